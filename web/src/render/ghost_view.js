// The small maze of one piece: where each side can put it, with nothing of the other pieces.

import { drawBoard } from './board.js';
import { boardGeometry } from './geometry.js';

/** @typedef {import('./types.js').BoardScene} BoardScene */
/** @typedef {import('./types.js').BoardGeometry} BoardGeometry */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Reach} Reach */

/**
 * @param {import('../engine/protocol.js').Board} board
 * @param {{width: number, height?: number, dpr: number}} room
 * @returns {BoardGeometry}
 */
export function ghostViewGeometry(board, { width, height = Infinity, dpr }) {
  const { width: columns, height: rows } = board;
  return boardGeometry({ columns, rows, width, height, dpr, largest: 19.5 });
}

/**
 * Needs `geometry`, `palette`, `board`, `drawPiece` and a `reach` that names the piece; takes the
 * other members of a scene too.
 * @param {Context} context
 * @param {BoardScene & {reach: Reach}} scene
 */
export function drawGhostView(context, scene) {
  drawBoard(context, { ...scene, only: scene.only ?? scene.reach.piece });
}

/**
 * How many cells each side can put the piece on, for the caption.
 * @param {Reach} reach
 * @param {number} cells  of the board
 * @returns {{forward: number, backward: number, both: number}}
 */
export function countReach({ piece, first, forwardDepth, backwardDepth }, cells) {
  const count = { forward: 0, backward: 0, both: 0 };
  for (let i = piece * cells; i < (piece + 1) * cells; i++) {
    const forward = first.forward[i] <= forwardDepth;
    const backward = first.backward[i] <= backwardDepth;
    if (forward) count.forward++;
    if (backward) count.backward++;
    if (forward && backward) count.both++;
  }
  return count;
}
