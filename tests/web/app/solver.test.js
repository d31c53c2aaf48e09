// The solver: an edit cancels what runs, late results are dropped, sessions are released.
import { expect, test, vi } from 'vitest';
import { createSolver } from '../../../web/src/app/solver.js';
import { boardOf, initialState, makeDrawing } from '../../../web/src/app/state.js';
import { createStore } from '../../../web/src/app/store.js';
import { EngineLost } from '../../../web/src/engine/client.js';
import { setWalls } from '../../../web/src/model/edits.js';
import { loadPuzzle } from '../../../web/src/puzzles/index.js';
import { readRows } from '../boards.js';

const BOARD = readRows(['####', '#a #', '# A#', '####']);
const layered = (/** @type {string} */ id, isLayered = true) => ({
  id,
  wrong: false,
  sides: /** @type {const} */ (2),
  layered: isLayered,
  inspectable: isLayered,
});

/** An engine whose searches end when the test says so. */
function setUp(algorithms = [layered('bidirectional-smaller')]) {
  const drawing = makeDrawing(BOARD, 'bidirectional-smaller');
  const store = createStore(
    initialState({ puzzle: 'ghosts', drawing, language: 'en', welcome: false }),
  );
  /** @type {Map<number, {request: any, end: (outcome?: string) => void, fail: (error: Error) => void}>} */
  const running = new Map();
  const released = new Set();
  const api = {
    hello: vi.fn(async (puzzle) => ({
      puzzle,
      info: { defaultAlgorithm: algorithms[0].id, algorithms },
    })),
    solve: vi.fn(
      (request) =>
        new Promise((resolve, reject) => {
          const { job } = request;
          const end = (outcome = 'solved') => {
            running.delete(job);
            const layers = { forward: [1, 2], backward: [1, 2] };
            resolve({
              job,
              outcome,
              steps: 2,
              schedule: 'fb',
              layers,
              discovered: 6,
              plan: new Uint16Array(3),
            });
          };
          running.set(job, { request, end, fail: reject });
        }),
    ),
    cancel: vi.fn(async (id) => running.get(id)?.end('cancelled')),
    release: vi.fn(async (id) => void released.add(id)),
    firstLayers: vi.fn(async () => ({
      forward: new Uint16Array(16),
      backward: new Uint16Array(16),
    })),
    overlaps: vi.fn(async () => Int32Array.of(0, 2)),
  };
  const solver = createSolver(store, /** @type {any} */ (api), (task) => setTimeout(task, 0));
  const info = { id: 'ghosts', defaultAlgorithm: 'bidirectional-smaller', algorithms };
  const hello = { version: 0, puzzle: 'ghosts', info };
  const ready = () => store.dispatch({ type: 'engine/ready', hello });
  return { store, api, solver, running, released, ready };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('solves when the engine is ready and keeps the session for look-ups', async () => {
  const { store, running, released, ready } = setUp();
  ready();
  await settle();
  expect(store.get().job?.id).toBe(1);
  running.get(1)?.end();
  await settle();
  expect(store.get().trace?.board).toBe(BOARD);
  expect(store.get().job).toBe(null);
  expect(released.has(1)).toBe(false);
});

test('an edit cancels the search, releases it, and only the new one is shown', async () => {
  const { store, api, running, released, ready } = setUp();
  ready();
  await settle();
  const board = setWalls(BOARD, [6], 1);
  store.dispatch({ type: 'board/edit', board });
  await settle();
  expect(api.cancel).toHaveBeenCalledWith(1);
  expect(released.has(1)).toBe(true);
  running.get(2)?.end();
  await settle();
  expect(store.get().trace?.board).toBe(board);
  expect(api.firstLayers).toHaveBeenCalledTimes(1);
});

test('many edits in one frame are one search', async () => {
  const { store, api, ready } = setUp();
  ready();
  for (const cell of [6, 9]) {
    store.dispatch({ type: 'board/edit', board: setWalls(boardOf(store.get()), [cell], 1) });
  }
  await settle();
  expect(api.solve).toHaveBeenCalledTimes(1);
});

test('a board with an error is not sent to the engine', async () => {
  const { store, api, ready } = setUp();
  store.dispatch({ type: 'board/edit', board: { ...BOARD, goals: [-1] } });
  ready();
  await settle();
  expect(api.solve).not.toHaveBeenCalled();
});

test('cancel ends in a plain result', async () => {
  const { store, solver, ready } = setUp();
  ready();
  await settle();
  solver.cancel();
  await settle();
  expect(store.get().answer?.summary.outcome).toBe('cancelled');
  expect(store.get().job).toBe(null);
});

test('the fast engine answers first, the trace comes after', async () => {
  const { store, running, released, ready } = setUp([
    layered('fast', false),
    layered('bidirectional-smaller'),
  ]);
  ready();
  await settle();
  expect(running.get(1)?.request.algorithm).toBe('fast');
  running.get(1)?.end();
  await settle();
  expect(store.get().answer?.summary.job).toBe(1);
  expect(store.get().trace).toBe(null);
  expect(released.has(1)).toBe(true);
  running.get(2)?.end();
  await settle();
  expect(store.get().trace?.summary.job).toBe(2);
});

test('plain search follows for the outline, from both ends, and is released', async () => {
  const { store, running, released, ready } = setUp([
    layered('bidirectional-smaller'),
    layered('breadth-first'),
  ]);
  ready();
  await settle();
  running.get(1)?.end();
  await settle();
  expect(running.get(2)?.request.board.starts).toEqual(BOARD.starts);
  running.get(2)?.end();
  await settle();
  expect(running.get(3)?.request.board.starts).toEqual(BOARD.goals);
  running.get(3)?.end();
  await settle();
  expect(store.get().plain).toEqual({ forward: [1, 2], backward: [1, 2] });
  expect([released.has(1), released.has(2), released.has(3)]).toEqual([false, true, true]);
});

test('after the engine was lost and is back, the board is solved again', async () => {
  const { store, api, running, ready } = setUp();
  ready();
  await settle();
  running.get(1)?.fail(new EngineLost('gone'));
  store.dispatch({ type: 'engine/lost', notice: { key: 'notice_engine_lost', level: 'error' } });
  await settle();
  ready();
  await settle();
  expect(api.solve).toHaveBeenCalledTimes(2);
  expect(boardOf(store.get())).toBe(BOARD);
});

test('the answer of an engine without layers can be cancelled, and ends the round', async () => {
  const { store, api, solver, running, ready } = setUp([
    layered('fast', false),
    layered('bidirectional-smaller'),
  ]);
  ready();
  await settle();
  expect(running.get(1)?.request.algorithm).toBe('fast');
  expect(store.get().job?.id).toBe(1);
  solver.cancel();
  await settle();
  expect(store.get().answer?.summary.outcome).toBe('cancelled');
  expect(store.get().job).toBe(null);
  expect(api.solve).toHaveBeenCalledTimes(1);
});

test('a puzzle that the engine has not said hello for is met before it is solved', async () => {
  const { store, api, ready } = setUp();
  ready();
  await settle();
  await loadPuzzle('blank-tile');
  const drawing = makeDrawing(readRows(['ab ', '  B']), 'gone');
  const settings = { tool: 'wall', shade: /** @type {const} */ ('layer'), follow: 1 };
  store.dispatch({ type: 'puzzle/set', puzzle: 'blank-tile', drawing, ...settings });
  await settle();
  await settle();
  expect(api.hello).toHaveBeenCalledWith('blank-tile');
  expect(store.get().algorithms['blank-tile']).toHaveLength(1);
  const asked = api.solve.mock.calls.map(([{ puzzle, algorithm }]) => [puzzle, algorithm]);
  expect(asked.at(-1)).toEqual(['blank-tile', 'bidirectional-smaller']);
  expect(asked.map(([, algorithm]) => algorithm)).not.toContain('gone');
});

test('a drawing that the engine dies of twice is left alone until it is another', async () => {
  const { store, api, running, ready } = setUp();
  const die = async (/** @type {number} */ job) => {
    running.get(job)?.fail(new EngineLost('gone'));
    store.dispatch({ type: 'engine/lost', notice: { key: 'notice_engine_lost', level: 'error' } });
    await settle();
    ready();
    await settle();
  };
  ready();
  await settle();
  for (const job of [1, 2, 3]) await die(job);
  expect(api.solve).toHaveBeenCalledTimes(2);
  expect(store.get().notice?.key).toBe('notice_engine_deadly');
  store.dispatch({ type: 'board/edit', board: setWalls(BOARD, [6], 1) });
  await settle();
  expect(api.solve).toHaveBeenCalledTimes(3);
});

test('a cancel is told before the layers of what was found are there', async () => {
  const { store, api, solver, ready } = setUp();
  api.firstLayers.mockImplementation(() => new Promise(() => {}));
  ready();
  await settle();
  solver.cancel();
  await settle();
  expect(api.firstLayers).toHaveBeenCalled();
  expect(store.get().answer?.summary.outcome).toBe('cancelled');
});
