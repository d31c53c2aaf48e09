// The Board value on the page: making, comparing, checking and reading one. Boards are never changed in place.

import { NO_CELL } from '../engine/protocol.js';

/** @typedef {import('../engine/protocol.js').Board} Board */

/** The largest width and height of any board, as in contest texts. */
export const MAX_SIDE = 64;
/** The most pieces of any board: as many as there are letters. */
export const MAX_PIECES = 26;

/**
 * A board of floor alone.
 * @param {number} width
 * @param {number} height
 * @param {number} pieces   how many pieces, none of them placed
 * @returns {Board}
 */
export function emptyBoard(width, height, pieces = 0) {
  return {
    width,
    height,
    walls: new Uint8Array(width * height),
    starts: Array(pieces).fill(NO_CELL),
    goals: Array(pieces).fill(NO_CELL),
  };
}

/** A deep copy. @param {Board} board @returns {Board} */
export function cloneBoard(board) {
  return {
    ...board,
    walls: board.walls.slice(),
    starts: [...board.starts],
    goals: [...board.goals],
  };
}

/** Whether two boards are the same value. @param {Board} a @param {Board} b */
export function sameBoard(a, b) {
  return (
    a === b ||
    (a.width === b.width &&
      a.height === b.height &&
      sameCells(a.starts, b.starts) &&
      sameCells(a.goals, b.goals) &&
      sameCells(a.walls, b.walls))
  );
}

/** Whether two lists of cells hold the same. @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
export function sameCells(a, b) {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Checks a value from outside (storage, a link) field by field.
 * @param {unknown} value
 * @returns {value is Board}
 */
export function isBoard(value) {
  const board = /** @type {Board} */ (value);
  if (typeof value !== 'object' || value === null) return false;
  if (!isSide(board.width) || !isSide(board.height)) return false;
  const size = board.width * board.height;
  if (!(board.walls instanceof Uint8Array) || board.walls.length !== size) return false;
  if (!board.walls.every((wall) => wall === 0 || wall === 1)) return false;
  return (
    isCells(board.starts, size) &&
    isCells(board.goals, size) &&
    board.starts.length === board.goals.length
  );
}

/** @param {unknown} side */
function isSide(side) {
  return Number.isInteger(side) && Number(side) >= 1 && Number(side) <= MAX_SIDE;
}

/** @param {unknown} cells @param {number} size */
function isCells(cells, size) {
  return (
    Array.isArray(cells) &&
    cells.length <= MAX_PIECES &&
    cells.every((cell) => Number.isInteger(cell) && cell >= NO_CELL && cell < size)
  );
}

/**
 * The piece that starts on a cell and the piece whose goal is there; -1 when none.
 * @param {Board} board
 * @param {number} cell
 */
export function piecesAt(board, cell) {
  return { start: board.starts.indexOf(cell), goal: board.goals.indexOf(cell) };
}

/**
 * The cells next to a cell, up, left, right, down.
 * @param {Board} board
 * @param {number} cell
 * @returns {number[]}
 */
export function neighbours(board, cell) {
  const { width, height } = board;
  const x = cell % width;
  const y = (cell - x) / width;
  const near = [];
  if (y > 0) near.push(cell - width);
  if (x > 0) near.push(cell - 1);
  if (x < width - 1) near.push(cell + 1);
  if (y < height - 1) near.push(cell + width);
  return near;
}

/**
 * Steps from one cell to every other over floor, one piece alone on the board; -1 = out of reach.
 * @param {Board} board
 * @param {number} from
 * @returns {Int32Array}
 */
export function distancesFrom(board, from) {
  const distance = new Int32Array(board.walls.length).fill(-1);
  if (from < 0 || board.walls[from]) return distance;
  const queue = [from];
  distance[from] = 0;
  for (const cell of queue) {
    for (const next of neighbours(board, cell)) {
      if (distance[next] >= 0 || board.walls[next]) continue;
      distance[next] = distance[cell] + 1;
      queue.push(next);
    }
  }
  return distance;
}
