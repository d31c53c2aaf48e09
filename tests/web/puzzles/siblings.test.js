// The blank tile and the solitaire on the page: examples with their answers by the real engine, lint,
// the side graph, pieces that are alike, and what the plan's lines show.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_CELL } from '../../../web/src/engine/protocol.js';
import { isBoard, sameBoard } from '../../../web/src/model/board.js';
import { mergeCounts, mergeFirst } from '../../../web/src/model/interchangeable.js';
import { readTileRows } from '../../../web/src/puzzles/blank_tile/examples.js';
import { sideGraph, sidesOfPlan } from '../../../web/src/puzzles/blank_tile/side_graph.js';
import { loadPuzzle, PUZZLE_IDS, PUZZLES } from '../../../web/src/puzzles/index.js';
import { stopsOf } from '../../../web/src/render/path.js';
import { anyBoard, readRows } from '../boards.js';
import { openEngine } from '../engine/open_engine.js';

await Promise.all(PUZZLE_IDS.map(loadPuzzle));

/** @type {Awaited<ReturnType<typeof openEngine>>} */
let engine;
let jobs = 0;

beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

/** @param {string} puzzle @param {string} algorithm @param {import('../../../web/src/engine/protocol.js').Board} board */
async function solve(puzzle, algorithm, board) {
  const summary = await engine.solve({ job: ++jobs, puzzle, algorithm, board });
  await engine.release(summary.job);
  return summary;
}

const ANSWERS = {
  blank_straight: 30,
  blank_zigzag: 27,
  blank_sample: 2,
  blank_stuck: -1,
  blank_doors: 42,
  blank_door: -1,
  blank_bay: 467,
  blank_maze: 5954,
  blank_open: 169,
  alike_sample: 7,
  alike_leap: 8,
  alike_pair: 6,
  alike_lone: 7,
  alike_rim: 11,
  alike_square: 8,
  alike_corners: 22,
  alike_far: 27,
};

for (const id of ['blank-tile', 'solitaire']) {
  test(`every example of ${id} is a fit board with the answer that its note tells`, async () => {
    const puzzle = PUZZLES[id];
    expect(puzzle.examples.length).toBeGreaterThanOrEqual(8);
    for (const { id: name, board } of puzzle.examples) {
      expect(isBoard(board())).toBe(true);
      expect(puzzle.lint(board()).filter(({ level }) => level === 'error')).toEqual([]);
      const { steps } = await solve(id, puzzle.quick || puzzle.algorithm, board());
      expect([name, steps]).toEqual([name, /** @type {any} */ (ANSWERS)[name]]);
    }
  });

  test(`boards of ${id} come back from their contest text`, async () => {
    const boards = PUZZLES[id].examples.map(({ board }) => board());
    const text = await engine.printText(id, boards);
    const back = await engine.parseText(id, text);
    expect(back.error).toBe(null);
    const sorted = (/** @type {number[]} */ cells) =>
      id === 'solitaire' ? [...cells].sort((a, b) => a - b) : cells;
    boards.forEach((board, i) => {
      const normal = { ...board, starts: sorted(board.starts), goals: sorted(board.goals) };
      expect(sameBoard(back.boards[i], normal)).toBe(true);
    });
  });
}

for (const id of PUZZLE_IDS) {
  test(`${id} names families that the engine can make`, async () => {
    const { families, recipe, lint, examples } = PUZZLES[id];
    expect(families.length).toBeGreaterThan(0);
    for (const family of families) {
      const made = await engine.generate(id, recipe(family, examples[0].board()), 2, 5);
      expect(made.length).toBe(2);
      expect(lint(made[0]).filter(({ level }) => level === 'error')).toEqual([]);
    }
  });
}

test('a maze of ghosts has the size and the pieces that are drawn', async () => {
  const { recipe, lint } = PUZZLES.ghosts;
  const drawn = readRows(['#########', '#a     b#', '#       #', '#B     A#', '#########']);
  const [made] = await engine.generate('ghosts', recipe('random', drawn), 1, 3);
  const { width, height, starts, goals } = made;
  expect([width, height, starts.length, goals.length]).toEqual([9, 5, 2, 2]);
  expect(lint(made)).toEqual([]);
});

test('whatever lint lets pass is solved, and every fix mends what it is for', async () => {
  const board = anyBoard.map((any) => ({
    ...any,
    starts: [any.starts[0] ?? NO_CELL, any.starts[1] ?? NO_CELL],
    goals: [NO_CELL, any.goals[0] ?? NO_CELL],
  }));
  const { lint } = PUZZLES['blank-tile'];
  await fc.assert(
    fc.asyncProperty(board, async (any) => {
      const errors = lint(any).filter(({ level }) => level === 'error');
      if (errors.length === 0) {
        const { outcome } = await solve('blank-tile', 'side-graph', any);
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
  const board = PUZZLES['blank-tile'].examples.find(({ id }) => id === 'blank_bay')?.board();
  if (!board) throw new Error('no example');
  const { plan, steps } = await solve('blank-tile', 'side-graph', board);
  const { walks } = sideGraph(board);
  const { used, slides } = sidesOfPlan(board, plan);
  expect(slides).toBe(16);
  for (const index of used) expect(walks[index]).toBeGreaterThan(0);
  expect(steps).toBe(467);
  expect((await engine.checkPlan('blank-tile', board, '')).ok).toBe(false);
});

test('the blank leaves the trail of its walk since the slide before', () => {
  const { trail } = PUZZLES['blank-tile'];
  // Time 0: blank 0, tile 1. A slide at time 1, a walk at 2 and 3, a slide at 4.
  const plan = Uint16Array.from([0, 1, 1, 0, 4, 0, 3, 0, 0, 3]);
  expect([0, 1, 2, 3, 4].map((time) => trail?.(plan, time)[0])).toEqual([0, 0, 1, 1, 1]);
  expect(stopsOf({ plan, pieces: 2, time: 3, from: [1, 0] }, 0).map(({ cell }) => cell)).toEqual([
    1, 4, 3,
  ]);
});

test('like pieces are seen as one: the first of their layers, the sum of their counts', () => {
  const first = { forward: Uint16Array.from([3, 1, 2, 5]), backward: new Uint16Array(4) };
  expect([...mergeFirst(first, 2).forward]).toEqual([2, 1]);
  expect(mergeFirst(first, 2)).toBe(mergeFirst(first, 2));
  expect([...(mergeCounts(Uint32Array.from([3, 1, 2, 5]), 2) ?? [])]).toEqual([5, 6]);
  expect(mergeCounts(null, 2)).toBe(null);
});

test('a plan of like pieces moves one column a step', async () => {
  const { board } = PUZZLES.solitaire.examples[0];
  const { plan } = await solve('solitaire', 'bidirectional-smaller', board());
  expect([...plan.subarray(0, 4)]).toEqual(board().starts);
  for (let t = 4; t < plan.length; t += 4) {
    const moved = [0, 1, 2, 3].filter((i) => plan[t + i] !== plan[t + i - 4]);
    expect(moved.length).toBe(1);
  }
});
