// The blank tile on the page: lint, the side graph, and what the plan's lines show.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_CELL } from '../../../web/src/engine/protocol.js';
import { readTileRows } from '../../../web/src/puzzles/blank_tile/examples.js';
import { blankTile } from '../../../web/src/puzzles/blank_tile/index.js';
import { sideGraph, sidesOfPlan } from '../../../web/src/puzzles/blank_tile/side_graph.js';
import { stopsOf } from '../../../web/src/render/path.js';
import { anyBoard } from '../boards.js';
import { openEngine } from '../engine/open_engine.js';

/** @type {Awaited<ReturnType<typeof openEngine>>} */
let engine;
let jobs = 0;

beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

/** @param {import('../../../web/src/engine/protocol.js').Board} board @param {string} algorithm */
async function solve(board, algorithm) {
  const summary = await engine.solve({ job: ++jobs, puzzle: 'blank-tile', algorithm, board });
  await engine.release(summary.job);
  return summary;
}

test('whatever lint lets pass is solved, and every fix mends what it is for', async () => {
  const board = anyBoard.map((any) => ({
    ...any,
    starts: [any.starts[0] ?? NO_CELL, any.starts[1] ?? NO_CELL],
    goals: [NO_CELL, any.goals[0] ?? NO_CELL],
  }));
  const { lint } = blankTile;
  await fc.assert(
    fc.asyncProperty(board, async (any) => {
      const errors = lint(any).filter(({ level }) => level === 'error');
      if (errors.length === 0) {
        const { outcome } = await solve(any, 'side-graph');
        expect(['solved', 'exhausted']).toContain(outcome);
      }
      for (const { key, fix } of errors) {
        if (fix) expect(lint(fix(any)).map((finding) => finding.key)).not.toContain(key);
      }
    }),
    { numRuns: 200 },
  );
});

test('the side graph of a square: two sides a corner cell, walks round the ring', () => {
  const board = readTileRows(['ot.', '.#.', '..T']);
  const graph = sideGraph(board);
  expect(graph.states).toBe(8 * 7);
  expect(graph.nodes).toBe(16);
  expect(graph.edges).toBe(8);
  const [down, right] = [1, 3];
  expect(graph.walks[down * 4 + right]).toBe(6);
  expect(graph.walks[4 * 16 + down * 4 + right]).toBe(-1);
  expect(sideGraph({ ...board })).toBe(graph);
});

test('a plan is read as slides and the walks between them', async () => {
  const board = blankTile.examples.find(({ id }) => id === 'bay')?.board();
  if (!board) throw new Error('no example');
  const { plan, steps } = await solve(board, 'side-graph');
  const { walks } = sideGraph(board);
  const { used, slides } = sidesOfPlan(board, plan);
  expect(slides).toBe(16);
  for (const index of used) expect(walks[index]).toBeGreaterThan(0);
  expect(steps).toBe(467);
  expect((await engine.checkPlan('blank-tile', board, '')).ok).toBe(false);
});

test('the blank leaves the trail of its walk since the slide before', () => {
  const { trail } = blankTile;
  // Time 0: blank 0, tile 1. A slide at time 1, a walk at 2 and 3, a slide at 4.
  const plan = Uint16Array.from([0, 1, 1, 0, 4, 0, 3, 0, 0, 3]);
  expect([0, 1, 2, 3, 4].map((time) => trail?.(plan, time)[0])).toEqual([0, 0, 1, 1, 1]);
  expect(stopsOf({ plan, pieces: 2, time: 3, from: [1, 0] }, 0).map(({ cell }) => cell)).toEqual([
    1, 4, 3,
  ]);
});
