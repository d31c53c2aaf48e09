// The clock: steps as the speed asks, whatever the frames do; it stops at the end.
import { expect, test } from 'vitest';
import { createPlayer } from '../../../web/src/app/player.js';
import { boardOf, initialState, makeDrawing } from '../../../web/src/app/state.js';
import { createStore } from '../../../web/src/app/store.js';
import { readRows } from '../boards.js';
import { madeTrace } from './made.js';

/** A page with a search of 40 turns, and frames that the test makes. */
function setUp() {
  const drawing = makeDrawing(readRows(['aA']), 'bidirectional-smaller');
  const store = createStore(
    initialState({ puzzle: 'ghosts', drawing, language: 'en', welcome: false }),
  );
  const layers = { forward: Array(21).fill(2), backward: Array(21).fill(2) };
  const search = { schedule: 'fb'.repeat(20), layers, steps: 40 };
  store.dispatch(madeTrace(boardOf(store.get()), search));
  /** @type {((now: number) => void)[]} */
  let waiting = [];
  createPlayer(store, (task) => waiting.push(task));
  const frame = (/** @type {number} */ now) => {
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task(now);
    return tasks.length;
  };
  return { store, frame };
}

test('eight turns a second, from frames of any length', () => {
  const { store, frame } = setUp();
  store.dispatch({ type: 'play/start' });
  let now = 1000;
  frame(now);
  for (const length of [16, 16, 40, 8, 120, 100, 200, 100, 200, 200]) {
    now += length;
    frame(now);
  }
  expect(store.get().head.turn).toBe(8);
});

test('pausing stops the clock and playing again goes on', () => {
  const { store, frame } = setUp();
  store.dispatch({ type: 'play/start' });
  frame(1000);
  frame(1250);
  store.dispatch({ type: 'play/pause' });
  frame(1300);
  expect(frame(1400)).toBe(0);
  expect(store.get().head.turn).toBe(2);
  store.dispatch({ type: 'play/start' });
  frame(9000);
  frame(9250);
  expect(store.get().head.turn).toBe(4);
});

test('it ends at the last turn', () => {
  const { store, frame } = setUp();
  store.dispatch({ type: 'speed/set', speed: 400 });
  store.dispatch({ type: 'play/start' });
  for (let now = 1000; now < 2000; now += 100) frame(now);
  expect(store.get()).toMatchObject({ playing: false, head: { turn: 40, inner: 0 } });
  expect(frame(3000)).toBe(0);
});
