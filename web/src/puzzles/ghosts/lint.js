// What to mend on a board of ghosts, and what is beyond the contest's promise.

import { NO_CELL } from '../../engine/protocol.js';
import { distancesFrom } from '../../model/board.js';
import { blockOf, breakBlocks, openBlocks, openWay } from '../../model/carve.js';
import { borderCells, freeFloor, place, setWalls } from '../../model/edits.js';

/** @typedef {import('../../engine/protocol.js').Board} Board */
/** @typedef {import('../index.js').Finding} Finding */

/** @param {number} piece */
const lower = (piece) => String.fromCharCode(97 + piece);
/** @param {number} piece */
const upper = (piece) => String.fromCharCode(65 + piece);

/**
 * @param {Board} board
 * @returns {Finding[]} errors first
 */
export function lintGhosts(board) {
  return [
    ...missing(board, 'starts'),
    ...missing(board, 'goals'),
    ...doubled(board, 'starts'),
    ...doubled(board, 'goals'),
    ...unreachable(board),
    ...openBorder(board),
    ...blocksWithoutWall(board),
  ];
}

/** @param {Board} board @param {'starts'|'goals'} role @returns {Finding[]} */
function missing(board, role) {
  const key = role === 'starts' ? 'no_start' : 'no_goal';
  return board[role].flatMap((cell, piece) => {
    if (cell !== NO_CELL && !board.walls[cell]) return [];
    const other = board[role === 'starts' ? 'goals' : 'starts'][piece];
    return {
      key,
      level: /** @type {const} */ ('error'),
      values: { ghost: lower(piece), target: upper(piece) },
      cells: other === NO_CELL ? [] : [other],
      fix: fixMissing(board, role, piece),
    };
  });
}

/** @param {Board} board @param {'starts'|'goals'} role @param {number} piece */
function fixMissing(board, role, piece) {
  const free = freeFloor(board, role === 'starts' ? 1 : -1);
  if (free === NO_CELL) return null;
  return (/** @type {Board} */ now) => place(now, role, piece, free);
}

/** Two ghosts, or two targets, in one cell. @param {Board} board @param {'starts'|'goals'} role */
function doubled(board, role) {
  /** @type {Finding[]} */
  const found = [];
  board[role].forEach((cell, piece) => {
    const first = board[role].indexOf(cell);
    if (cell === NO_CELL || first === piece) return;
    const [one, two] =
      role === 'starts' ? [lower(first), lower(piece)] : [upper(first), upper(piece)];
    const fix = fixMissing(board, role, piece);
    found.push({ key: 'same_cell', level: 'error', values: { one, two }, cells: [cell], fix });
  });
  return found;
}

/** @param {Board} board @returns {Finding[]} */
function unreachable(board) {
  return board.starts.flatMap((start, piece) => {
    const goal = board.goals[piece];
    if (start === NO_CELL || goal === NO_CELL || board.walls[start] || board.walls[goal]) return [];
    if (distancesFrom(board, start)[goal] >= 0) return [];
    return {
      key: 'unreachable',
      level: /** @type {const} */ ('warning'),
      values: { ghost: lower(piece), target: upper(piece) },
      cells: [goal],
      fix: (/** @type {Board} */ now) => openWay(now, start, goal),
    };
  });
}

/** @param {Board} board @returns {Finding[]} */
function openBorder(board) {
  const cells = borderCells(board).filter((cell) => !board.walls[cell]);
  if (cells.length === 0) return [];
  const closable = setWalls(board, cells, 1) !== board;
  const fix = closable ? (/** @type {Board} */ now) => setWalls(now, cells, 1) : null;
  return [{ key: 'open_border', level: 'warning', values: { count: cells.length }, cells, fix }];
}

/** 2x2 blocks without a wall: allowed, but the contest promises that there is none. */
function blocksWithoutWall(/** @type {Board} */ board) {
  const corners = openBlocks(board);
  if (corners.length === 0) return [];
  const cells = [...new Set(corners.flatMap((corner) => blockOf(corner, board.width)))];
  /** @type {Finding} */
  const finding = {
    key: 'open_block',
    level: 'warning',
    values: { count: corners.length },
    cells,
    fix: breakBlocks,
  };
  return [finding];
}
