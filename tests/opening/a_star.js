// How many states A* expands when it is guided by the longest single distance: a plain count, to judge
// whether a maze is easy for it. Ghosts alone.
import { distancesFrom, neighbours } from '../../web/src/model/board.js';

/** @typedef {import('../../web/src/engine/protocol.js').Board} Board */

/**
 * @param {Board} board   three ghosts
 * @returns {number} states expanded until the goal is taken from the queue; ties by larger depth
 */
export function expandedByAStar(board) {
  const floor = [...board.walls.keys()].filter((cell) => !board.walls[cell]);
  const index = new Int32Array(board.walls.length).fill(-1);
  for (const [i, cell] of floor.entries()) index[cell] = i;
  const near = floor.map((cell) =>
    [cell, ...neighbours(board, cell)].map((c) => index[c]).filter((i) => i >= 0),
  );
  const far = board.goals.map((goal) => {
    const distance = distancesFrom(board, goal);
    return Int32Array.from(floor, (cell) => distance[cell]);
  });
  const n = floor.length;
  const code = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c) =>
    (a * n + b) * n + c;
  const guess = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c) =>
    Math.max(far[0][a], far[1][b], far[2][c]);
  const depth = new Int16Array(n * n * n).fill(-1);
  const closed = new Uint8Array(n * n * n);
  const [s0, s1, s2] = board.starts.map((cell) => index[cell]);
  const [g0, g1, g2] = board.goals.map((cell) => index[cell]);
  const goal = code(g0, g1, g2);
  /** @type {number[][]} by depth + guess; the last one in is the deepest */
  const buckets = [];
  const push = (/** @type {number} */ f, /** @type {number} */ state) => {
    if (!buckets[f]) buckets[f] = [];
    buckets[f].push(state);
  };
  depth[code(s0, s1, s2)] = 0;
  push(guess(s0, s1, s2), code(s0, s1, s2));
  let expanded = 0;
  for (let f = 0; f < buckets.length; f++) {
    const bucket = buckets[f] ?? [];
    while (bucket.length > 0) {
      const state = /** @type {number} */ (bucket.pop());
      if (closed[state]) continue;
      closed[state] = 1;
      if (state === goal) return expanded;
      expanded++;
      const d = depth[state] + 1;
      const c = state % n;
      const b = ((state - c) / n) % n;
      const a = Math.floor(state / (n * n));
      for (const a2 of near[a]) {
        for (const b2 of near[b]) {
          if (a2 === b2 || (a2 === b && b2 === a)) continue;
          for (const c2 of near[c]) {
            if (c2 === a2 || c2 === b2 || (c2 === a && a2 === c) || (c2 === b && b2 === c))
              continue;
            const next = code(a2, b2, c2);
            if (depth[next] >= 0 && depth[next] <= d) continue;
            depth[next] = d;
            push(d + guess(a2, b2, c2), next);
          }
        }
      }
    }
  }
  return expanded;
}

/** The guess of A* at the start: the longest of the single distances. @param {Board} board */
export function guessOf(board) {
  return Math.max(
    ...board.starts.map((start, piece) => distancesFrom(board, start)[board.goals[piece]]),
  );
}
