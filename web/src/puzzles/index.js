// The table of puzzles, and what a descriptor must tell. A new puzzle is one more line here.

import { ghosts } from './ghosts/index.js';

/** @typedef {import('../engine/protocol.js').Board} Board */

/**
 * A board that tells something. Its name and its point are `example_<id>` and `example_<id>_note`
 * of the catalogues.
 * @typedef {{id: string, board: () => Board}} Example
 */

/** @typedef {{kind: 'start'|'goal', piece: number}} Choice  a piece's start or its goal */

/**
 * An editor tool. 'wall' draws or erases as the first cell decides; 'place' puts `choice` down; 'move'
 * takes hold of what is there, as every tool does, and does nothing else.
 * @typedef {object} Tool
 * @property {string} id
 * @property {'wall'|'erase'|'rectangle'|'fill'|'place'|'move'} action
 * @property {Choice} [choice]
 */

/**
 * Something to mend or to know about a board. `key` is `lint_<key>` of the catalogues.
 * An error keeps the board from being solved.
 * @typedef {object} Finding
 * @property {string} key
 * @property {'error'|'warning'} level
 * @property {Record<string, string|number>} values
 * @property {number[]} cells
 * @property {((board: Board) => Board)|null} fix   mends it; its label is `fix_<key>`
 */

/**
 * A tab of the explorer; its name is `tab_<id>` of the catalogues.
 * @typedef {object} Tab
 * @property {string} id
 * @property {string} tag      the element of its panel
 * @property {() => Promise<unknown>} [load]   defines the element when the tab is first opened
 */

/**
 * @typedef {object} Puzzle
 * @property {string} id                     as the engine calls it; see NAMES
 * @property {import('../i18n/index.js').Words} words   its own; they stand before those of every puzzle
 * @property {string} algorithm              what the page solves with at first
 * @property {string} quick                 the engine whose answer comes first, without layers; '' for none
 * @property {string} distances             the engine that tells the distances of a lifted piece; '' for none
 * @property {boolean} hasWalls
 * @property {{least: number, most: number}} size     of a side in the editor
 * @property {{least: number, most: number}} pieces
 * @property {Example[]} examples            the first is what a first visit shows
 * @property {(board: Board) => Tool[][]} tools       in groups
 * @property {(board: Board) => Finding[]} lint
 * @property {(board: Board, piece: number, kind: 'start'|'goal') => string} letter
 * @property {import('../render/types.js').DrawPiece} drawPiece
 * @property {import('../render/types.js').DrawFloor} [drawFloor]   what lies under the pieces
 * @property {boolean} interchangeable       pieces are all alike: an order of theirs says nothing
 * @property {boolean} oneMoves              one piece moves at a time: those that wait go unsaid
 * @property {(plan: Uint16Array, time: number) => number[]} [trail]   for each piece, the time from
 *   which its way is drawn; the whole way by default
 * @property {number} follow                 the view whose colours are on the board at first
 * @property {'layer'|'share'} shade         how the colours are shaded at first
 * @property {number} asked                  the contest asks for a plan of at most so many steps; 0: for
 *   the least number
 * @property {(string|Tab)[]} tabs           of the explorer, in order: those of every puzzle by their ids, and
 *   its own
 * @property {string[]} families             what `generate` can make; `family_<id>` is its name
 * @property {(family: string, board: Board) => string} recipe   a family, and a board's size where
 *   the engine can be asked for one
 */

/** What is loaded. @type {Record<string, Puzzle>} */
export const PUZZLES = { ghosts };

/** The others, which a visitor loads when one is opened. @type {Record<string, () => Promise<Puzzle>>} */
const LOADERS = {
  'blank-tile': async () => (await import('./blank_tile/index.js')).blankTile,
  solitaire: async () => (await import('./solitaire/index.js')).solitaire,
};

/** What each is called, also before it is loaded. @type {Record<string, Record<import('../i18n/index.js').Language, string>>} */
export const PUZZLE_NAMES = {
  ghosts: { en: 'Ghosts', zh: '幽灵' },
  'blank-tile': { en: 'Blank tile', zh: '华容道' },
  solitaire: { en: 'Solitaire', zh: '跳棋' },
};

/** All that can be opened, in the order of the page. */
export const PUZZLE_IDS = Object.keys(PUZZLE_NAMES);

/** Puts a puzzle into the table; the same one again costs nothing. @param {string} id */
export async function loadPuzzle(id) {
  PUZZLES[id] ??= await LOADERS[id]();
  return PUZZLES[id];
}

/** The puzzle of a first visit. */
export const FIRST_PUZZLE = 'ghosts';
