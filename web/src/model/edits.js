// Edits of a drawing: each takes a Board and gives a new one, or the same one when nothing changes.

import { NO_CELL } from '../engine/protocol.js';
import { cloneBoard, emptyBoard, neighbours, piecesAt } from './board.js';

/** @typedef {import('../engine/protocol.js').Board} Board */
/** @typedef {'starts'|'goals'} Role */

/**
 * Makes cells wall or floor. A wall is not built on a cell where a piece starts or ends.
 * @param {Board} board
 * @param {Iterable<number>} cells
 * @param {0|1} wall
 * @returns {Board}
 */
export function setWalls(board, cells, wall) {
  /** @type {Board|null} */
  let next = null;
  for (const cell of cells) {
    if (board.walls[cell] === wall) continue;
    if (wall && isTaken(board, cell)) continue;
    next ??= cloneBoard(board);
    next.walls[cell] = wall;
  }
  return next ?? board;
}

/** @param {Board} board @param {number} cell */
export function isTaken(board, cell) {
  const { start, goal } = piecesAt(board, cell);
  return start >= 0 || goal >= 0;
}

/**
 * The cells of a rectangle between two corners, both included.
 * @param {Board} board
 * @param {number} from
 * @param {number} to
 * @returns {number[]}
 */
export function rectangle(board, from, to) {
  const { width } = board;
  const [x0, x1] = [from % width, to % width].sort((a, b) => a - b);
  const [y0, y1] = [Math.floor(from / width), Math.floor(to / width)].sort((a, b) => a - b);
  const cells = [];
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) cells.push(y * width + x);
  return cells;
}

/**
 * The cells of a straight line between two cells, so that a fast stroke leaves no holes
 * (Bresenham's line).
 * @param {Board} board
 * @param {number} from
 * @param {number} to
 * @returns {number[]}
 */
export function line(board, from, to) {
  const { width } = board;
  let x = from % width;
  let y = Math.floor(from / width);
  const [x1, y1] = [to % width, Math.floor(to / width)];
  const [dx, dy] = [Math.abs(x1 - x), -Math.abs(y1 - y)];
  const [sx, sy] = [Math.sign(x1 - x), Math.sign(y1 - y)];
  const cells = [from];
  for (let error = dx + dy; x !== x1 || y !== y1; cells.push(y * width + x)) {
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += sx;
    }
    if (twice <= dx) {
      error += dx;
      y += sy;
    }
  }
  return cells;
}

/**
 * The connected cells of the same kind (wall or floor) around a cell.
 * @param {Board} board
 * @param {number} cell
 * @returns {number[]}
 */
export function region(board, cell) {
  const kind = board.walls[cell];
  const seen = new Uint8Array(board.walls.length);
  const queue = [cell];
  seen[cell] = 1;
  for (const at of queue) {
    for (const next of neighbours(board, at)) {
      if (seen[next] || board.walls[next] !== kind) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return queue;
}

/**
 * Puts a piece's start or goal on a cell; a wall there gives way, and a piece that already has the
 * place takes the one that is left.
 * @param {Board} board
 * @param {Role} role
 * @param {number} piece
 * @param {number} cell
 * @returns {Board}
 */
export function place(board, role, piece, cell) {
  const old = board[role][piece];
  if (old === cell && !board.walls[cell]) return board;
  const next = cloneBoard(board);
  const other = next[role].indexOf(cell);
  if (other >= 0 && other !== piece) next[role][other] = old;
  next[role][piece] = cell;
  next.walls[cell] = 0;
  return next;
}

/**
 * Takes a piece's start or goal off the board.
 * @param {Board} board
 * @param {Role} role
 * @param {number} piece
 * @returns {Board}
 */
export function unplace(board, role, piece) {
  if (board[role][piece] === NO_CELL) return board;
  const next = cloneBoard(board);
  next[role][piece] = NO_CELL;
  return next;
}

/**
 * Sets how many pieces there are. New ones are put on the first free floor, or stay unplaced.
 * @param {Board} board
 * @param {number} count
 * @returns {Board}
 */
export function setPieceCount(board, count) {
  if (count === board.starts.length) return board;
  const next = cloneBoard(board);
  next.starts.length = Math.min(count, next.starts.length);
  next.goals.length = Math.min(count, next.goals.length);
  while (next.starts.length < count) {
    next.starts.push(freeFloor(next, 1));
    next.goals.push(NO_CELL);
    next.goals[next.goals.length - 1] = freeFloor(next, -1);
  }
  return next;
}

/**
 * Removes one piece; the later ones move up a letter.
 * @param {Board} board
 * @param {number} piece
 * @returns {Board}
 */
export function removePiece(board, piece) {
  const next = cloneBoard(board);
  next.starts.splice(piece, 1);
  next.goals.splice(piece, 1);
  return next;
}

/**
 * The first floor cell without a piece, from the top (1) or from the bottom (-1); NO_CELL if none.
 * @param {Board} board
 * @param {1|-1} direction
 */
export function freeFloor(board, direction) {
  const size = board.walls.length;
  for (let i = 0; i < size; i++) {
    const cell = direction > 0 ? i : size - 1 - i;
    if (!board.walls[cell] && !isTaken(board, cell)) return cell;
  }
  return NO_CELL;
}

/**
 * Changes the size. A closed border stays one: the last column or row moves with the edge, and what
 * is new between is floor. Pieces that fall off, or under the border, are unplaced.
 * @param {Board} board
 * @param {number} width
 * @param {number} height
 * @returns {Board}
 */
export function resize(board, width, height) {
  if (width === board.width && height === board.height) return board;
  const next = emptyBoard(width, height);
  const closed = isClosed(board);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      next.walls[y * width + x] = closed && edge ? 1 : oldWall(board, x, y, closed);
    }
  }
  const move = (/** @type {number} */ cell) => {
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
    if (cell < 0 || x >= width || y >= height) return NO_CELL;
    return next.walls[y * width + x] ? NO_CELL : y * width + x;
  };
  return { ...next, starts: board.starts.map(move), goals: board.goals.map(move) };
}

/** @param {Board} board @param {number} x @param {number} y @param {boolean} closed */
function oldWall(board, x, y, closed) {
  const inset = closed ? 1 : 0;
  if (x >= board.width - inset || y >= board.height - inset) return 0;
  return board.walls[y * board.width + x];
}

/** Whether every cell of the border is wall. @param {Board} board */
export function isClosed(board) {
  return borderCells(board).every((cell) => board.walls[cell]);
}

/** @param {Board} board @returns {number[]} */
export function borderCells(board) {
  const cells = [];
  for (let cell = 0; cell < board.walls.length; cell++) {
    const x = cell % board.width;
    const y = Math.floor(cell / board.width);
    if (x === 0 || y === 0 || x === board.width - 1 || y === board.height - 1) cells.push(cell);
  }
  return cells;
}

/**
 * Takes every inner wall away; the border and the pieces stay.
 * @param {Board} board
 * @returns {Board}
 */
export function clearWalls(board) {
  const border = new Set(borderCells(board));
  const inner = [];
  for (let cell = 0; cell < board.walls.length; cell++) if (!border.has(cell)) inner.push(cell);
  return setWalls(board, inner, 0);
}
