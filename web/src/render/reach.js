// How many cells each side can put a piece on, for the caption of its small maze.

/** @typedef {import('./types.js').Reach} Reach */

/**
 * Linear in the cells.
 * @param {Reach} reach
 * @param {number} cells  of the board
 * @returns {{forward: number, backward: number, both: number}}
 */
export function countReach(reach, cells) {
  const { piece, first, forwardDepth, backwardDepth, forwardNext, backwardNext } = reach;
  const count = { forward: 0, backward: 0, both: 0 };
  for (let i = piece * cells; i < (piece + 1) * cells; i++) {
    const forward = has(first.forward[i], forwardDepth, forwardNext?.[i]);
    const backward = has(first.backward[i], backwardDepth, backwardNext?.[i]);
    if (forward) count.forward++;
    if (backward) count.backward++;
    if (forward && backward) count.both++;
  }
  return count;
}

/**
 * Whether a side has a state in a cell: one of a whole layer, or one that its turn has found so far.
 * @param {number} first   the first layer in which it has one
 * @param {number} depth   the newest whole layer
 * @param {number} [next]  states in the cell of those found so far of the layer after it
 */
function has(first, depth, next = 0) {
  return first <= depth || (first === depth + 1 && next > 0);
}
