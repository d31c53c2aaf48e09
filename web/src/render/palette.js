// The palette: the tokens of style/tokens.css as a plain object, read once a theme, with the colour
// ramps and hatches made from them.

import { greyed, mixColors } from './color.js';
import { remember } from './remember.js';

/** @typedef {import('../engine/protocol.js').Side} Side */
/** @typedef {import('./types.js').Context} Context */

/** Colours in a ramp: more cannot be told apart. */
const RAMP_STEPS = 48;

/**
 * The colours of one direction. `ramp` goes from the first layer (closed) to the newest (frontier),
 * `greyRamp` is the same for a board that was edited since.
 * @typedef {object} SidePalette
 * @property {Side} side
 * @property {string} frontier
 * @property {string} closed
 * @property {string} text
 * @property {string} hatch
 * @property {string} edge
 * @property {string[]} ramp
 * @property {string[]} greyRamp
 */

/**
 * @typedef {object} Palette
 * @property {'light'|'dark'} theme
 * @property {string} font        the page's font families, for canvas text
 * @property {string} panel
 * @property {string} line
 * @property {string} line2
 * @property {string} ink
 * @property {string} ink2
 * @property {string} floor
 * @property {string} wall
 * @property {string} rim
 * @property {string} cast
 * @property {string} grid
 * @property {string} masonry
 * @property {string} moonlight
 * @property {string} moonshade
 * @property {string} meeting
 * @property {string} meetingRing
 * @property {string} piece
 * @property {string} pieceInk
 * @property {string} halo
 * @property {string} plain
 * @property {string} plainFill
 * @property {SidePalette} forward
 * @property {SidePalette} backward
 */

/** @type {Map<string, Palette>} */
const palettes = new Map();

/**
 * @param {Element} element  any element under the root that carries `data-theme`
 * @returns {Palette} the same object for the same theme, so that pictures can be kept by identity
 */
export function readPalette(element) {
  const style = getComputedStyle(element);
  const theme = style.getPropertyValue('--theme').trim();
  const token = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return remember(palettes, theme, () => makePalette(token));
}

/**
 * @param {(token: string) => string} token  value of a custom property, named without its dashes
 * @returns {Palette}
 */
export function makePalette(token) {
  return {
    theme: token('theme') === 'dark' ? 'dark' : 'light',
    font: token('font') || 'sans-serif',
    panel: token('panel'),
    line: token('line'),
    line2: token('line-2'),
    ink: token('ink'),
    ink2: token('ink-2'),
    floor: token('floor'),
    wall: token('wall'),
    rim: token('rim'),
    cast: token('cast'),
    grid: token('grid'),
    masonry: token('masonry'),
    moonlight: token('moonlight'),
    moonshade: token('moonshade'),
    meeting: token('meeting'),
    meetingRing: token('meeting-ring'),
    piece: token('piece'),
    pieceInk: token('piece-ink'),
    halo: token('halo'),
    plain: token('plain'),
    plainFill: token('plain-fill'),
    forward: makeSide('forward', token),
    backward: makeSide('backward', token),
  };
}

/**
 * @param {Side} side
 * @param {(token: string) => string} token
 * @returns {SidePalette}
 */
function makeSide(side, token) {
  const frontier = token(side);
  const closed = token(`${side}-closed`);
  const share = (/** @type {number} */ i) => i / (RAMP_STEPS - 1);
  const ramp = Array.from({ length: RAMP_STEPS }, (_, i) => mixColors(closed, frontier, share(i)));
  return {
    side,
    frontier,
    closed,
    text: token(`${side}-text`),
    hatch: token(`${side}-hatch`),
    edge: token(`${side}-edge`),
    ramp,
    greyRamp: ramp.map((color) => greyed(color, token('floor'))),
  };
}

/**
 * @param {string[]} ramp
 * @param {number} share  0 = closed, 1 = frontier
 */
export function rampColor(ramp, share) {
  const index = Math.round(share * (ramp.length - 1));
  return ramp[Math.min(ramp.length - 1, Math.max(0, index))];
}

/**
 * How dark the cells of a layer are, 0..1: newer layers nearer to the frontier's colour.
 * @param {number} layer
 * @param {number} newest
 */
export function layerShare(layer, newest) {
  return newest > 0 ? (layer / newest) ** 1.2 : 1;
}

/** @type {WeakMap<SidePalette, Map<string, CanvasPattern>>} */
const hatches = new WeakMap();

/**
 * Diagonal lines as a fill, anchored to the canvas, so that they run on from cell to cell:
 * rising to the right for the forward side, falling for the backward one.
 * @param {Context} context
 * @param {SidePalette} colors
 * @param {number} gap   distance of the lines along an axis
 * @param {number} dpr
 * @returns {CanvasPattern}
 */
export function hatchPattern(context, colors, gap, dpr) {
  const period = Math.max(3, Math.round(gap * dpr));
  const patterns = remember(hatches, colors, () => new Map());
  return remember(patterns, `${period} ${dpr}`, () => {
    const tile = hatchTile(colors, period, dpr);
    const pattern = /** @type {CanvasPattern} */ (context.createPattern(tile, 'repeat'));
    pattern.setTransform(new DOMMatrix().scale(1 / dpr));
    return pattern;
  });
}

/**
 * @param {SidePalette} colors
 * @param {number} period  device pixels
 * @param {number} dpr
 */
function hatchTile(colors, period, dpr) {
  const tile = new OffscreenCanvas(period, period);
  const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (tile.getContext('2d'));
  pen.strokeStyle = colors.hatch;
  pen.lineWidth = (period < 5 * dpr ? 0.9 : 1.1) * dpr;
  pen.beginPath();
  for (const shift of [-period, 0, period]) {
    const fromY = colors.side === 'forward' ? 2 * period : -period;
    const toY = colors.side === 'forward' ? -period : 2 * period;
    pen.moveTo(shift - period, fromY);
    pen.lineTo(shift + 2 * period, toY);
  }
  pen.stroke();
  return tile;
}
