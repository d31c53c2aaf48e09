// Keys on the focused board: arrows move the cursor, Enter applies the brush.

import { beginStroke, pieceUnder, putPiece } from '../../app/tools.js';

/** @typedef {import('./board_view.js').BoardView} BoardView */

/** @type {Record<string, [dx: number, dy: number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {BoardView} view @param {KeyboardEvent} event */
export function boardKey(view, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) moveCursor(view, arrow);
  else if (event.key === 'Enter') applyBrush(view);
  else if (event.key === 'Delete' || event.key === 'Backspace') applyBrush(view, true);
  else return;
  event.preventDefault();
  event.stopPropagation();
  view.cursorShown = true;
  view.invalidate();
}

/** @param {BoardView} view @param {[number, number]} arrow */
function moveCursor(view, [dx, dy]) {
  const { width, height } = view.board;
  const { cursor } = view.state;
  const x = Math.max(0, Math.min(width - 1, (cursor % width) + dx));
  const y = Math.max(0, Math.min(height - 1, Math.floor(cursor / width) + dy));
  view.send({ type: 'cursor/set', cell: y * width + x });
}

/** @param {BoardView} view @param {boolean} [erase] */
function applyBrush(view, erase = false) {
  const { board, state, gestures, puzzle } = view;
  const { cursor, selected } = state;
  if (selected && !erase) {
    view.send({ type: 'board/edit', board: putPiece(board, selected, cursor) });
    return view.send({ type: 'select/set', selected: null });
  }
  const tool = gestures.tool();
  const choice = erase || tool.action === 'erase' ? null : pieceUnder(board, cursor, tool);
  if (choice) return view.send({ type: 'select/set', selected: choice });
  const options = { erase, rectangle: false, hasWalls: puzzle.hasWalls };
  view.send({ type: 'board/edit', board: beginStroke(board, tool, cursor, options).board });
}
