// What lies over a board while it is edited: faults, the pointer's cell, the keyboard's cursor, a
// rectangle being drawn, a piece in the hand. Black and white only: hues belong to the search.

import { NO_CELL } from '../engine/protocol.js';
import { cellCentre, cellCorner, isFine, pieceSize } from './geometry.js';
import { drawText } from './text.js';

/** @typedef {import('./types.js').BoardScene} BoardScene */
/** @typedef {import('./types.js').Context} Context */

/**
 * @param {Context} context
 * @param {BoardScene} scene
 */
export function paintMarks(context, scene) {
  for (const { cell, level } of scene.lint ?? []) paintFault(context, scene, cell, level);
  paintRectangle(context, scene);
  const { hover = NO_CELL, cursor = NO_CELL } = scene;
  if (hover !== NO_CELL) outlineCell(context, scene, hover, 1.5, []);
  if (cursor !== NO_CELL) outlineCell(context, scene, cursor, 3, []);
}

/**
 * A frame in ink with a halo inside and out, readable on floor, wall and both hues.
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {number} cell
 * @param {number} width
 * @param {number[]} dash
 */
function outlineCell(context, { geometry, palette }, cell, width, dash) {
  const { x, y } = cellCorner(geometry, cell);
  const inset = width / 2 + 0.5;
  const side = geometry.cell - 2 * inset;
  context.beginPath();
  context.roundRect(x + inset, y + inset, side, side, Math.min(4, geometry.cell / 6));
  context.strokeStyle = palette.halo;
  context.lineWidth = width + 2;
  context.stroke();
  context.strokeStyle = palette.piece;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.stroke();
  context.setLineDash([]);
}

/**
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {number} cell
 * @param {'error'|'warning'} level
 */
function paintFault(context, scene, cell, level) {
  const { geometry, palette } = scene;
  outlineCell(context, scene, cell, isFine(geometry) ? 2 : 1.5, level === 'error' ? [] : [3, 3]);
  const { x, y } = cellCorner(geometry, cell);
  const radius = Math.max(5, Math.min(8, geometry.cell * 0.24));
  const centreX = x + geometry.cell - radius * 0.8;
  const centreY = y + radius * 0.8;
  context.beginPath();
  context.arc(centreX, centreY, radius, 0, Math.PI * 2);
  context.fillStyle = level === 'error' ? palette.piece : palette.halo;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = level === 'error' ? palette.halo : palette.piece;
  context.stroke();
  drawText(context, palette, '!', centreX, centreY + 0.5, {
    size: Math.round(radius * 1.5),
    weight: 700,
    align: 'center',
    color: level === 'error' ? palette.halo : palette.piece,
  });
}

/**
 * @param {Context} context
 * @param {BoardScene} scene
 */
function paintRectangle(context, { rectangle, geometry, palette }) {
  if (!rectangle) return;
  const a = cellCorner(geometry, rectangle.from);
  const b = cellCorner(geometry, rectangle.to);
  const width = Math.abs(a.x - b.x) + geometry.cell;
  const height = Math.abs(a.y - b.y) + geometry.cell;
  context.beginPath();
  context.roundRect(Math.min(a.x, b.x), Math.min(a.y, b.y), width, height, 4);
  context.globalAlpha = 0.6;
  context.fillStyle = rectangle.wall ? palette.wall : palette.floor;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 4;
  context.strokeStyle = palette.halo;
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = palette.piece;
  context.setLineDash([5, 3]);
  context.stroke();
  context.setLineDash([]);
}

/**
 * The place of a piece that was lifted by a tap: a ring of dashes around it.
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {number} cell
 */
export function paintSelection(context, { geometry, palette }, cell) {
  const { x, y } = cellCentre(geometry, cell);
  context.beginPath();
  context.arc(x, y, Math.max(10, geometry.cell * 0.6), 0, Math.PI * 2);
  context.lineWidth = 5;
  context.strokeStyle = palette.halo;
  context.stroke();
  context.lineWidth = 2.5;
  context.strokeStyle = palette.piece;
  context.setLineDash([6, 4]);
  context.stroke();
  context.setLineDash([]);
}

/**
 * A piece under the pointer, larger than on the board and with a shadow, since it is lifted.
 * @param {Context} context
 * @param {BoardScene} scene
 */
export function paintDrag(context, { drag, drawPiece, geometry, palette }) {
  if (!drag) return;
  const size = Math.max(24, pieceSize(geometry) * 1.2);
  context.save();
  context.globalAlpha = 0.22;
  context.beginPath();
  context.ellipse(drag.x, drag.y + size * 0.52, size * 0.42, size * 0.12, 0, 0, Math.PI * 2);
  context.fillStyle = palette.piece;
  context.fill();
  context.restore();
  drawPiece(context, palette, drag.piece, drag.kind, drag.x, drag.y - size * 0.12, size);
}
