// Legal mazes by chance, as the contest promises them: closed, connected, a wall in every 2x2 block.
import { emptyBoard, neighbours } from '../../web/src/model/board.js';

/** @typedef {import('../../web/src/engine/protocol.js').Board} Board */
/** @typedef {(below: number) => number} Chance  a whole number from 0 to below - 1 */

/**
 * Numbers by chance that are the same for the same seed (the generator mulberry32).
 * @param {number} seed
 * @returns {Chance}
 */
export function chanceOf(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** @param {Board} board @param {number} cell */
function isInside({ width, height }, cell) {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return x > 0 && y > 0 && x < width - 1 && y < height - 1;
}

/** Whether a floor at the cell would make a 2x2 block without a wall. @param {Board} board @param {number} cell */
function opensBlock({ width, walls }, cell) {
  return [0, 1, width, width + 1].some((shift) => {
    const corner = cell - shift;
    return [corner, corner + 1, corner + width, corner + width + 1].every(
      (other) => other === cell || !walls[other],
    );
  });
}

/**
 * Carves floor cell by cell, next to floor, as long as no block opens. Loops are rare: a cell between
 * two floors is carved once in eight.
 * @param {number} side
 * @param {Chance} chance
 * @param {number} floor   cells at most
 * @returns {Board} without pieces
 */
export function legalMaze(side, chance, floor) {
  const board = emptyBoard(side, side);
  board.walls.fill(1);
  const edge = [side + 1 + chance(side - 2) * side + chance(side - 2)];
  let carved = 0;
  while (edge.length > 0 && carved < floor) {
    const [cell] = edge.splice(chance(edge.length), 1);
    if (!board.walls[cell] || opensBlock(board, cell)) continue;
    const near = neighbours(board, cell).filter((next) => !board.walls[next]);
    if (near.length > 1 && chance(8) > 0) continue;
    board.walls[cell] = 0;
    carved++;
    edge.push(
      ...neighbours(board, cell).filter((next) => isInside(board, next) && board.walls[next]),
    );
  }
  return board;
}

/** Floor cells in order. @param {Board} board */
export function floorOf(board) {
  return [...board.walls.keys()].filter((cell) => !board.walls[cell]);
}

/**
 * Puts pieces and targets on cells of their own.
 * @param {Board} board
 * @param {number} pieces
 * @param {Chance} chance
 * @returns {Board}
 */
export function scatter(board, pieces, chance) {
  const cells = floorOf(board);
  const pick = () => cells.splice(chance(cells.length), 1)[0];
  const starts = Array.from({ length: pieces }, pick);
  return { ...board, starts, goals: Array.from({ length: pieces }, pick) };
}

/**
 * Puts each target next to the start of the next piece where there is room, so that pieces must pass.
 * @param {Board} board
 * @returns {Board}
 */
export function exchange(board) {
  const { starts } = board;
  const goals = [...board.goals];
  for (const piece of goals.keys()) {
    const near = neighbours(board, starts[(piece + 1) % starts.length]);
    const free = near.find((cell) => ![...starts, ...goals].includes(cell) && !board.walls[cell]);
    if (free !== undefined) goals[piece] = free;
  }
  return { ...board, goals };
}

/**
 * A step of the climb: one piece or target elsewhere, or two walls exchanged where the maze stays legal.
 * @param {Board} board
 * @param {Chance} chance
 * @returns {Board}
 */
export function vary(board, chance) {
  if (chance(3) === 0) return exchangeWalls(board, chance);
  const taken = new Set([...board.starts, ...board.goals]);
  const free = floorOf(board).filter((cell) => !taken.has(cell));
  const cell = free[chance(free.length)];
  const piece = chance(board.starts.length);
  const role = chance(2) === 0 ? 'starts' : 'goals';
  return { ...board, [role]: board[role].map((old, i) => (i === piece ? cell : old)) };
}

/** @param {Board} board @param {Chance} chance @returns {Board} */
function exchangeWalls(board, chance) {
  const taken = new Set([...board.starts, ...board.goals]);
  const next = { ...board, walls: board.walls.slice() };
  const free = floorOf(board).filter((cell) => !taken.has(cell));
  next.walls[free[chance(free.length)]] = 1;
  const solid = [...next.walls.keys()].filter((cell) => isInside(board, cell) && next.walls[cell]);
  for (let tries = 0; tries < 20; tries++) {
    const cell = solid[chance(solid.length)];
    if (!opensBlock(next, cell)) {
      next.walls[cell] = 0;
      break;
    }
  }
  return isConnected(next) ? next : board;
}

/** @param {Board} board */
export function isConnected(board) {
  const floor = floorOf(board);
  const seen = new Set([floor[0]]);
  for (const cell of seen) {
    for (const next of neighbours(board, cell)) if (!board.walls[next]) seen.add(next);
  }
  return seen.size === floor.length;
}
