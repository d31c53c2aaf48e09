// The blank tile: a tile slides into the blank beside it; bring one tile to one cell.

import { BLANK_TILE_EXAMPLES } from './examples.js';
import { lintBlankTile } from './lint.js';
import { BLANK, drawTilePiece, drawTiles } from './pieces.js';

/** @typedef {import('../../engine/protocol.js').Board} Board */

const TILE = 1;

/** @type {import('../index.js').Tab} */
const SIDE_GRAPH = {
  id: 'sides',
  tag: 'mn-side-graph',
  load: () => import('./side_graph_panel.js'),
};

/** @type {import('../index.js').Puzzle} */
export const blankTile = {
  id: 'blank-tile',
  words: {
    en: async () => (await import('./words/en.js')).words,
    zh: async () => (await import('./words/zh.js')).words,
  },
  algorithm: 'bidirectional-smaller',
  quick: 'side-graph',
  distances: '',
  hasWalls: true,
  size: { least: 1, most: 32 },
  pieces: { least: 2, most: 2 },
  examples: BLANK_TILE_EXAMPLES,
  tools: () => [
    [
      { id: 'wall', action: 'wall' },
      { id: 'erase', action: 'erase' },
      { id: 'rectangle', action: 'rectangle' },
      { id: 'fill', action: 'fill' },
    ],
    [
      { id: 'start-0', action: 'place', choice: { kind: 'start', piece: BLANK } },
      { id: 'start-1', action: 'place', choice: { kind: 'start', piece: TILE } },
      { id: 'goal-1', action: 'place', choice: { kind: 'goal', piece: TILE } },
    ],
  ],
  lint: lintBlankTile,
  letter: (_board, piece, kind) => (piece === BLANK ? '□' : kind === 'start' ? '■' : '▣'),
  drawPiece: drawTilePiece,
  drawFloor: drawTiles,
  interchangeable: false,
  oneMoves: true,
  trail: blankWalk,
  follow: TILE,
  shade: 'layer',
  asked: 0,
  tabs: ['views', 'joint', SIDE_GRAPH, 'cases', 'plan', 'inspect'],
  families: ['small', 'open', 'sparse', 'random', 'dense', 'maze', 'ring'],
  recipe: (family) => family,
};

/**
 * The tile's line is drawn from the start, the blank's from the slide before the one that is next: so
 * its walk round the tile is seen.
 * @param {Uint16Array} plan
 * @param {number} time
 */
function blankWalk(plan, time) {
  let from = time;
  while (from > 0 && plan[from * 2 + TILE] === plan[(from - 1) * 2 + TILE]) from--;
  if (from > 0 && from === time) {
    do from--;
    while (from > 0 && plan[from * 2 + TILE] === plan[(from - 1) * 2 + TILE]);
  }
  return [from, 0];
}
