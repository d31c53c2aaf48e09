// Strokes: the first cell decides what a press and a drag do.
import { expect, test } from 'vitest';
import { beginStroke, extendStroke, pieceUnder } from '../../../web/src/app/tools.js';
import { ghosts } from '../../../web/src/puzzles/ghosts/index.js';
import { readRows } from '../boards.js';

const BOARD = readRows(['     ', ' ### ', 'aA   ']);
const OPTIONS = { erase: false, rectangle: false, hasWalls: true };
const TOOLS = Object.fromEntries(
  ghosts
    .tools(BOARD)
    .flat()
    .map((tool) => [tool.id, tool]),
);

/** Draws with a tool over some cells. @param {string} tool @param {number[]} cells @param {object} [options] */
function draw(tool, cells, options = {}) {
  let step = beginStroke(BOARD, TOOLS[tool], cells[0], { ...OPTIONS, ...options });
  for (const cell of cells.slice(1)) step = extendStroke(step.stroke, step.board, cell);
  return step.board;
}

/** @param {import('../../../web/src/engine/protocol.js').Board} board */
const rows = (board) =>
  Array.from({ length: board.height }, (_, y) =>
    Array.from({ length: board.width }, (_, x) =>
      board.walls[y * board.width + x] ? '#' : '.',
    ).join(''),
  );

test('a stroke that begins on floor draws, also over walls', () => {
  expect(rows(draw('wall', [0, 4]))).toEqual(['#####', '.###.', '.....']);
  expect(rows(draw('wall', [5, 9]))).toEqual(['.....', '#####', '.....']);
});

test('a stroke that begins on a wall erases', () => {
  expect(rows(draw('wall', [6, 8]))).toEqual(['.....', '.....', '.....']);
});

test('the right button and the eraser erase, whatever is below', () => {
  expect(rows(draw('wall', [5, 9], { erase: true }))).toEqual(['.....', '.....', '.....']);
  expect(rows(draw('erase', [5, 9]))).toEqual(['.....', '.....', '.....']);
});

test('erasing from a piece takes the piece alone', () => {
  const erased = draw('erase', [10, 6]);
  expect(erased.starts).toEqual([-1]);
  expect(rows(erased)).toEqual(rows(BOARD));
});

test('a rectangle is drawn from corner to corner and shrinks again', () => {
  expect(rows(draw('rectangle', [3, 14, 4]))).toEqual(['...##', '.###.', '.....']);
  expect(rows(draw('wall', [0, 12], { rectangle: true }))).toEqual(['###..', '####.', '..#..']);
});

test('fill takes the connected area of the first cell', () => {
  expect(rows(draw('fill', [7]))).toEqual(['.....', '.....', '.....']);
  expect(rows(draw('fill', [0]))).toEqual(['#####', '#####', '..###']);
});

test('a piece is dragged, and walls on the way stay', () => {
  const moved = draw('wall', [10, 6, 4]);
  expect(moved.starts).toEqual([4]);
  expect(rows(moved)).toEqual(rows(BOARD));
});

test('a placing tool places, even onto the other kind', () => {
  expect(draw('start-0', [11]).starts).toEqual([11]);
  expect(draw('goal-0', [7]).goals).toEqual([7]);
  expect(rows(draw('goal-0', [7]))[1]).toBe('.#.#.');
});

test('of two pieces on a cell the tool decides which is held', () => {
  const board = { ...BOARD, goals: [10] };
  expect(pieceUnder(board, 10, TOOLS.wall)).toEqual({ kind: 'start', piece: 0 });
  expect(pieceUnder(board, 10, TOOLS['goal-0'])).toEqual({ kind: 'goal', piece: 0 });
  expect(pieceUnder(board, 0, TOOLS.wall)).toBe(null);
});
