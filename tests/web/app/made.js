// Whole values of the engine for tests that care for a part of them.

/** @typedef {import('../../../web/src/engine/protocol.js').Summary} Summary */
/** @typedef {import('../../../web/src/engine/protocol.js').Hello} Hello */

/** A solved search of two turns. @param {Partial<Summary>} change @returns {Summary} */
export const madeSummary = (change) => ({
  job: 1,
  puzzle: 'ghosts',
  algorithm: 'bidirectional-smaller',
  outcome: 'solved',
  steps: 2,
  expanded: 2,
  generated: 2,
  discovered: 4,
  bytes: 64,
  turns: 2,
  reason: '',
  needed: 0,
  milliseconds: 1,
  schedule: 'fb',
  layers: { forward: [1, 1], backward: [1, 1] },
  estimates: new Int32Array(),
  meeting: null,
  proof: 'met',
  plan: new Uint16Array(),
  ...change,
});

/**
 * What dispatches a finished search.
 * @param {import('../../../web/src/engine/protocol.js').Board} board
 * @param {Partial<Summary>} change
 * @param {Int32Array} [overlaps]
 */
export const madeTrace = (board, change, overlaps = new Int32Array()) => ({
  type: /** @type {const} */ ('job/trace'),
  board,
  summary: madeSummary(change),
  first: { forward: new Uint16Array(), backward: new Uint16Array() },
  overlaps,
  asAnswer: true,
});

/** The greeting of an engine with these algorithms, the first by default. @param {string[]} ids @returns {Hello} */
export const madeHello = (...ids) => ({
  version: 0,
  puzzle: 'ghosts',
  info: {
    id: 'ghosts',
    defaultAlgorithm: ids[0],
    algorithms: ids.map((id) => ({ id, sides: 2, layered: true, inspectable: true, wrong: false })),
  },
});
