// The timeline's arithmetic: columns, bars, fronts, and what a drag asks for.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  barOf,
  columnAt,
  columnsOf,
  depthsAt,
  firstTurnAt,
  frontX,
  grabAt,
  layerBars,
  runsOf,
  scaled,
  timelineGeometry,
  turnAt,
  turnX,
} from '../../../web/src/render/timeline_geometry.js';

/** @typedef {import('../../../web/src/render/types.js').TimelineData} TimelineData */

/**
 * @param {string} schedule
 * @returns {TimelineData} solved, with layers of made-up sizes
 */
function solved(schedule) {
  const forwardDepth = [...schedule].filter((side) => side === 'f').length;
  const backwardDepth = schedule.length - forwardDepth;
  const sizes = (/** @type {number} */ n) =>
    Array.from({ length: n }, (_, i) => 1 + ((i * 37) % 101));
  return {
    outcome: 'solved',
    steps: schedule.length,
    schedule,
    layers: { forward: sizes(forwardDepth + 1), backward: sizes(backwardDepth + 1) },
    meeting: { cells: [0], forwardDepth, backwardDepth, ties: 1 },
  };
}

/** @param {TimelineData} data @param {number} [width] */
const wide = (data, width = 1300) =>
  timelineGeometry({ width, height: 144, dpr: 1, compact: false, data });

const schedules = fc.array(fc.constantFrom('f', 'b'), { maxLength: 80 }).map((s) => s.join(''));

describe('depths', () => {
  test('count the turns of each side', () => {
    const data = solved('ffbfb');
    expect(depthsAt(data, 0)).toEqual({ forward: 0, backward: 0 });
    expect(depthsAt(data, 3)).toEqual({ forward: 2, backward: 1 });
    expect(depthsAt(data, 5)).toEqual({ forward: 3, backward: 2 });
  });

  test('a fraction moves the side whose turn it is', () => {
    expect(depthsAt(solved('fb'), 1.25)).toEqual({ forward: 1, backward: 0.25 });
  });

  test('the first turn of a depth is found', () => {
    expect(firstTurnAt(solved('fbbf'), 'backward', 1)).toBe(2);
    expect(firstTurnAt(solved('fbbf'), 'forward', 0)).toBe(0);
  });
});

describe('columns', () => {
  test('run from 0 to the answer', () => {
    expect(columnsOf(solved('fbf'))).toBe(4);
    expect(columnsOf(solved(''))).toBe(1);
  });

  test('leave a gap where there is no answer', () => {
    const data = { ...solved('fbf'), outcome: /** @type {const} */ ('exhausted'), steps: -1 };
    expect(columnsOf(data)).toBeGreaterThan(
      data.layers.forward.length + data.layers.backward.length,
    );
  });

  test('the fronts overlap by one column at the end: that of the meeting', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const data = solved(schedule);
        const geometry = wide(data);
        const { forward, backward } = depthsAt(data, schedule.length);
        const left = frontX(geometry, data, 'backward', backward);
        const right = frontX(geometry, data, 'forward', forward);
        const column = (geometry.right - geometry.left) / geometry.columns;
        expect(right - left).toBeCloseTo(column, 6);
        expect(columnAt(geometry, (left + right) / 2, geometry.middle)).toBe(
          geometry.meetingColumn,
        );
      }),
    );
  });

  test('beside the axis is no column', () => {
    const geometry = wide(solved('fbf'));
    expect(columnAt(geometry, geometry.left - 1, geometry.middle)).toBe(-1);
    expect(columnAt(geometry, geometry.right, geometry.middle)).toBe(-1);
    expect(columnAt(geometry, geometry.left, geometry.stripTop)).toBe(-1);
  });
});

describe('bars', () => {
  test('one a layer where there is room, with a gap between', () => {
    const data = solved('ffffbbbb');
    const bars = layerBars(data.layers.forward, wide(data), 'forward');
    expect(bars.map(({ value }) => value)).toEqual(data.layers.forward);
    expect(bars[0].x + bars[0].width).toBeLessThan(bars[1].x);
  });

  test('backward ones start at the right end', () => {
    const data = solved('ffbb');
    const geometry = wide(data);
    const [first, second] = layerBars(data.layers.backward, geometry, 'backward');
    expect(first.x + first.width).toBeLessThanOrEqual(geometry.right);
    expect(second.x).toBeLessThan(first.x);
  });

  test('four thousand layers share pixels, and no peak is lost', () => {
    const data = solved('fb'.repeat(2000));
    data.layers.forward[777] = 5_000_000;
    const geometry = wide(data, 366);
    const bars = layerBars(data.layers.forward, geometry, 'forward');
    expect(bars.length).toBeLessThanOrEqual(geometry.width);
    expect(Math.max(...bars.map(({ value }) => value))).toBe(5_000_000);
    expect(barOf(bars, 777).value).toBe(5_000_000);
    expect(bars[bars.length - 1].layer).toBe(2000);
  });

  test('every scale shows what is there and nothing of what is not', () => {
    for (const scale of /** @type {const} */ (['sqrt', 'log', 'linear'])) {
      expect(scaled(0, 1e6, scale)).toBe(0);
      expect(scaled(1, 1e6, scale)).toBeGreaterThanOrEqual(0.04);
      expect(scaled(1e6, 1e6, scale)).toBeCloseTo(1, 9);
      expect(scaled(1e5, 1e6, scale)).toBeLessThan(scaled(2e5, 1e6, scale));
    }
    expect(scaled(25, 100, 'sqrt')).toBeCloseTo(0.5, 9);
  });
});

