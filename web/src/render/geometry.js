// Where the cells of a board lie on a canvas, and which cell lies under a point.

import { NO_CELL } from '../engine/protocol.js';

/** @typedef {import('./types.js').BoardGeometry} BoardGeometry */

/**
 * The largest board that fits the room, with cells of a whole number of device pixels.
 * @param {object} room
 * @param {number} room.columns
 * @param {number} room.rows
 * @param {number} room.width      CSS pixels offered
 * @param {number} room.height
 * @param {number} room.dpr
 * @param {number} [room.largest]  no cell is larger, 64 by default
 * @param {number} [room.left]     corner of the board on its canvas, 0 by default
 * @param {number} [room.top]
 * @returns {BoardGeometry}
 */
export function boardGeometry(room) {
  const { columns, rows, width, height, dpr, largest = 64, left = 0, top = 0 } = room;
  const widest = Math.min(width / columns, height / rows, largest);
  const cell = Math.max(2, Math.floor(widest * dpr + 1e-6)) / dpr;
  return { columns, rows, cell, left, top, width: columns * cell, height: rows * cell, dpr };
}

/**
 * @param {BoardGeometry} geometry
 * @param {number} x  CSS pixels from the canvas's corner
 * @param {number} y
 * @returns {number} a cell, or NO_CELL beside the board
 */
export function cellAt(geometry, x, y) {
  const column = Math.floor((x - geometry.left) / geometry.cell);
  const row = Math.floor((y - geometry.top) / geometry.cell);
  const inside = column >= 0 && row >= 0 && column < geometry.columns && row < geometry.rows;
  return inside ? row * geometry.columns + column : NO_CELL;
}

/**
 * The cell nearest to a point: for strokes and drags that leave the board.
 * @param {BoardGeometry} geometry
 * @param {number} x
 * @param {number} y
 */
export function nearestCell(geometry, x, y) {
  const clamp = (/** @type {number} */ value, /** @type {number} */ count) =>
    Math.min(count - 1, Math.max(0, Math.floor(value / geometry.cell)));
  const column = clamp(x - geometry.left, geometry.columns);
  return clamp(y - geometry.top, geometry.rows) * geometry.columns + column;
}

/**
 * @param {BoardGeometry} geometry
 * @param {number} cell
 * @returns {{x: number, y: number}} the upper left corner
 */
export function cellCorner(geometry, cell) {
  return {
    x: geometry.left + (cell % geometry.columns) * geometry.cell,
    y: geometry.top + Math.floor(cell / geometry.columns) * geometry.cell,
  };
}

/**
 * @param {BoardGeometry} geometry
 * @param {number} cell
 * @returns {{x: number, y: number}}
 */
export function cellCentre(geometry, cell) {
  const { x, y } = cellCorner(geometry, cell);
  return { x: x + geometry.cell / 2, y: y + geometry.cell / 2 };
}

/**
 * Cells this large carry masonry, a grid and wide strokes; smaller ones the bare picture.
 * @param {BoardGeometry} geometry
 */
export function isFine(geometry) {
  return geometry.cell >= 20;
}

/** @param {BoardGeometry} geometry */
export function pieceSize({ cell }) {
  return cell >= 20 ? cell * 0.84 : Math.max(Math.min(15, cell * 2), cell * 1.12);
}

/**
 * How far a room's corners are rounded.
 * @param {BoardGeometry} geometry
 */
export function cornerRadius({ cell }) {
  return Math.min(cell * 0.26, 8);
}

/** @param {BoardGeometry} geometry */
export function outerRadius(geometry) {
  return Math.min(isFine(geometry) ? 8 : 5, geometry.cell / 2);
}
