// Edits give valid boards, never change the one they were given, and do what they say.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cloneBoard, distancesFrom, isBoard, sameBoard } from '../../../web/src/model/board.js';
import { breakBlocks, openBlocks, openWay } from '../../../web/src/model/carve.js';
import * as edits from '../../../web/src/model/edits.js';
import { anyBoard, readRows } from '../boards.js';

/** @typedef {import('../../../web/src/engine/protocol.js').Board} Board */

/** Every edit, driven by three random numbers. @type {[string, (b: Board, i: number, j: number, k: number) => Board][]} */
const EDITS = [
  ['setWalls', (b, i, j, k) => edits.setWalls(b, [at(b, i), at(b, j)], k % 2 ? 1 : 0)],
  ['rectangle', (b, i, j) => edits.setWalls(b, edits.rectangle(b, at(b, i), at(b, j)), 1)],
  ['region', (b, i) => edits.setWalls(b, edits.region(b, at(b, i)), 1)],
  [
    'place',
    (b, i, j) => (b.starts.length ? edits.place(b, 'starts', i % b.starts.length, at(b, j)) : b),
  ],
  ['unplace', (b, i) => (b.goals.length ? edits.unplace(b, 'goals', i % b.goals.length) : b)],
  ['setPieceCount', (b, i) => edits.setPieceCount(b, i % 7)],
  ['removePiece', (b, i) => (b.starts.length ? edits.removePiece(b, i % b.starts.length) : b)],
  ['resize', (b, i, j) => edits.resize(b, (i % 12) + 1, (j % 12) + 1)],
  ['clearWalls', (b) => edits.clearWalls(b)],
  ['openWay', (b, i, j) => openWay(b, at(b, i), at(b, j))],
  ['breakBlocks', (b) => breakBlocks(b)],
];

/** @param {Board} board @param {number} n */
const at = (board, n) => n % board.walls.length;

for (const [name, edit] of EDITS) {
  test(`${name} gives a valid board and leaves the old one alone`, () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(999), fc.nat(999), fc.nat(9), (board, i, j, k) => {
        const before = cloneBoard(board);
        const after = edit(board, i, j, k);
        expect(isBoard(after)).toBe(true);
        expect(sameBoard(board, before)).toBe(true);
        if (after !== board)
          expect(after.walls === board.walls && !sameBoard(after, board)).toBe(false);
      }),
    );
  });
}

test('a wall is not built under a piece', () => {
  const board = readRows(['a A', '   ']);
  const walled = edits.setWalls(board, [0, 1, 2, 3], 1);
  expect([...walled.walls]).toEqual([0, 1, 0, 1, 0, 0]);
});

test('a piece that is put on another of its kind changes places with it', () => {
  const board = readRows(['ab', 'AB']);
  const moved = edits.place(board, 'starts', 0, 1);
  expect(moved.starts).toEqual([1, 0]);
  expect(moved.goals).toEqual(board.goals);
});

test('a piece may be put on its own or another target, and clears a wall', () => {
  const board = readRows(['aA#', '   ']);
  expect(edits.place(board, 'starts', 0, 1).starts).toEqual([1]);
  expect([...edits.place(board, 'goals', 0, 2).walls]).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a closed border moves with the edge when the board grows and shrinks', () => {
  const board = readRows(['####', '#aA#', '####']);
  const wide = edits.resize(board, 6, 4);
  expect(edits.isClosed(wide)).toBe(true);
  expect([...wide.walls.slice(6, 12)]).toEqual([1, 0, 0, 0, 0, 1]);
  const narrow = edits.resize(wide, 3, 3);
  expect(edits.isClosed(narrow)).toBe(true);
  expect(narrow.starts).toEqual([4]);
  expect(narrow.goals).toEqual([-1]);
});

test('a line of cells has no holes and no detours', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(999), fc.nat(999), (board, i, j) => {
      const [from, to] = [at(board, i), at(board, j)];
      const cells = edits.line(board, from, to);
      const xy = (/** @type {number} */ c) => [c % board.width, Math.floor(c / board.width)];
      expect([cells[0], cells.at(-1)]).toEqual([from, to]);
      const [[x0, y0], [x1, y1]] = [xy(from), xy(to)];
      expect(cells.length).toBe(Math.max(Math.abs(x0 - x1), Math.abs(y0 - y1)) + 1);
      for (let n = 1; n < cells.length; n++) {
        const [[px, py], [qx, qy]] = [xy(cells[n - 1]), xy(cells[n])];
        expect(Math.max(Math.abs(px - qx), Math.abs(py - qy))).toBe(1);
      }
    }),
  );
});

test('openWay takes the fewest walls away, and none of the border while it can', () => {
  const board = readRows(['a#   ', ' ### ', ' # #A']);
  const opened = openWay(board, 0, 14);
  expect([...opened.walls]).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0]);
});

test('walls in open blocks part nothing that was joined', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      const mended = breakBlocks(board);
      expect(openBlocks(mended).length).toBeLessThanOrEqual(openBlocks(board).length);
      for (let cell = 0; cell < board.walls.length; cell++) {
        const [before, after] = [distancesFrom(board, cell), distancesFrom(mended, cell)];
        for (let to = 0; to < board.walls.length; to++) {
          if (mended.walls[cell] || mended.walls[to]) continue;
          expect(after[to] >= 0).toBe(before[to] >= 0);
        }
      }
    }),
    { numRuns: 40 },
  );
});
