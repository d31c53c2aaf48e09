// Interchangeable pieces: their tables seen as one, for an order of theirs says nothing.

/** @typedef {import('../engine/protocol.js').FirstLayers} FirstLayers */

/** @type {WeakMap<object, any>} */
const known = new WeakMap();

/**
 * @template {object} T
 * @template R
 * @param {T} table
 * @param {(table: T) => R} merge
 * @returns {R} made once a table
 */
function once(table, merge) {
  if (!known.has(table)) known.set(table, merge(table));
  return known.get(table);
}

/**
 * The first layer in which any piece is on a cell.
 * @param {FirstLayers} first   a table a piece, one after the other
 * @param {number} cells
 * @returns {FirstLayers} one table
 */
export function mergeFirst(first, cells) {
  return once(first, ({ forward, backward }) => ({
    forward: merged(forward, cells, Math.min),
    backward: merged(backward, cells, Math.min),
  }));
}

/**
 * How many states have a piece on a cell.
 * @param {Uint32Array|null} counts   a table a piece, one after the other
 * @param {number} cells
 */
export function mergeCounts(counts, cells) {
  return counts && once(counts, (table) => merged(table, cells, (a, b) => a + b));
}

/**
 * @template {Uint16Array|Uint32Array} T
 * @param {T} table
 * @param {number} cells
 * @param {(a: number, b: number) => number} join
 * @returns {T}
 */
function merged(table, cells, join) {
  const one = /** @type {T} */ (table.slice(0, cells));
  for (let i = cells; i < table.length; i++) one[i % cells] = join(one[i % cells], table[i]);
  return one;
}
