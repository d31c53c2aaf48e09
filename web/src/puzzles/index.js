// The table of puzzles, and what a descriptor must tell. A new puzzle is one more line here.

import { ghosts } from './ghosts.js';

/** @typedef {import('../engine/protocol.js').Board} Board */

/**
 * A board that tells something. Its name and its point are `example_<id>` and `example_<id>_note`
 * of the catalogues.
 * @typedef {{id: string, board: () => Board}} Example
 */

/** @typedef {{kind: 'start'|'goal', piece: number}} Choice  a piece's start or its goal */

/**
 * An editor tool. 'wall' draws or erases as the first cell decides; 'place' puts `choice` down.
 * @typedef {object} Tool
 * @property {string} id
 * @property {'wall'|'erase'|'rectangle'|'fill'|'place'} action
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
 * @typedef {object} Puzzle
 * @property {string} id                     as the engine calls it; `puzzle_<id>` is its name
 * @property {string} algorithm              what the page solves with at first
 * @property {boolean} hasWalls
 * @property {{least: number, most: number}} size     of a side in the editor
 * @property {{least: number, most: number}} pieces
 * @property {Example[]} examples            the first is what a first visit shows
 * @property {(board: Board) => Tool[][]} tools       in groups
 * @property {(board: Board) => Finding[]} lint
 * @property {(board: Board, piece: number, kind: 'start'|'goal') => string} letter
 * @property {import('../render/types.js').DrawPiece} drawPiece
 * @property {boolean} interchangeable       pieces are all alike: an order of theirs says nothing
 * @property {string[]} families             what `generate` can make; `family_<id>` is its name
 * @property {(family: string, board: Board) => string} recipe   a family, and a board's size where
 *   the engine can be asked for one
 * @property {(board: Board, algorithm: string) => number} bytes  what a search would allot at once
 */

/** @type {Record<string, Puzzle>} */
export const PUZZLES = { ghosts };

/** The puzzle of a first visit. */
export const FIRST_PUZZLE = 'ghosts';
