// The side graph of the blank tile: a node for each side of each cell on which the blank can stand
// while the tile is in the cell, and what the blank's walk from side to side costs.

import { NO_CELL } from '../../engine/protocol.js';

/** @typedef {import('../../engine/protocol.js').Board} Board */

/** Up, down, left, right. */
export const SIDES = 4;

/**
 * @typedef {object} SideGraph
 * @property {Int32Array} next    cell * 4 + side: the free neighbour, or NO_CELL
 * @property {Int32Array} walks   cell * 16 + side * 4 + side: moves of the blank round the cell; -1 = no way
 * @property {number} nodes
 * @property {number} edges       walks between two sides, each once
 * @property {number} states      pairs of free cells: the joint states that the nodes stand for
 */

/** @type {WeakMap<Uint8Array, SideGraph>} */
const known = new WeakMap();

/** @param {Board} board @returns {SideGraph} made once for an array of walls: O(cells^2) at most */
export function sideGraph(board) {
  let graph = known.get(board.walls);
  if (!graph) {
    graph = makeGraph(board);
    known.set(board.walls, graph);
  }
  return graph;
}

/** @param {Board} board */
function neighbourTable({ width, height, walls }) {
  const next = new Int32Array(walls.length * SIDES).fill(NO_CELL);
  for (let cell = 0; cell < walls.length; cell++) {
    const x = cell % width;
    const y = (cell - x) / width;
    const near = [
      y > 0 ? cell - width : NO_CELL,
      y < height - 1 ? cell + width : NO_CELL,
      x > 0 ? cell - 1 : NO_CELL,
      x < width - 1 ? cell + 1 : NO_CELL,
    ];
    near.forEach((to, side) => {
      if (to !== NO_CELL && !walls[cell] && !walls[to]) next[cell * SIDES + side] = to;
    });
  }
  return next;
}

/** @param {Board} board @returns {SideGraph} */
function makeGraph(board) {
  const cells = board.walls.length;
  const next = neighbourTable(board);
  const walks = new Int32Array(cells * SIDES * SIDES).fill(-1);
  const distance = new Int32Array(cells);
  const queue = new Int32Array(cells);
  let nodes = 0;
  let edges = 0;
  for (let cell = 0; cell < cells; cell++) {
    for (let side = 0; side < SIDES; side++) {
      const from = next[cell * SIDES + side];
      if (from === NO_CELL) continue;
      nodes++;
      /** @type {number[]} */
      const wanted = [];
      for (let other = side + 1; other < SIDES; other++) {
        if (next[cell * SIDES + other] !== NO_CELL) wanted.push(other);
      }
      if (wanted.length === 0) continue;
      walkBlank(next, from, cell, distance, queue, (at) => {
        return wanted.every((other) => at[next[cell * SIDES + other]] >= 0);
      });
      for (const other of wanted) {
        const cost = distance[next[cell * SIDES + other]];
        if (cost < 0) continue;
        edges++;
        walks[(cell * SIDES + side) * SIDES + other] = cost;
        walks[(cell * SIDES + other) * SIDES + side] = cost;
      }
    }
  }
  const free = board.walls.reduce((sum, wall) => sum + 1 - wall, 0);
  return { next, walks, nodes, edges, states: free * (free - 1) };
}

/**
 * Breadth-first search of the blank round the tile; ends when `isDone`.
 * @param {Int32Array} next
 * @param {number} from
 * @param {number} tile
 * @param {Int32Array} distance   filled
 * @param {Int32Array} queue      room for all cells
 * @param {(distance: Int32Array) => boolean} isDone
 */
function walkBlank(next, from, tile, distance, queue, isDone) {
  distance.fill(-1);
  distance[from] = 0;
  queue[0] = from;
  let layer = 0;
  for (let read = 0, write = 1; read < write; read++) {
    const cell = queue[read];
    if (distance[cell] > layer) {
      layer = distance[cell];
      if (isDone(distance)) return;
    }
    for (let side = 0; side < SIDES; side++) {
      const to = next[cell * SIDES + side];
      if (to === NO_CELL || to === tile || distance[to] >= 0) continue;
      distance[to] = distance[cell] + 1;
      queue[write++] = to;
    }
  }
}

/**
 * What a plan of [blank, tile] cells is in the side graph: the walks that it takes round each cell, and
 * how often the tile slides.
 * @param {Board} board
 * @param {Uint16Array} plan
 * @returns {{used: Set<number>, slides: number}} used: indices of `walks`
 */
export function sidesOfPlan(board, plan) {
  const { next } = sideGraph(board);
  const used = new Set();
  let slides = 0;
  let entered = -1;
  const sideOf = (/** @type {number} */ tile, /** @type {number} */ cell) => {
    for (let side = 0; side < SIDES; side++) if (next[tile * SIDES + side] === cell) return side;
    return -1;
  };
  for (let t = 2; t < plan.length; t += 2) {
    const tile = plan[t - 1];
    if (plan[t + 1] === tile) continue;
    const left = sideOf(tile, plan[t + 1]);
    if (entered >= 0 && entered !== left) {
      used.add((tile * SIDES + Math.min(entered, left)) * SIDES + Math.max(entered, left));
    }
    slides++;
    entered = sideOf(plan[t + 1], tile);
  }
  return { used, slides };
}
