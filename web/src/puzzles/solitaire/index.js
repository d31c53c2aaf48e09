// The solitaire: four like pieces on 8x8 cells that step, or jump over a neighbour.

import { NO_CELL } from '../../engine/protocol.js';
import { freeFloor, place } from '../../model/edits.js';
import { SOLITAIRE_EXAMPLES } from './examples.js';

/** @typedef {import('../../engine/protocol.js').Board} Board */
/** @typedef {import('../index.js').Finding} Finding */

/** A place each for four pieces and four goals is all that a board needs. @param {Board} board */
function lintSolitaire(board) {
  return /** @type {const} */ (['starts', 'goals']).flatMap((role) =>
    board[role].flatMap((cell, piece) => {
      if (cell !== NO_CELL) return [];
      const free = freeFloor(board, role === 'starts' ? 1 : -1);
      /** @type {Finding} */
      const finding = {
        key: role === 'starts' ? 'no_piece' : 'no_place',
        level: 'error',
        values: { number: piece + 1 },
        cells: [],
        fix: (/** @type {Board} */ now) => place(now, role, piece, free),
      };
      return [finding];
    }),
  );
}

/** @type {import('../../render/types.js').DrawPiece} */
export function drawMan(context, palette, _piece, kind, x, y, size) {
  const line = Math.max(1.6, size * 0.09);
  const disc = (/** @type {number} */ radius) => {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
  };
  context.save();
  disc(size * 0.44);
  context.lineWidth = line + 3;
  context.strokeStyle = palette.halo;
  context.stroke();
  context.lineWidth = line;
  context.strokeStyle = palette.piece;
  if (kind !== 'start') context.stroke();
  if (kind !== 'goal') {
    disc(size * (kind === 'home' ? 0.29 : 0.4));
    context.fillStyle = palette.piece;
    context.fill();
    disc(size * 0.13);
    context.fillStyle = palette.pieceInk;
    context.fill();
  }
  context.restore();
}

/** @type {import('../index.js').Puzzle} */
export const solitaire = {
  id: 'solitaire',
  words: {
    en: async () => (await import('./words/en.js')).words,
    zh: async () => (await import('./words/zh.js')).words,
  },
  algorithm: 'bidirectional-smaller',
  quick: '',
  distances: '',
  hasWalls: false,
  size: { least: 8, most: 8 },
  pieces: { least: 4, most: 4 },
  examples: SOLITAIRE_EXAMPLES,
  tools: () => [[{ id: 'move', action: 'move' }]],
  lint: lintSolitaire,
  letter: (_board, piece) => String.fromCodePoint(0x2460 + piece),
  drawPiece: drawMan,
  interchangeable: true,
  oneMoves: true,
  follow: 0,
  shade: 'share',
  asked: 8,
  tabs: ['views', 'cases', 'plan', 'inspect'],
  families: ['near', 'edge', 'random', 'mixed'],
  recipe: (family) => family,
};
