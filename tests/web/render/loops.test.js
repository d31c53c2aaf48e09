// The floor's outline: closed loops whose signed area is the floor, whatever the walls.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorLoops, traceRounded } from '../../../web/src/render/loops.js';
import { dirtyBox } from '../../../web/src/render/walls.js';

/** @param {string[]} rows */
const wallsOf = (rows) => Uint8Array.from([...rows.join('')], (c) => (c === '#' ? 1 : 0));

/** @param {number[]} loop  x, y, x, y ... */
function signedArea(loop) {
  let twice = 0;
  for (let i = 0; i < loop.length; i += 2) {
    const j = (i + 2) % loop.length;
    twice += loop[i] * loop[j + 1] - loop[j] * loop[i + 1];
  }
  return twice / 2;
}

test('one floor cell is one square', () => {
  const [loop, ...others] = floorLoops(wallsOf(['###', '# #', '###']), 3, 3);
  expect(others).toEqual([]);
  expect(loop.length).toBe(8);
  expect(signedArea(loop)).toBe(1);
});

test('a pillar is a hole that runs the other way round', () => {
  const loops = floorLoops(wallsOf(['   ', ' # ', '   ']), 3, 3);
  expect(loops.map(signedArea).sort((a, b) => a - b)).toEqual([-1, 9]);
});

test('rooms that touch at a corner keep loops of their own', () => {
  expect(floorLoops(wallsOf([' #', '# ']), 2, 2).map(signedArea)).toEqual([1, 1]);
});

test('loops enclose the floor, and every point is a corner', () => {
  const boards = fc.integer({ min: 1, max: 9 }).chain((width) =>
    fc.record({
      width: fc.constant(width),
      rows: fc.array(fc.array(fc.nat(1), { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 9,
      }),
    }),
  );
  fc.assert(
    fc.property(boards, ({ width, rows }) => {
      const walls = Uint8Array.from(rows.flat());
      const loops = floorLoops(walls, width, rows.length);
      const floor = walls.filter((wall) => wall === 0).length;
      expect(loops.reduce((sum, loop) => sum + signedArea(loop), 0)).toBe(floor);
      for (const loop of loops) {
        for (let i = 0; i < loop.length; i += 2) {
          const j = (i + 2) % loop.length;
          const k = (i + 4) % loop.length;
          expect(loop[i] === loop[j]).not.toBe(loop[j] === loop[k]);
        }
      }
    }),
  );
});

test('a rounded loop starts between two corners and closes', () => {
  /** @type {[string, ...number[]][]} */
  const calls = [];
  const record =
    (/** @type {string} */ name) =>
    (/** @type {number[]} */ ...args) => {
      calls.push([name, ...args]);
    };
  const path = {
    moveTo: record('moveTo'),
    arcTo: record('arcTo'),
    closePath: record('closePath'),
  };
  traceRounded([[1, 0, 3, 0, 3, 1, 1, 1]], 10, 3, path);
  expect(calls[0]).toEqual(['moveTo', 10, 5]);
  expect(calls[1]).toEqual(['arcTo', 10, 0, 20, 0, 3]);
  expect(calls[4]).toEqual(['arcTo', 10, 10, 10, 5, 3]);
  expect(calls[5]).toEqual(['closePath']);
});

test('a stroke repaints its surroundings, a new board everything', () => {
  const geometry = {
    columns: 8,
    rows: 8,
    cell: 20,
    left: 0,
    top: 0,
    width: 160,
    height: 160,
    dpr: 1,
  };
  const before = new Uint8Array(64);
  const after = Uint8Array.from(before);
  after[3 * 8 + 4] = 1;
  expect(dirtyBox(before, after, geometry)).toEqual({ x: 60, y: 40, width: 60, height: 60 });
  expect(dirtyBox(null, after, geometry)).toEqual({ x: 0, y: 0, width: 160, height: 160 });
  expect(dirtyBox(before, Uint8Array.from(before), geometry)).toBe(null);
});
