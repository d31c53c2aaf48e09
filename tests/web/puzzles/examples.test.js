// What every puzzle of the page shows: examples with their answers by the real engine, their contest texts,
// and families that the engine can make.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBoard, sameBoard } from '../../../web/src/model/board.js';
import { loadPuzzle, PUZZLE_IDS, PUZZLES } from '../../../web/src/puzzles/index.js';
import { readRows } from '../boards.js';
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
  'blank-tile': {
    straight: 30,
    zigzag: 27,
    sample: 2,
    stuck: -1,
    doors: 42,
    door: -1,
    bay: 467,
    maze: 5954,
    open: 169,
  },
  solitaire: {
    sample: 7,
    leap: 8,
    pair: 6,
    lone: 7,
    rim: 11,
    square: 8,
    corners: 22,
    far: 27,
  },
};

for (const id of ['blank-tile', 'solitaire']) {
  test(`every example of ${id} is a fit board with the answer that its note tells`, async () => {
    const puzzle = PUZZLES[id];
    expect(puzzle.examples.length).toBeGreaterThanOrEqual(8);
    for (const { id: name, board } of puzzle.examples) {
      expect(isBoard(board())).toBe(true);
      expect(puzzle.lint(board()).filter(({ level }) => level === 'error')).toEqual([]);
      const { steps } = await solve(id, puzzle.quick || puzzle.algorithm, board());
      expect([name, steps]).toEqual([name, /** @type {any} */ (ANSWERS)[id][name]]);
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
