// Parts of the page that are loaded when they are asked for: a failure is told and changes nothing.
import { expect, test, vi } from 'vitest';
import { createCommands } from '../../../web/src/app/commands.js';
import { createLoader } from '../../../web/src/app/loader.js';
import { createRequests } from '../../../web/src/app/requests.js';
import { initialState, makeDrawing } from '../../../web/src/app/state.js';
import { createStore } from '../../../web/src/app/store.js';
import { EngineLost } from '../../../web/src/engine/client.js';
import { readRows } from '../boards.js';

/** @param {() => Promise<void>} loadEngine   loads the engine of a puzzle */
function setUp(loadEngine) {
  const drawing = makeDrawing(readRows(['####', '#aA#', '####']), 'bidirectional-smaller');
  const store = createStore(
    initialState({ puzzle: 'ghosts', drawing, language: 'en', welcome: false }),
  );
  const solver = { cancel: () => {}, again: () => {}, loadEngine };
  const nothing = /** @type {any} */ ({});
  const newRequest = createRequests(store);
  const load = createLoader(store);
  const parts = { store, solver, newRequest, load, texts: nothing, lookups: nothing };
  return { store, ...createCommands(parts) };
}

test('a puzzle whose engine does not arrive is not opened, and can be asked for again', async () => {
  const loadEngine = vi.fn(async () => {});
  loadEngine.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { store, openPuzzle } = setUp(loadEngine);
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
  const load = createLoader(store);
  const fail = async () => Promise.reject(new Error('offline'));
  expect(await load(fail, () => false)).toBe(false);
  expect(store.get().notice).toBe(null);
  expect(await load(fail)).toBe(false);
  expect(store.get().notice?.key).toBe('notice_not_loaded');
  expect(await load(async () => {})).toBe(true);
});
