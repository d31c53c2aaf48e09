// The ghosts: up to 26 pieces that move at once through a maze, each to the target of its letter.

import { GHOST_EXAMPLES } from './examples.js';
import { lintGhosts } from './lint.js';
import { drawGhost, ghostLetter } from './pieces.js';

/** @typedef {import('../../engine/protocol.js').Board} Board */

/** @type {import('../index.js').Puzzle} */
export const ghosts = {
  id: 'ghosts',
  words: {
    en: async () => (await import('./words/en.js')).words,
    zh: async () => (await import('./words/zh.js')).words,
  },
  algorithm: 'bidirectional-smaller',
  quick: 'fast',
  distances: 'bit-parallel',
  hasWalls: true,
  size: { least: 1, most: 32 },
  pieces: { least: 1, most: 26 },
  examples: GHOST_EXAMPLES,
  tools: (board) => [
    [
      { id: 'wall', action: 'wall' },
      { id: 'erase', action: 'erase' },
      { id: 'rectangle', action: 'rectangle' },
      { id: 'fill', action: 'fill' },
    ],
    board.starts.map((_, piece) => placeTool('start', piece)),
    board.goals.map((_, piece) => placeTool('goal', piece)),
  ],
  lint: lintGhosts,
  letter: (_board, piece, kind) => ghostLetter(piece, kind),
  drawPiece: drawGhost,
  interchangeable: false,
  oneMoves: false,
  follow: 0,
  shade: 'layer',
  asked: 0,
  tabs: ['views', 'plan', 'inspect'],
  families: [
    'random',
    'random-sparse',
    'random-dense',
    'open',
    'perfect',
    'corridor',
    'ring',
    'unreachable',
  ],
  recipe: (family, { width, height, starts }) => `${family}:${width}x${height}:${starts.length}`,
};

/** @param {'start'|'goal'} kind @param {number} piece @returns {import('../index.js').Tool} */
function placeTool(kind, piece) {
  return { id: `${kind}-${piece}`, action: 'place', choice: { kind, piece } };
}
