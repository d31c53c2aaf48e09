// One state on a small board, and one joint move from it as lines.

import { boardGeometry, drawBoard } from '../../render/board.js';
import { fitCanvas } from '../../render/canvas.js';
import { CanvasPanel } from '../canvas_panel.js';
import { pieceStyle } from '../scenes.js';

/** Cells are not drawn larger than this, and the board not higher. */
const LARGEST = 30;
const HIGHEST = 300;

export class StateView extends CanvasPanel {
  static uses = ['theme', 'trace'];

  /** @type {number[]} */
  #cells = [];
  /** @type {number[]|null} */
  #to = null;

  get cells() {
    return this.#cells;
  }

  set cells(cells) {
    this.#cells = cells;
    this.requestUpdate();
  }

  /** Where the shown move leads; null for none. */
  get to() {
    return this.#to;
  }

  set to(to) {
    this.#to = to;
    this.requestUpdate();
  }

  container() {
    return /** @type {Element} */ (this.parentElement);
  }

  paint() {
    const board = this.state.trace?.board;
    if (!board) return;
    const { width, dpr } = this.room;
    const geometry = boardGeometry({
      columns: board.width,
      rows: board.height,
      width,
      height: HIGHEST,
      dpr,
      largest: LARGEST,
    });
    const context = fitCanvas(this.canvas, geometry.width, geometry.height, dpr);
    const { cells, to } = this;
    const path = to
      ? {
          plan: Uint16Array.from([...cells, ...to.map((cell, i) => (cell < 0 ? cells[i] : cell))]),
          pieces: cells.length,
          time: 1,
        }
      : null;
    drawBoard(context, {
      geometry,
      palette: this.app.palette(),
      board,
      ...pieceStyle(this.state),
      positions: cells,
      path,
    });
  }
}

customElements.define('mn-state', StateView);
