// Mending a maze: opening a way between two cells through as few walls as possible.

import { neighbours } from './board.js';
import { borderCells, setWalls } from './edits.js';

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
