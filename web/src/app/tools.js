// What a press and a drag with a tool do to a board: pure steps that views feed with cells.

import { NO_CELL } from '../engine/protocol.js';
import { piecesAt } from '../model/board.js';
import { isTaken, line, place, rectangle, region, setWalls, unplace } from '../model/edits.js';

/** @typedef {import('../engine/protocol.js').Board} Board */
/** @typedef {import('../puzzles/index.js').Tool} Tool */
/** @typedef {import('../puzzles/index.js').Choice} Choice */

/**
 * A stroke that is being drawn. `base` is the board before it.
 * @typedef {{kind: 'walls', base: Board, wall: 0|1, last: number}
 *   | {kind: 'rectangle', base: Board, wall: 0|1, from: number}
 *   | {kind: 'move', base: Board, choice: Choice}
 *   | {kind: 'once', base: Board}} Stroke
 */

/** @typedef {{erase: boolean, rectangle: boolean, hasWalls: boolean}} Options */

const ROLES = /** @type {const} */ ({ start: 'starts', goal: 'goals' });

/**
 * The piece that a press on a cell takes hold of; with a placing tool, only one of its own kind.
 * @param {Board} board
 * @param {number} cell
 * @param {Tool} tool
 * @returns {Choice|null}
 */
export function pieceUnder(board, cell, tool) {
  const { start, goal } = piecesAt(board, cell);
  const kind = tool.action === 'place' ? tool.choice?.kind : undefined;
  if (start >= 0 && kind !== 'goal') return { kind: 'start', piece: start };
  if (goal >= 0 && kind !== 'start') return { kind: 'goal', piece: goal };
  return null;
}

/**
 * The first cell decides what the stroke is: it moves a piece, draws, erases, spans a rectangle,
 * fills, or takes a piece away.
 * @param {Board} board
 * @param {Tool} tool
 * @param {number} cell
 * @param {Options} options   erase: the right button; rectangle: Alt
 * @returns {{stroke: Stroke, board: Board}}
 */
export function beginStroke(board, tool, cell, options) {
  const erases = options.erase || tool.action === 'erase';
  if (erases && isTaken(board, cell)) return once(board, removeAt(board, cell));
  const wall = erases || board.walls[cell] ? 0 : 1;
  if (!erases && !options.rectangle) {
    const choice = pieceUnder(board, cell, tool);
    if (choice) return { stroke: { kind: 'move', base: board, choice }, board };
    if (tool.action === 'place' && tool.choice) return placed(board, tool.choice, cell);
  }
  if (!options.hasWalls) return once(board, board);
  if (tool.action === 'fill' && !erases) {
    return once(board, setWalls(board, region(board, cell), wall));
  }
  if (options.rectangle || tool.action === 'rectangle') {
    const stroke = /** @type {const} */ ({ kind: 'rectangle', base: board, wall, from: cell });
    return { stroke, board: setWalls(board, [cell], wall) };
  }
  const stroke = /** @type {const} */ ({ kind: 'walls', base: board, wall, last: cell });
  return { stroke, board: setWalls(board, [cell], wall) };
}

/**
 * The stroke goes on to another cell.
 * @param {Stroke} stroke
 * @param {Board} board   the board as the stroke has left it
 * @param {number} cell
 * @returns {{stroke: Stroke, board: Board}}
 */
export function extendStroke(stroke, board, cell) {
  switch (stroke.kind) {
    case 'walls': {
      const cells = line(board, stroke.last, cell);
      return { stroke: { ...stroke, last: cell }, board: setWalls(board, cells, stroke.wall) };
    }
    case 'rectangle': {
      const cells = rectangle(stroke.base, stroke.from, cell);
      return { stroke, board: setWalls(stroke.base, cells, stroke.wall) };
    }
    case 'move':
      return { stroke, board: putPiece(stroke.base, stroke.choice, cell) };
    default:
      return { stroke, board };
  }
}

/** Puts a piece's start or goal on a cell. @param {Board} board @param {Choice} choice @param {number} cell */
export function putPiece(board, choice, cell) {
  return cell === NO_CELL ? board : place(board, ROLES[choice.kind], choice.piece, cell);
}

/** @param {Board} board @param {Choice} choice @param {number} cell */
function placed(board, choice, cell) {
  const stroke = /** @type {const} */ ({ kind: 'move', base: board, choice });
  return { stroke, board: putPiece(board, choice, cell) };
}

/** @param {Board} base @param {Board} board @returns {{stroke: Stroke, board: Board}} */
function once(base, board) {
  return { stroke: { kind: 'once', base }, board };
}

/** Takes the piece on a cell away, its start before its goal. @param {Board} board @param {number} cell */
function removeAt(board, cell) {
  const { start, goal } = piecesAt(board, cell);
  return start >= 0 ? unplace(board, 'starts', start) : unplace(board, 'goals', goal);
}
