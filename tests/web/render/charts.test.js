// The arithmetic of the overlap chart, of the plan over time and of the plan on the board.
import { describe, expect, test } from 'vitest';
import { axisTicks, overlapRows } from '../../../web/src/render/overlap.js';
import { stopsOf } from '../../../web/src/render/path.js';
import { linePlaces, livelierAxis, spread } from '../../../web/src/render/plan_lines.js';

describe('rows of the overlap chart', () => {
  test('are each piece, each pair and all', () => {
    expect(overlapRows(1)).toEqual([1]);
    expect(overlapRows(2)).toEqual([1, 2, 3]);
    expect(overlapRows(3)).toEqual([1, 2, 4, 3, 5, 6, 7]);
  });

  test('leave out the other sets of four', () => {
    expect(overlapRows(4)).toEqual([1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 15]);
  });
});

test('ticks are round, few, and end at the end', () => {
  expect(axisTicks(77)).toEqual([0, 20, 40, 60, 77]);
  expect(axisTicks(12)).toEqual([0, 5, 10, 12]);
  expect(axisTicks(1)).toEqual([0, 1]);
  expect(axisTicks(0)).toEqual([0]);
  for (let end = 1; end < 5000; end += 7) {
    const ticks = axisTicks(end);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(ticks[ticks.length - 1]).toBe(end);
  }
});

// Two pieces on a board four cells wide: the first goes right and waits, the second goes down.
const plan = Uint16Array.from([0, 3, 1, 7, 1, 11, 2, 15]);

describe('the plan over time', () => {
  test('gives a place at each time, and the waits', () => {
    const scene = { plan, pieces: 2, boardWidth: 4, axis: /** @type {const} */ ('column') };
    expect(linePlaces(scene, 0)).toEqual([
      { place: 0, waits: false },
      { place: 1, waits: true },
      { place: 1, waits: false },
      { place: 2, waits: false },
    ]);
    expect(linePlaces({ ...scene, axis: 'row' }, 1).map(({ place }) => place)).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('runs along the livelier axis', () => {
    expect(livelierAxis(plan, 2, 4)).toBe('row');
    expect(livelierAxis(Uint16Array.from([0, 1, 2, 2]), 1, 4)).toBe('column');
  });
});

describe('the plan on the board', () => {
  test('leaves waits out and stops at the playhead', () => {
    const path = { plan, pieces: 2, time: 3 };
    expect(stopsOf(path, 0)).toEqual([
      { cell: 0, time: 0 },
      { cell: 1, time: 1 },
      { cell: 2, time: 3 },
    ]);
    expect(stopsOf({ ...path, time: 1 }, 1).map(({ cell }) => cell)).toEqual([3, 7]);
    expect(stopsOf({ ...path, time: 99 }, 1)).toHaveLength(4);
  });
});

test('labels are moved apart, in order and within the limits', () => {
  expect(spread([50, 20, 52], 10, 0, 100)).toEqual([50, 20, 60]);
  expect(spread([98, 99, 100], 10, 0, 100)).toEqual([80, 90, 100]);
  expect(spread([1, 1], 10, 5, 100)).toEqual([5, 15]);
});
