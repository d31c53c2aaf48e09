// What there is to mend on a board, found once a board.

import { PUZZLES } from '../puzzles/index.js';

/** @typedef {import('../engine/protocol.js').Board} Board */
/** @typedef {import('../puzzles/index.js').Finding} Finding */

/** @type {WeakMap<Board, Finding[]>} */
const known = new WeakMap();

/**
 * @param {string} puzzle
 * @param {Board} board   a board belongs to one puzzle
 * @returns {Finding[]}
 */
export function lintOf(puzzle, board) {
  let findings = known.get(board);
  if (!findings) {
    findings = PUZZLES[puzzle].lint(board);
    known.set(board, findings);
  }
  return findings;
}

/** Whether something keeps the board from being solved. @param {string} puzzle @param {Board} board */
export function hasError(puzzle, board) {
  return lintOf(puzzle, board).some(({ level }) => level === 'error');
}

/** 1.37 GiB, 25,300 GiB or 4 × 10^17 GiB. @param {number} bytes */
export function gibibytes(bytes) {
  const size = bytes / 2 ** 30;
  if (size < 1e6) {
    return `${size.toLocaleString('en-US', { maximumSignificantDigits: 3 })} GiB`;
  }
  const [digit, power] = size.toExponential(0).split('e+');
  return `${digit} × 10^${power} GiB`;
}
