// How many cells each side can put a piece on, read from a table of first layers.

/** @typedef {import('../engine/protocol.js').FirstLayers} FirstLayers */

/**
 * @param {FirstLayers} first
 * @param {number} piece
 * @param {number} cells           of the board
 * @param {number} forwardDepth
 * @param {number} backwardDepth
 * @returns {{forward: number, backward: number, both: number}} cost: O(cells)
 */
export function countReach(first, piece, cells, forwardDepth, backwardDepth) {
  let [forward, backward, both] = [0, 0, 0];
  const base = piece * cells;
  for (let cell = base; cell < base + cells; cell++) {
    const isForward = first.forward[cell] <= forwardDepth;
    const isBackward = first.backward[cell] <= backwardDepth;
    if (isForward) forward++;
    if (isBackward) backward++;
    if (isForward && isBackward) both++;
  }
  return { forward, backward, both };
}