describe('a drag', () => {
  test('on the strip asks for the turn below it', () => {
    fc.assert(
      fc.property(schedules, fc.nat(80), (schedule, wish) => {
        const data = solved(schedule);
        const geometry = wide(data);
        const turn = Math.min(wish, schedule.length);
        expect(turnAt(geometry, data, turnX(geometry, turn), 'turns')).toBe(turn);
      }),
    );
  });

  test('of a front to where it stands after some turn asks for that depth', () => {
    fc.assert(
      fc.property(schedules, fc.nat(80), (schedule, wish) => {
        const data = solved(schedule);
        const geometry = wide(data);
        const depths = depthsAt(data, Math.min(wish, schedule.length));
        for (const side of /** @type {const} */ (['forward', 'backward'])) {
          const x = frontX(geometry, data, side, depths[side]);
          const asked = depthsAt(data, turnAt(geometry, data, x, side));
          expect(asked[side]).toBe(depths[side]);
        }
      }),
    );
  });

  test('of a front to its end asks for the end of the search', () => {
    const data = solved('ffbbb');
    const geometry = wide(data);
    expect(turnAt(geometry, data, geometry.right, 'forward')).toBe(5);
    expect(turnAt(geometry, data, frontX(geometry, data, 'forward', 2), 'forward')).toBe(5);
    expect(turnAt(geometry, data, frontX(geometry, data, 'forward', 1), 'forward')).toBe(1);
    expect(turnAt(geometry, data, 0, 'forward')).toBe(0);
  });

  test('takes hold of the nearer front, or of the strip', () => {
    const data = solved('fbfbfbfb');
    const geometry = wide(data);
    const grab = (/** @type {number} */ x, y = geometry.middle) => grabAt(geometry, data, 4, x, y);
    expect(grab(geometry.left + 5)).toBe('forward');
    expect(grab(geometry.right - 5)).toBe('backward');
    expect(grab(geometry.left + 5, geometry.stripTop + 4)).toBe('turns');
  });

  test('from the meeting draws back the front on whose ground it is', () => {
    const data = solved('fbfbfbfbfbf');
    const geometry = wide(data);
    const { left, right, middle } = geometry;
    const at = (/** @type {number} */ share) => left + share * (right - left);
    const drag = (/** @type {number} */ from, /** @type {number} */ to) => {
      const grab = grabAt(geometry, data, 11, at(from), middle);
      const [first, last] = [from, to].map((share) => turnAt(geometry, data, at(share), grab));
      return [grab, first, last];
    };
    const meeting =
      (frontX(geometry, data, 'forward', 6) + frontX(geometry, data, 'backward', 5)) / 2;
    expect(turnAt(geometry, data, meeting, 'both')).toBe(11);
    expect(drag(0.5, 0.1)).toEqual(['both', 9, 0]);
    expect(drag(0.95, 0.6)).toEqual(['both', 0, 8]);
    expect(drag(0.1, 0.4)).toEqual(['both', 0, 7]);
    expect(grabAt(geometry, data, 10, at(0.95), middle)).toBe('both');
    expect(grabAt(geometry, data, 8, at(0.95), middle)).toBe('backward');
  });

  test('of plain breadth-first search has one front only', () => {
    const data = solved('ffff');
    const geometry = wide(data);
    expect(grabAt(geometry, data, 2, geometry.right - 5, geometry.middle)).toBe('forward');
  });
});

test('runs are the stretches of one side', () => {
  expect(runsOf('ffbfff')).toEqual([
    { side: 'forward', from: 0, to: 2 },
    { side: 'backward', from: 2, to: 3 },
    { side: 'forward', from: 3, to: 6 },
  ]);
  expect(runsOf('')).toEqual([]);
});

test('the counter of turns has room for its digits', () => {
  const short = wide(solved('fb'));
  const long = wide(solved('fb'.repeat(2000)));
  expect(long.width - long.right).toBeGreaterThan(short.width - short.right);
});
