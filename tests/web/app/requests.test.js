// What arrives late never replaces what was asked for, chosen or drawn since.
import { expect, test } from 'vitest';
import { createCommands } from '../../../web/src/app/commands.js';
import { createLoader } from '../../../web/src/app/loader.js';
import { createRequests } from '../../../web/src/app/requests.js';
import { boardOf, initialState, makeDrawing } from '../../../web/src/app/state.js';
import { createStore } from '../../../web/src/app/store.js';
import { createTexts } from '../../../web/src/formats/texts.js';
import { readRows } from '../boards.js';

const rows = (/** @type {string} */ last) => readRows(['####', '#a #', `#${last}#`, '####']);
const [BOARD, FIRST, SECOND] = [rows(' A'), rows('A '), rows('A#')];

/** A page whose engine answers when the test says so. */
function setUp() {
  const drawing = makeDrawing(BOARD, 'bidirectional-smaller', 'swap');
  const store = createStore(
    initialState({ puzzle: 'ghosts', drawing, language: 'en', welcome: false }),
  );
  /** @type {((board: object|null) => void)[]} */
  const answers = [];
  const late = () => new Promise((resolve) => answers.push(resolve));
  const api = /** @type {any} */ ({
    parseText: async () => {
      const board = await late();
      return board ? { boards: [board], error: null } : { boards: [], error: { message: 'no' } };
    },
    generate: async () => [await late()],
  });
  const newRequest = createRequests(store);
  const solver = { cancel: () => {}, again: () => {}, loadEngine: async () => {} };
  const texts = createTexts(store, api, newRequest);
  const commands = createCommands({
    store,
    solver,
    newRequest,
    load: createLoader(store),
    texts,
    lookups: /** @type {any} */ ({}),
  });
  return { store, commands, answers, board: () => boardOf(store.get()) };
}

test('of two texts the one that was pasted last stays, whichever is read first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { commands, answers, board } = setUp();
    const read = [commands.loadText('first', ''), commands.loadText('second', '')];
    const boards = [FIRST, SECOND];
    for (const i of order) answers[i](boards[i]);
    expect(await Promise.all(read)).toEqual([false, true]);
    expect(board()).toBe(SECOND);
  }
});

test('an example, an edit or a maze by chance that came later is kept, and no fault is told', async () => {
  const { store, commands, answers, board } = setUp();
  const text = commands.loadText('late', '');
  commands.loadExample('corridor');
  const corridor = board();
  answers[0](FIRST);
  expect([await text, board()]).toEqual([false, corridor]);

  const broken = commands.loadText('late and broken', '');
  store.dispatch({ type: 'board/edit', board: BOARD });
  answers[1](null);
  expect([await broken, store.get().textError]).toEqual([false, null]);

  const file = commands.loadFile(new File(['late'], 'late.txt'));
  const maze = commands.generate('rooms', 1);
  await Promise.resolve();
  answers[2](SECOND);
  expect([await maze, await file, board()]).toEqual([true, false, SECOND]);
});

test('a puzzle that loads slowly does not open over one that was asked for later', async () => {
  const { store, commands } = setUp();
  await Promise.all([commands.openPuzzle('solitaire'), commands.openPuzzle('blank-tile')]);
  expect(store.get().puzzle).toBe('blank-tile');
  await Promise.all([commands.openPuzzle('solitaire'), commands.openPuzzle('blank-tile')]);
  expect(store.get().puzzle).toBe('blank-tile');
});
