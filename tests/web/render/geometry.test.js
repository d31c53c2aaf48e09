// Cells on the screen: sizes in whole device pixels, and points back to cells.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_CELL } from '../../../web/src/engine/protocol.js';
import {
  boardGeometry,
  cellAt,
  cellCentre,
  nearestCell,
} from '../../../web/src/render/geometry.js';

const room = fc.record({
  columns: fc.integer({ min: 1, max: 64 }),
  rows: fc.integer({ min: 1, max: 64 }),
  width: fc.integer({ min: 140, max: 1200 }),
  height: fc.integer({ min: 140, max: 1200 }),
  dpr: fc.constantFrom(1, 1.25, 1.5, 2, 3),
});

describe('a board in a room', () => {
  test('fits, in cells of whole device pixels, none larger than allowed', () => {
    fc.assert(
      fc.property(room, (given) => {
        const { width, height, cell, dpr } = boardGeometry({ ...given, largest: 48 });
        expect(width).toBeLessThanOrEqual(given.width + 1e-6);
        expect(height).toBeLessThanOrEqual(given.height + 1e-6);
        expect(cell).toBeLessThanOrEqual(48);
        expect(Math.abs(cell * dpr - Math.round(cell * dpr))).toBeLessThan(1e-9);
      }),
    );
  });

  test('is as large as it can be', () => {
    const geometry = boardGeometry({ columns: 16, rows: 4, width: 512, height: 512, dpr: 1 });
    expect(geometry).toMatchObject({ cell: 32, width: 512, height: 128 });
  });
});

describe('a point on a board', () => {
  const geometry = boardGeometry({
    columns: 5,
    rows: 3,
    width: 50,
    height: 30,
    dpr: 1,
    left: 7,
    top: 9,
  });

  test('in a cell is that cell', () => {
    for (let cell = 0; cell < 15; cell++) {
      const { x, y } = cellCentre(geometry, cell);
      expect(cellAt(geometry, x, y)).toBe(cell);
      expect(nearestCell(geometry, x, y)).toBe(cell);
    }
  });

  test('beside the board is no cell, and the nearest is at its border', () => {
    expect(cellAt(geometry, 6.9, 20)).toBe(NO_CELL);
    expect(cellAt(geometry, 57, 20)).toBe(NO_CELL);
    expect(cellAt(geometry, 20, 39)).toBe(NO_CELL);
    expect(nearestCell(geometry, -100, 20)).toBe(5);
    expect(nearestCell(geometry, 1000, 1000)).toBe(14);
  });
});
