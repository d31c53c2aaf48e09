// The board: one canvas that shows the playback and takes the drawing, as a grid with a cursor.

import { lintOf } from '../../app/lint.js';
import { isStale, liftedPiece } from '../../app/state.js';
import { NO_CELL } from '../../engine/protocol.js';
import { piecesAt } from '../../model/board.js';
import { boardGeometry, drawBoard } from '../../render/board.js';
import { fitCanvas } from '../../render/canvas.js';
import { CanvasPanel } from '../canvas_panel.js';
import { letterUnit } from '../letters.js';
import { ONE_COLUMN, SIDEWAYS } from '../media.js';
import { Motion } from '../motion.js';
import { html } from '../panel.js';
import { pieceStyle, reachOf, starsOf, walkOf } from '../scenes.js';
import { isPinned } from '../timeline/pinned.js';
import { BoardGestures } from './board_gestures.js';
import { boardKey } from './board_keys.js';

/** Cells are not drawn larger than this. */
const LARGEST_CELL = 100;
/** A board is not made lower than this, CSS pixels: where the page scrolls, and where it must fit. */
const LEAST_HEIGHT = { scrolled: 240, fitted: 120 };
/** What stands below the board and must keep its place, in letter units. */
const CAPTION = 34;
/** A new layer fades in, milliseconds. */
const FADE = 80;
/** Less than this below the board is no room for a text. */
const LEAST_UNDER = 130;

export class BoardView extends CanvasPanel {
  static uses = [
    'drawings',
    'trace',
    'answer',
    'detail',
    'head',
    'time',
    'mode',
    'follow',
    'sides',
    'shade',
    'theme',
    'tool',
    'cursor',
    'selected',
    'distances',
    'stroke',
  ];

  constructor() {
    super();
    /** @type {import('../../render/types.js').BoardGeometry|null} */
    this.geometry = null;
    this.gestures = new BoardGestures(this);
    /** The cell under the pointer. */
    this.hover = NO_CELL;
    this.cursorShown = false;
    this.fade = new Motion(FADE);
  }

  container() {
    return /** @type {Element} */ (this.parentElement);
  }

  /** @param {import('../panel.js').State} state @param {import('../panel.js').State} before */
  changed(state, before) {
    if (state.head.turn > before.head.turn) this.fade.begin();
    this.invalidate();
    if (state.cursor !== before.cursor || state.drawings !== before.drawings) this.requestUpdate();
    if (state.language !== before.language || state.puzzle !== before.puzzle) this.requestUpdate();
  }

  render() {
    const { width, height } = this.board;
    const { cursor } = this.state;
    const [row, column] = [Math.floor(cursor / width) + 1, (cursor % width) + 1];
    const words = this.t('cell_words', { row, column, what: this.cellWords(cursor) });
    return html`<div id="board" class="board-grid" role="grid" tabindex="0"
        aria-label=${this.t('board_grid', { width, height })}
        aria-rowcount=${height} aria-colcount=${width} aria-activedescendant="cell-${cursor}"
        @pointerdown=${this.gestures.down} @pointermove=${this.gestures.move}
        @pointerup=${this.gestures.up} @pointercancel=${this.gestures.cancel}
        @pointerleave=${this.gestures.leave} @contextmenu=${preventDefault}
        @keydown=${(/** @type {KeyboardEvent} */ event) => boardKey(this, event)}
        @focus=${() => this.showCursor(true)} @blur=${() => this.showCursor(false)}>
      <canvas aria-hidden="true"></canvas>
      <div role="row" aria-rowindex=${row} class="hidden">
        <div role="gridcell" id="cell-${cursor}" aria-colindex=${column}>${words}</div>
      </div>
    </div>`;
  }

  /** What a cell holds, in words. @param {number} cell */
  cellWords(cell) {
    if (this.board.walls[cell]) return this.t('cell_wall');
    const { start, goal } = piecesAt(this.board, cell);
    const names = [];
    if (start >= 0) names.push(this.pieceName(start, 'start'));
    if (goal >= 0) names.push(this.pieceName(goal, 'goal'));
    return names.length ? names.join(this.t('comma')) : this.t('cell_floor');
  }

  /** The cursor is drawn only for those who use the keys. @param {boolean} focused */
  showCursor(focused) {
    const grid = this.querySelector('#board');
    this.cursorShown = focused && Boolean(grid?.matches(':focus-visible'));
    this.invalidate();
  }

  paint() {
    const { width: columns, height: rows } = this.board;
    const { width, height, dpr } = this.room;
    const geometry = boardGeometry({
      columns,
      rows,
      width,
      height: this.boardHeight(height),
      dpr,
      largest: LARGEST_CELL,
    });
    this.geometry = geometry;
    const below = height - CAPTION * letterUnit() - geometry.height;
    const roomUnder = scrolls() || below >= LEAST_UNDER;
    this.send({ type: 'room/set', roomUnder });
    const context = fitCanvas(this.canvas, geometry.width, geometry.height, dpr);
    drawBoard(context, this.scene(geometry));
    if (this.fade.share < 1) this.invalidate();
  }

  /**
   * What the stage leaves for the board; in one column what the window does, between header and pinned
   * timeline.
   * @param {number} stage   its height
   */
  boardHeight(stage) {
    const offered = scrolls() ? this.windowHeight() : stage;
    const least = scrolls() ? LEAST_HEIGHT.scrolled : LEAST_HEIGHT.fitted;
    return Math.max(least, offered - CAPTION * letterUnit());
  }

  windowHeight() {
    const timeline = document.querySelector('.time-card')?.getBoundingClientRect().height ?? 0;
    const above = this.getBoundingClientRect().top + scrollY;
    return innerHeight - above - (isPinned() ? timeline : 0);
  }

  /** @param {import('../../render/types.js').BoardGeometry} geometry */
  scene(geometry) {
    const { state, board } = this;
    const walk = walkOf(state);
    return {
      geometry,
      palette: this.app.palette(),
      board,
      ...pieceStyle(state),
      reach: walk ? null : reachOf(state, state.follow),
      sides: state.sides,
      shadeBy: state.shade,
      stale: isStale(state),
      newestAlpha: this.fade.share,
      positions: walk?.positions ?? null,
      towards: walk?.towards ?? null,
      path: walk?.path ?? null,
      stars: walk ? null : starsOf(state, state.follow),
      lint: this.lintMarks(),
      hover: this.hover,
      cursor: this.cursorShown ? state.cursor : NO_CELL,
      selected: state.selected,
      drag: this.gestures.drag,
      distances: this.distances(),
      rectangle: this.gestures.rectangle,
    };
  }

  /** What the lifted piece would need from each cell. */
  distances() {
    const { distances } = this.state;
    return distances && distances.piece === liftedPiece(this.state) ? distances : null;
  }

  /** Cells with something to mend. */
  lintMarks() {
    return lintOf(this.state.puzzle, this.board)
      .filter(({ key, level }) => level === 'error' || key === 'unreachable')
      .flatMap(({ cells, level }) => cells.map((cell) => ({ cell, level })));
  }
}

/** Whether the board stands in one column with the rest and the page scrolls. */
const scrolls = () => ONE_COLUMN.matches && !SIDEWAYS.matches;

/** @param {Event} event */
function preventDefault(event) {
  event.preventDefault();
}

customElements.define('mn-board', BoardView);
