// Ghosts and their targets as pictures. A ghost is told by its hood, its hem and its letter, never by a
// colour.

import { remember } from '../../render/remember.js';
import { drawText } from '../../render/text.js';

/** @typedef {import('../../render/types.js').Context} Context */
/** @typedef {import('../../render/types.js').PieceKind} PieceKind */
/** @typedef {import('../../render/palette.js').Palette} Palette */

/**
 * From the left end of the hem at (-0.39, 0.34) over the head to the right end. `sink` moves the
 * letter down into the widest part, as a share of the size.
 */
const HOODS = [
  { name: 'round', path: 'V-.06A.39 .39 0 0 1 .39-.06V.34', sink: 0.01 },
  { name: 'square', path: 'V-.34Q-.39-.44-.29-.44H.29Q.39-.44 .39-.34V.34', sink: 0.01 },
  {
    name: 'pointed',
    path: 'V.16C-.37-.1-.14-.22 0-.56C.14-.22 .37-.1 .39 .16V.34',
    sink: 0.1,
  },
  { name: 'faceted', path: 'V-.1L-.16-.46H.16L.39-.1V.34', sink: 0.01 },
  { name: 'eared', path: 'V-.5L-.17-.26Q0-.3 .17-.26L.39-.5V.34', sink: 0.05 },
  { name: 'crowned', path: 'V-.42L-.2-.2L0-.52L.2-.2L.39-.42V.34', sink: 0.07 },
  { name: 'leaning', path: 'V-.02L.24-.48Q.39-.52 .39-.36V.34', sink: 0.06 },
  { name: 'stepped', path: 'V-.18H-.2V-.46H.2V-.18H.39V.34', sink: 0.05 },
  { name: 'lobed', path: 'V-.24A.195 .2 0 0 1 0-.24A.195 .2 0 0 1 .39-.24V.34', sink: 0.05 },
];

/** From the right end of the hem back to the left. */
const HEMS = [
  'Q.26 .61 .13 .34Q0 .61-.13 .34Q-.26 .61-.39 .34Z',
  'L.26 .5L.13 .34L0 .5L-.13 .34L-.26 .5L-.39 .34Z',
  'V.46H.1V.36H-.1V.46H-.39Z',
];

/** @type {Map<number, Path2D>} */
const outlines = new Map();

/** @param {number} piece */
const hoodOf = (piece) => HOODS[piece % HOODS.length];

/**
 * The outline as SVG path data in the unit box around (0, 0); 27 different ones.
 * @param {number} piece  0-based
 */
export function ghostPathData(piece) {
  const hem = HEMS[Math.floor(piece / HOODS.length) % HEMS.length];
  return `M-.39 .34${hoodOf(piece).path}${hem}`;
}

/** @param {number} piece */
function outlineOf(piece) {
  return remember(outlines, piece, () => new Path2D(ghostPathData(piece)));
}

/**
 * a for ghost 0, A for its target.
 * @param {number} piece
 * @param {PieceKind} kind
 */
export function ghostLetter(piece, kind) {
  return String.fromCharCode((kind === 'goal' ? 65 : 97) + piece);
}

/**
 * Strokes or fills an outline given in the unit box.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {() => void} paint   called with one unit = one size
 */
function inUnitBox(context, x, y, size, paint) {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.lineJoin = 'round';
  paint();
  context.restore();
}

/**
 * A ghost (solid) or its target (hollow), with a halo that parts it from any ground.
 * @type {import('../../render/types.js').DrawPiece}
 */
export function drawGhost(context, palette, piece, kind, x, y, size) {
  if (kind === 'home') return drawGhostAtHome(context, palette, piece, x, y, size);
  const shape = outlineOf(piece);
  const hollow = kind === 'goal';
  const stroke = Math.max(1.4, size * 0.075);
  inUnitBox(context, x, y, size, () => {
    context.lineWidth = (3 + (hollow ? stroke : 0)) / size;
    context.strokeStyle = palette.halo;
    context.stroke(shape);
    context.fillStyle = hollow ? palette.floor : palette.piece;
    context.fill(shape);
    if (!hollow) return;
    context.lineWidth = stroke / size;
    context.strokeStyle = palette.piece;
    context.stroke(shape);
  });
  drawText(context, palette, ghostLetter(piece, kind), x, y + hoodOf(piece).sink * size, {
    size: Math.max(8, Math.round(size * (hollow ? 0.46 : 0.54))),
    weight: 700,
    align: 'center',
    color: hollow ? palette.piece : palette.pieceInk,
  });
}

/**
 * A ghost that stands on its own target: the hollow shape around the solid one.
 * @param {Context} context
 * @param {Palette} palette
 * @param {number} piece
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function drawGhostAtHome(context, palette, piece, x, y, size) {
  const shape = outlineOf(piece);
  inUnitBox(context, x, y - size * 0.01, size * 1.04, () => {
    for (const [width, color] of /** @type {[number, string][]} */ ([
      [8, palette.halo],
      [5.6, palette.piece],
      [3, palette.halo],
    ])) {
      context.lineWidth = (width * Math.max(1, size / 27)) / size;
      context.strokeStyle = color;
      context.stroke(shape);
    }
  });
  drawGhost(context, palette, piece, 'start', x, y, size * 0.9);
}
