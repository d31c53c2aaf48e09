// Mending a maze: opening a way between two cells through as few walls as possible.

import { distancesFrom, neighbours } from './board.js';
import { borderCells, isTaken, setWalls } from './edits.js';

/** @typedef {import('../engine/protocol.js').Board} Board */

/**
 * Takes away the fewest walls that join two cells; the border is kept where that is possible.
 * @param {Board} board
 * @param {number} from
 * @param {number} to
 * @returns {Board} cost: O(cells * walls on the way), by a breadth-first search in two queues (0-1)
 */
export function openWay(board, from, to) {
  const border = new Set(borderCells(board));
  const size = board.walls.length;
  const price = (/** @type {number} */ cell) =>
    board.walls[cell] === 0 ? 0 : border.has(cell) ? size : 1;
  const cost = new Float64Array(size).fill(Infinity);
  const parent = new Int32Array(size).fill(-1);
  cost[from] = 0;
  /** @type {Map<number, number[]>} */
  const buckets = new Map([[0, [from]]]);
  while (buckets.size > 0) {
    const least = Math.min(...buckets.keys());
    const cells = /** @type {number[]} */ (buckets.get(least));
    for (const cell of cells) {
      if (cost[cell] < least) continue;
      for (const next of neighbours(board, cell)) {
        const through = least + price(next);
        if (through >= cost[next]) continue;
        cost[next] = through;
        parent[next] = cell;
        if (through === least) cells.push(next);
        else buckets.set(through, [...(buckets.get(through) ?? []), next]);
      }
    }
    buckets.delete(least);
  }
  const way = [];
  for (let cell = to; cell !== -1; cell = parent[cell]) way.push(cell);
  return setWalls(board, way, 0);
}

/**
 * The corners (upper left cells) of the 2x2 blocks that have no wall.
 * @param {Board} board
 * @returns {number[]}
 */
export function openBlocks({ width, height, walls }) {
  const corners = [];
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      if (blockOf(at, width).every((cell) => !walls[cell])) corners.push(at);
    }
  }
  return corners;
}

/** The four cells of a block. @param {number} corner @param {number} width */
export function blockOf(corner, width) {
  return [corner, corner + 1, corner + width, corner + width + 1];
}

/**
 * Puts a wall into each open block where that parts no floor from other floor; blocks that cannot be
 * mended so are left.
 * @param {Board} board
 * @returns {Board} cost: O(blocks * cells)
 */
export function breakBlocks(board) {
  let mended = board;
  for (const corner of openBlocks(board)) {
    const cells = blockOf(corner, board.width);
    if (cells.some((cell) => mended.walls[cell])) continue;
    const cell = [...cells].reverse().find((one) => !isTaken(mended, one) && !parts(mended, one));
    if (cell !== undefined) mended = setWalls(mended, [cell], 1);
  }
  return mended;
}

/** Whether a wall on a floor cell would part its neighbours. @param {Board} board @param {number} cell */
function parts(board, cell) {
  const near = neighbours(board, cell).filter((next) => !board.walls[next]);
  if (near.length < 2) return false;
  const distance = distancesFrom(setWalls(board, [cell], 1), near[0]);
  return near.some((next) => distance[next] < 0);
}
