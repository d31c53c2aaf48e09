// The joint space of two pieces as one exact picture: a row for each cell of the one, a column for each
// cell of the other, coloured by the first layer of each side.

import { parseColor } from './color.js';
import { layerShare, rampColor } from './palette.js';
import { remember } from './remember.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('../engine/protocol.js').FirstLayers} FirstLayers */

/**
 * @typedef {object} JointScene
 * @property {number} size         side of the picture, CSS pixels
 * @property {Palette} palette
 * @property {FirstLayers} pair    (cells)^2 entries a side
 * @property {number} cells        of the board
 * @property {number[]} rows       cells from top to bottom
 * @property {number[]} columns    cells from left to right
 * @property {number} forwardDepth
 * @property {number} backwardDepth
 * @property {boolean} stale
 * @property {{row: number, column: number}|null} mark   cells of the state that is marked
 */

/** @type {WeakMap<string[], Uint32Array>} */
const packed = new WeakMap();

/** A ramp as words of an image. @param {string[]} ramp */
const wordsOf = (ramp) => remember(packed, ramp, () => Uint32Array.from(ramp, wordOf));

/** @param {string} color   little endian: alpha, blue, green, red */
function wordOf(color) {
  const [red, green, blue] = parseColor(color);
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/**
 * Linear in the states. States of both sides take turns pixel by pixel, a fine chequer.
 * @param {Context} context
 * @param {JointScene} scene
 */
export function drawJoint(context, scene) {
  const { size, palette, rows, columns } = scene;
  context.clearRect(0, 0, size, size);
  if (rows.length === 0) return;
  const image = new ImageData(columns.length, rows.length);
  paintStates(new Uint32Array(image.data.buffer), scene);
  const canvas = new OffscreenCanvas(columns.length, rows.length);
  /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d')).putImageData(
    image,
    0,
    0,
  );
  context.imageSmoothingEnabled = columns.length > size;
  context.drawImage(canvas, 0, 0, size, size);
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.strokeRect(0.5, 0.5, size - 1, size - 1);
  paintMark(context, scene);
}

/** @param {Uint32Array} words @param {JointScene} scene */
function paintStates(words, { palette, pair, cells, rows, columns, stale, ...depths }) {
  const { forwardDepth, backwardDepth } = depths;
  const ramps = /** @type {const} */ (['forward', 'backward']).map((side) =>
    wordsOf(stale ? palette[side].greyRamp : palette[side].ramp),
  );
  const shades = [shadesOf(forwardDepth, ramps[0]), shadesOf(backwardDepth, ramps[1])];
  const floor = wordOf(palette.floor);
  const none = wordOf(palette.wall);
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      const at = row * cells + column;
      const forward = pair.forward[at];
      const backward = pair.backward[at];
      const isForward = forward <= forwardDepth;
      const isBackward = backward <= backwardDepth;
      let word = row === column ? none : floor;
      if (isForward && (!isBackward || ((x + y) & 1) === 0)) word = shades[0][forward];
      else if (isBackward) word = shades[1][backward];
      words[y * columns.length + x] = word;
    });
  });
}

/** The colour of each layer. @param {number} depth @param {Uint32Array} ramp */
function shadesOf(depth, ramp) {
  const indices = Array.from({ length: ramp.length }, (_, i) => String(i));
  return Uint32Array.from(
    { length: depth + 1 },
    (_, layer) => ramp[Number(rampColor(indices, layerShare(layer, depth)))],
  );
}

/** A cross hair on one state. @param {Context} context @param {JointScene} scene */
function paintMark(context, { size, palette, rows, columns, mark }) {
  if (!mark) return;
  const x = ((columns.indexOf(mark.column) + 0.5) / columns.length) * size;
  const y = ((rows.indexOf(mark.row) + 0.5) / rows.length) * size;
  context.lineWidth = 1;
  context.strokeStyle = palette.piece;
  context.globalAlpha = 0.5;
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(size, y);
  context.moveTo(x, 0);
  context.lineTo(x, size);
  context.stroke();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, 5, 0, Math.PI * 2);
  context.lineWidth = 4;
  context.strokeStyle = palette.meetingRing;
  context.stroke();
  context.fillStyle = palette.meeting;
  context.fill();
}
