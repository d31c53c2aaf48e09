// Parts of the page that are loaded when they are asked for: a failure is told and changes nothing.
import { expect, test, vi } from 'vitest';
import { createCommands } from '../../../web/src/app/commands.js';
import { createLater } from '../../../web/src/app/later.js';
import { initialState, makeDrawing } from '../../../web/src/app/state.js';
import { createStore } from '../../../web/src/app/store.js';
import { createWishes } from '../../../web/src/app/wishes.js';
import { EngineLost } from '../../../web/src/engine/client.js';
import { readRows } from '../boards.js';

/** @param {() => Promise<void>} meet   loads the engine of a puzzle */
function setUp(meet) {
  const drawing = makeDrawing(readRows(['####', '#aA#', '####']), 'bidirectional-smaller');
  const store = createStore(
    initialState({ puzzle: 'ghosts', drawing, language: 'en', welcome: false }),
  );
  const solver = { cancel: () => {}, again: () => {}, meet };
  const nothing = /** @type {any} */ ({});
  const later = createLater(store);
  return { store, ...createCommands(store, solver, createWishes(store), later, nothing, nothing) };
}

test('a puzzle whose engine does not arrive is not opened, and can be asked for again', async () => {
  const meet = vi.fn(async () => {});
  meet.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { store, openPuzzle } = setUp(meet);
  const before = store.get();
  await openPuzzle('solitaire');
  const { notice, ...after } = store.get();
  expect({ ...after, notice: null }).toEqual(before);
  expect(notice).toEqual({
    key: 'notice_not_loaded',
    values: { reason: 'Failed to fetch' },
    level: 'error',
  });
  await openPuzzle('solitaire');
  expect(store.get().puzzle).toBe('solitaire');
});

test('a puzzle opens without the engine that was lost: one can draw', async () => {
  const { store, openPuzzle } = setUp(async () => {
    throw new EngineLost('no worker');
  });
  await openPuzzle('solitaire');
  expect(store.get()).toMatchObject({ puzzle: 'solitaire', notice: null });
});

test('what nobody waits for any more fails in silence', async () => {
  const { store } = setUp(async () => {});
  const later = createLater(store);
  const fail = async () => Promise.reject(new Error('offline'));
  expect(await later(fail, () => false)).toBe(false);
  expect(store.get().notice).toBe(null);
  expect(await later(fail)).toBe(false);
  expect(store.get().notice?.key).toBe('notice_not_loaded');
  expect(await later(async () => {})).toBe(true);
});
