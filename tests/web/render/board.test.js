// What a board shows: who stands where, which cells a side has reached, shapes that differ.
import { describe, expect, test } from 'vitest';
import { NEVER, NO_CELL } from '../../../web/src/engine/protocol.js';
import { drawGhost, ghostLetter, ghostPathData } from '../../../web/src/puzzles/ghosts/pieces.js';
import { standings } from '../../../web/src/render/board.js';
import { createFrameLoop } from '../../../web/src/render/canvas.js';
import { isReached, sideReach } from '../../../web/src/render/cells.js';
import { boardGeometry } from '../../../web/src/render/geometry.js';
import { layerShare } from '../../../web/src/render/palette.js';
import { countReach } from '../../../web/src/render/reach.js';
import { testPalette } from './palette_of_tokens.js';

/** @type {import('../../../web/src/render/types.js').BoardScene} */
const scene = {
  geometry: boardGeometry({ columns: 3, rows: 1, width: 90, height: 30, dpr: 1 }),
  palette: testPalette('light'),
  board: { width: 3, height: 1, walls: new Uint8Array(3), starts: [0, 2], goals: [2, NO_CELL] },
  drawPiece: drawGhost,
};

const reach = {
  piece: 1,
  first: {
    forward: Uint16Array.from([0, 0, 0, 0, 1, 3]),
    backward: Uint16Array.from([0, 0, 0, NEVER, 2, 0]),
  },
  forwardDepth: 1,
  backwardDepth: 2,
};

describe('pieces', () => {
  test('targets come first, and what is missing is left out', () => {
    expect(standings(scene)).toEqual([
      { piece: 0, kind: 'goal', cell: 2 },
      { piece: 0, kind: 'start', cell: 0 },
      { piece: 1, kind: 'start', cell: 2 },
    ]);
  });

  test('stand where the plan has them, one alone if asked, and not where one is dragged', () => {
    expect(standings({ ...scene, positions: [1, 0], hideGoals: true, only: 1 })).toEqual([
      { piece: 1, kind: 'start', cell: 0 },
    ]);
    const drag = { piece: 0, kind: /** @type {const} */ ('start'), x: 0, y: 0 };
    expect(standings({ ...scene, drag }).map(({ cell }) => cell)).toEqual([2, 2]);
  });

  test('26 outlines differ, and letters are small for ghosts, capital for targets', () => {
    const outlines = Array.from({ length: 26 }, (_, piece) => ghostPathData(piece));
    expect(new Set(outlines).size).toBe(26);
    for (const outline of outlines) expect(outline).toMatch(/^M[-.\dA-Z ]+Z$/);
    expect([ghostLetter(2, 'start'), ghostLetter(25, 'goal')]).toEqual(['c', 'Z']);
  });
});

describe('reached cells', () => {
  test('are those of the layers up to the playhead', () => {
    const forward = sideReach({ ...scene, reach }, 'forward');
    const backward = sideReach({ ...scene, reach }, 'backward');
    expect([0, 1, 2].map((cell) => forward && isReached(forward, cell))).toEqual([
      true,
      true,
      false,
    ]);
    expect([0, 1, 2].map((cell) => backward && isReached(backward, cell))).toEqual([
      false,
      true,
      true,
    ]);
    expect(countReach(reach, 3)).toEqual({ forward: 2, backward: 2, both: 1 });
  });

  test('grow in the middle of a turn by what is found so far', () => {
    const forwardNext = Uint32Array.from([0, 0, 0, 0, 0, 2]);
    const shown = (/** @type {number} */ forwardDepth) => {
      const forward = sideReach(
        { ...scene, reach: { ...reach, forwardDepth, forwardNext } },
        'forward',
      );
      return forward && isReached(forward, 2);
    };
    expect([shown(1), shown(2)]).toEqual([false, true]);
    forwardNext[5] = 0;
    expect(shown(2)).toBe(false);
  });

  test('are hidden with their side', () => {
    const hidden = sideReach({ ...scene, reach, sides: 'forward' }, 'backward');
    expect(hidden && [0, 1, 2].some((cell) => isReached(hidden, cell))).toBe(false);
  });

  test('grow darker towards the newest layer', () => {
    expect(layerShare(0, 7)).toBe(0);
    expect(layerShare(7, 7)).toBe(1);
    expect(layerShare(3, 7)).toBeLessThan(layerShare(4, 7));
    expect(layerShare(0, 0)).toBe(1);
  });
});

describe('the frame loop', () => {
  /** @type {((now: number) => void)[]} */
  let asked = [];
  const loopOf = () => {
    asked = [];
    return createFrameLoop((callback) => asked.push(callback));
  };
  const viewOf = (/** @type {string[]} */ log, /** @type {string} */ name) => ({
    draw: () => void log.push(name),
  });

  test('paints each view once a frame, in the order of the first calls', () => {
    /** @type {string[]} */
    const log = [];
    const loop = loopOf();
    const [a, b] = [viewOf(log, 'a'), viewOf(log, 'b')];
    for (const view of [b, a, b]) loop.invalidate(view);
    expect(asked).toHaveLength(1);
    asked[0](0);
    expect(log).toEqual(['b', 'a']);
  });

  test('a view may ask for the next frame while it is painted', () => {
    let times = 0;
    const loop = loopOf();
    const view = {
      draw: () => {
        times++;
        loop.invalidate(view);
      },
    };
    loop.invalidate(view);
    asked[0](0);
    expect([times, asked.length]).toEqual([1, 2]);
  });

  test('forgets a view that left, and flushes without waiting', () => {
    /** @type {string[]} */
    const log = [];
    const loop = loopOf();
    const [a, b] = [viewOf(log, 'a'), viewOf(log, 'b')];
    loop.invalidate(a);
    loop.invalidate(b);
    loop.forget(a);
    loop.flush();
    asked[0](0);
    expect(log).toEqual(['b']);
  });
});
