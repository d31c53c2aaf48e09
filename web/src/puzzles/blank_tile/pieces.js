// How the blank tile is drawn: every free cell is a tile, the blank a hole, the tile that matters solid,
// its target a frame.

import { NO_CELL } from '../../engine/protocol.js';
import { cellCorner, isFine } from '../../render/geometry.js';

/** @typedef {import('../../render/types.js').Context} Context */

/** Which piece of a Board is the blank. */
export const BLANK = 0;

/**
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} side
 */
function roundedSquare(context, x, y, side) {
  context.beginPath();
  context.roundRect(x - side / 2, y - side / 2, side, side, side * 0.18);
}

/** @type {import('../../render/types.js').DrawPiece} */
export function drawTilePiece(context, palette, piece, kind, x, y, size) {
  const line = Math.max(1.5, size * 0.08);
  context.save();
  roundedSquare(context, x, y, size * 0.92);
  context.lineWidth = line + 3;
  context.strokeStyle = palette.halo;
  context.stroke();
  if (piece === BLANK) drawHole(context, palette, x, y, size, line);
  else if (kind === 'goal') drawFrame(context, palette, x, y, size, line);
  else drawTile(context, palette, x, y, size, kind === 'home', line);
  context.restore();
}

/**
 * @param {Context} context
 * @param {import('../../render/types.js').Palette} palette
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} line
 */
function drawHole(context, palette, x, y, size, line) {
  roundedSquare(context, x, y, size * 0.92);
  context.fillStyle = palette.floor;
  context.fill();
  context.globalAlpha = 0.16;
  context.fillStyle = palette.piece;
  context.fill();
  context.globalAlpha = 1;
  roundedSquare(context, x, y, size * 0.86);
  context.lineWidth = line;
  context.strokeStyle = palette.piece;
  context.setLineDash([size * 0.14, size * 0.1]);
  context.stroke();
}

/**
 * @param {Context} context
 * @param {import('../../render/types.js').Palette} palette
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} line
 */
function drawFrame(context, palette, x, y, size, line) {
  roundedSquare(context, x, y, size * 0.86);
  context.lineWidth = line;
  context.strokeStyle = palette.piece;
  context.stroke();
  roundedSquare(context, x, y, size * 0.42);
  context.lineWidth = line * 0.8;
  context.stroke();
}

/**
 * @param {Context} context
 * @param {import('../../render/types.js').Palette} palette
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {boolean} home   it stands on its target, whose frame shows round it
 * @param {number} line
 */
function drawTile(context, palette, x, y, size, home, line) {
  if (home) {
    roundedSquare(context, x, y, size);
    context.lineWidth = line * 0.7;
    context.strokeStyle = palette.piece;
    context.stroke();
  }
  roundedSquare(context, x, y, size * (home ? 0.76 : 0.86));
  context.fillStyle = palette.piece;
  context.fill();
  roundedSquare(context, x, y, size * 0.32);
  context.fillStyle = palette.pieceInk;
  context.fill();
}

/**
 * The other tiles: a thin edge round every free cell, none where the blank is.
 * @type {import('../../render/types.js').DrawFloor}
 */
export function drawTiles(context, { board, geometry, palette, positions }) {
  const blank = (positions ?? board.starts)[BLANK] ?? NO_CELL;
  const inset = isFine(geometry) ? 2.5 : 1;
  const side = geometry.cell - 2 * inset;
  if (side <= 2) return;
  context.beginPath();
  for (let cell = 0; cell < board.walls.length; cell++) {
    if (board.walls[cell] || cell === blank) continue;
    const { x, y } = cellCorner(geometry, cell);
    context.roundRect(x + inset, y + inset, side, side, side * 0.16);
  }
  context.globalAlpha = 0.28;
  context.lineWidth = 1;
  context.strokeStyle = palette.piece;
  context.stroke();
  context.globalAlpha = 1;
}
