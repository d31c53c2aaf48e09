// The small maze of one piece: where each side can put it.

import { isStale } from '../../app/state.js';
import { boardGeometry, drawBoard } from '../../render/board.js';
import { fitCanvas } from '../../render/canvas.js';
import { CanvasPanel } from '../canvas_panel.js';
import { pieceStyle, reachOf, starsOf, walkOf } from '../scenes.js';

/** Small boards are not blown up beyond this, CSS pixels. */
const LARGEST_CELL = 56;

export class MazeView extends CanvasPanel {
  static uses = [
    'drawings',
    'trace',
    'answer',
    'detail',
    'head',
    'time',
    'mode',
    'sides',
    'shade',
    'theme',
  ];

  #piece = 0;
  #height = Number.POSITIVE_INFINITY;

  get piece() {
    return this.#piece;
  }

  set piece(piece) {
    this.#piece = piece;
    this.requestUpdate();
  }

  /** CSS pixels that the panel leaves for a maze. */
  get height() {
    return this.#height;
  }

  set height(height) {
    this.#height = height;
    this.requestUpdate();
  }

  container() {
    return /** @type {Element} */ (this.parentElement);
  }

  paint() {
    const { state, board } = this;
    const { piece, height } = this;
    const { width, dpr } = this.room;
    const { width: columns, height: rows } = board;
    const room = { columns, rows, width, height, dpr, largest: LARGEST_CELL };
    const geometry = boardGeometry(room);
    const context = fitCanvas(this.canvas, geometry.width, geometry.height, dpr);
    drawBoard(context, {
      geometry,
      palette: this.app.palette(),
      board,
      ...pieceStyle(state),
      sides: state.sides,
      shadeBy: state.shade,
      stale: isStale(state),
      positions: walkOf(state)?.positions ?? null,
      stars: starsOf(state, piece),
      only: this.puzzle.interchangeable ? null : piece,
      reach: reachOf(state, piece),
    });
  }
}

customElements.define('mn-maze', MazeView);
