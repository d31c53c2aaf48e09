// What to mend on a board of the blank tile, and what settles the answer before any search.

import { NO_CELL } from '../../engine/protocol.js';
import { distancesFrom } from '../../model/board.js';
import { freeFloor, place } from '../../model/edits.js';
import { BLANK } from './pieces.js';

/** @typedef {import('../../engine/protocol.js').Board} Board */
/** @typedef {import('../index.js').Finding} Finding */

const TILE = 1;

/** @param {Board} board @returns {Finding[]} errors first */
export function lintBlankTile(board) {
  const [blank, tile] = board.starts;
  const target = board.goals[TILE];
  return [
    ...missing(board, 'starts', BLANK, 'no_blank'),
    ...missing(board, 'starts', TILE, 'no_tile'),
    ...missing(board, 'goals', TILE, 'no_target'),
    ...blankOnTile(board, blank, tile, target),
    ...apart(board, blank, tile, target),
  ];
}

/**
 * @param {Board} board
 * @param {'starts'|'goals'} role
 * @param {number} piece
 * @param {string} key
 * @returns {Finding[]}
 */
function missing(board, role, piece, key) {
  if (board[role][piece] !== NO_CELL) return [];
  const free = freeFloor(board, role === 'starts' ? 1 : -1);
  const fix = free === NO_CELL ? null : (/** @type {Board} */ now) => place(now, role, piece, free);
  return [{ key, level: 'error', values: {}, cells: [], fix }];
}

/** @param {Board} board @param {number} blank @param {number} tile @param {number} target @returns {Finding[]} */
function blankOnTile(board, blank, tile, target) {
  if (blank === NO_CELL || blank !== tile || tile === target) return [];
  const free = freeFloor(board, 1);
  const fix =
    free === NO_CELL ? null : (/** @type {Board} */ now) => place(now, 'starts', BLANK, free);
  return [{ key: 'blank_on_tile', level: 'error', values: {}, cells: [blank], fix }];
}

/** Fixed pieces, and a tile or target that free cells do not join with the blank. */
function apart(
  /** @type {Board} */ board,
  /** @type {number} */ blank,
  /** @type {number} */ tile,
  /** @type {number} */ target,
) {
  if ([blank, tile, target].includes(NO_CELL) || tile === target) return [];
  const fixed = [blank, tile, target].filter((cell) => board.walls[cell]);
  if (fixed.length > 0) return [warning('on_fixed', fixed)];
  const reach = distancesFrom(board, blank);
  const cut = [tile, target].filter((cell) => reach[cell] < 0);
  return cut.length > 0 ? [warning('cut_off', cut)] : [];
}

/** @param {string} key @param {number[]} cells @returns {Finding} */
function warning(key, cells) {
  return { key, level: 'warning', values: {}, cells, fix: null };
}
