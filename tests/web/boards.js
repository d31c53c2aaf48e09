// Random boards for property tests, and boards written as text.
import fc from 'fast-check';
import { emptyBoard } from '../../web/src/model/board.js';
import { readRows } from '../../web/src/puzzles/rows.js';

export { readRows };

/** Boards of 1x1 to 9x9 with up to 4 pieces, any of which may be missing. */
export const anyBoard = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) => {
    const cell = fc.integer({ min: -1, max: width * height - 1 });
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      walls: fc
        .array(fc.integer({ min: 0, max: 1 }), {
          minLength: width * height,
          maxLength: width * height,
        })
        .map((walls) => Uint8Array.from(walls)),
      pieces: fc.array(fc.tuple(cell, cell), { maxLength: 4 }),
    });
  })
  .map(({ width, height, walls, pieces }) => ({
    ...emptyBoard(width, height),
    walls,
    starts: pieces.map(([start]) => start),
    goals: pieces.map(([, goal]) => goal),
  }));

/** @param {import('../../web/src/engine/protocol.js').Board} board */
export const cellsOf = (board) => board.walls.length;
