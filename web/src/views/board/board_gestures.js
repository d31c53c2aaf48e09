// Pointers on the board: strokes, drags, taps, rectangles; a second finger takes the stroke back.

import { beginStroke, extendStroke, pieceUnder, putPiece } from '../../app/tools.js';
import { NO_CELL } from '../../engine/protocol.js';
import { cellAt, nearestCell } from '../../render/board.js';

/** @typedef {import('../../app/tools.js').Stroke} Stroke */
/** @typedef {import('../../puzzles/index.js').Choice} Choice */

/** A finger draws only after this way, so that a tap and a pinch stay what they are. */
const TOUCH_SLACK = 6;
/** A mouse that moved less has clicked. */
const MOUSE_SLACK = 4;

export class BoardGestures {
  /** @param {import('./board_view.js').BoardView} view */
  constructor(view) {
    this.view = view;
    /** @type {Set<number>} */
    this.pointers = new Set();
    /** @type {number} the pointer that draws, -1 for none */
    this.active = -1;
    /** Where the canvas is; during a stroke, where it was at the press. @type {DOMRect|null} */
    this.box = null;
    /** @type {Stroke|null} */
    this.stroke = null;
    /** Where the press was, and the piece that it took hold of. */
    this.press = {
      x: 0,
      y: 0,
      cell: NO_CELL,
      moved: false,
      erase: false,
      rectangle: false,
      choice: /** @type {Choice|null} */ (null),
    };
    /** @type {(Choice & {x: number, y: number})|null} */
    this.drag = null;
    this.down = this.down.bind(this);
    this.move = this.move.bind(this);
    this.up = this.up.bind(this);
    this.cancel = this.cancel.bind(this);
    this.leave = this.leave.bind(this);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.isPrimary) this.pointers.clear();
    this.pointers.add(event.pointerId);
    if (this.pointers.size > 1) return this.rollBack();
    if (event.button !== 0 && event.button !== 2) return;
    const { x, y } = this.point(event);
    const cell = this.cellAt(x, y);
    if (cell === NO_CELL) return;
    const erase = event.button === 2;
    const choice = pieceUnder(this.view.board, cell, this.tool());
    this.press = { x, y, cell, moved: false, erase, rectangle: event.altKey, choice };
    this.active = event.pointerId;
    this.view.querySelector('#board')?.setPointerCapture(event.pointerId);
    this.view.send({ type: 'cursor/set', cell });
    if (event.pointerType !== 'touch' && !this.view.state.selected) this.begin();
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { x, y } = this.point(event);
    if (this.active === -1) return this.hoverAt(event, x, y);
    if (event.pointerId !== this.active) return;
    if (this.isTakenBack()) return this.rollBack();
    const slack = event.pointerType === 'touch' ? TOUCH_SLACK : MOUSE_SLACK;
    if (!this.press.moved && Math.hypot(x - this.press.x, y - this.press.y) >= slack) {
      this.press.moved = true;
    }
    if (!this.stroke && this.press.moved) this.begin();
    if (!this.stroke) return;
    for (const step of coalesced(event)) this.extend(step);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.pointers.delete(event.pointerId);
    if (event.pointerId !== this.active) return;
    if (this.isTakenBack()) return this.rollBack();
    this.active = -1;
    const { moved } = this.press;
    if (!moved && this.tap()) return this.finish();
    if (!this.stroke) this.begin();
    this.finish();
  }

  /** The system took the pointer: the browser pinches, or the stroke lost its window. */
  cancel(/** @type {PointerEvent} */ event) {
    this.pointers.delete(event.pointerId);
    if (event.pointerId === this.active) this.rollBack();
  }

  /** Whether the stroke was cancelled from elsewhere: by Escape, or with its whole drawing. */
  isTakenBack() {
    return this.stroke !== null && this.view.state.stroke === null;
  }

  leave() {
    if (this.active !== -1) return;
    this.view.hover = NO_CELL;
    this.view.invalidate();
  }

  /** Starts the stroke at the cell of the press. */
  begin() {
    const { view, press } = this;
    const { puzzle, board } = view;
    const { erase, rectangle } = press;
    view.send({ type: 'stroke/begin' });
    const options = { erase, rectangle, hasWalls: puzzle.hasWalls };
    const begun = beginStroke(board, this.tool(), press.cell, options);
    this.apply(begun);
  }

  /** @param {PointerEvent} event */
  extend(event) {
    const { geometry } = this.view;
    if (!geometry || !this.stroke) return;
    const { x, y } = this.point(event);
    const cell = nearestCell(geometry, x, y);
    if (this.stroke.kind === 'move') {
      this.drag = this.press.moved ? { ...this.stroke.choice, x, y } : null;
      if (this.drag?.kind === 'start') this.view.send({ type: 'hold/set', piece: this.drag.piece });
    }
    this.press.cell = cell;
    this.apply(extendStroke(this.stroke, this.view.board, cell));
    this.view.invalidate();
  }

  /** A press without a way: lifts a piece, or puts the lifted one down. Gives whether it did. */
  tap() {
    const { view, press } = this;
    const { selected } = view.state;
    if (press.erase) return false;
    if (selected) {
      this.putDown(selected, press.cell);
      return true;
    }
    const { choice } = press;
    if (!choice || this.tool().action === 'erase') return false;
    if (this.stroke && this.stroke.kind !== 'move') return false;
    if (this.stroke) view.send({ type: 'stroke/cancel' });
    this.stroke = null;
    view.send({ type: 'select/set', selected: choice });
    return true;
  }

  /** @param {Choice} selected @param {number} cell */
  putDown(selected, cell) {
    const { view } = this;
    const { starts, goals } = view.board;
    const home = selected.kind === 'start' ? starts[selected.piece] : goals[selected.piece];
    const under = goals.indexOf(cell);
    if (home !== cell) {
      view.send({ type: 'board/edit', board: putPiece(view.board, selected, cell) });
    } else if (selected.kind === 'start' && under >= 0) {
      return view.send({ type: 'select/set', selected: { kind: 'goal', piece: under } });
    }
    view.send({ type: 'select/set', selected: null });
  }

  finish() {
    this.stroke = null;
    this.letGo();
    this.view.send({ type: 'stroke/end' });
    this.view.invalidate();
  }

  letGo() {
    this.drag = null;
    this.view.send({ type: 'hold/set', piece: -1 });
  }

  rollBack() {
    this.active = -1;
    this.stroke = null;
    this.letGo();
    this.view.send({ type: 'stroke/cancel' });
    this.view.invalidate();
  }

  /** @param {{stroke: Stroke, board: import('../../engine/protocol.js').Board}} step */
  apply({ stroke, board }) {
    this.stroke = stroke;
    this.view.send({ type: 'board/edit', board });
  }

  tool() {
    const tools = this.view.puzzle.tools(this.view.board).flat();
    return tools.find(({ id }) => id === this.view.state.tool) ?? tools[0];
  }

  /** The rectangle that is being spanned. */
  get rectangle() {
    if (this.stroke?.kind !== 'rectangle') return null;
    return { from: this.stroke.from, to: this.press.cell, wall: this.stroke.wall === 1 };
  }

  /** @param {PointerEvent} event @param {number} x @param {number} y */
  hoverAt(event, x, y) {
    if (event.pointerType === 'touch') return;
    const cell = this.cellAt(x, y);
    if (cell === this.view.hover) return;
    this.view.hover = cell;
    this.view.invalidate();
  }

  /** @param {PointerEvent} event */
  point(event) {
    if (this.active === -1 || !this.box) this.box = this.view.canvas.getBoundingClientRect();
    const { box } = this;
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {number} x @param {number} y */
  cellAt(x, y) {
    return this.view.geometry ? cellAt(this.view.geometry, x, y) : NO_CELL;
  }
}

/** Every place that a fast pointer passed since the last frame. @param {PointerEvent} event */
function coalesced(event) {
  const events = event.getCoalescedEvents?.() ?? [];
  return events.length > 0 ? events : [event];
}
