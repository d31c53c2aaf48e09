// A piece as a small picture, for buttons and headings.

import { fitCanvas } from '../render/canvas.js';
import { letterUnit } from './letters.js';
import { html, Panel } from './panel.js';

/** Side of the picture in letter units. */
const SIDE = 26;

export class PieceIcon extends Panel {
  static uses = ['theme'];

  #piece = 0;
  /** @type {'start'|'goal'} */
  #kind = 'start';

  get piece() {
    return this.#piece;
  }

  set piece(piece) {
    this.#piece = piece;
    this.requestUpdate();
  }

  get kind() {
    return this.#kind;
  }

  set kind(kind) {
    this.#kind = kind;
    this.requestUpdate();
  }

  render() {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  updated() {
    this.app.frames.invalidate(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.app.frames.forget(this);
  }

  draw() {
    const canvas = /** @type {HTMLCanvasElement} */ (this.querySelector('canvas'));
    const unit = letterUnit();
    const context = fitCanvas(canvas, SIDE, SIDE, (devicePixelRatio || 1) * unit, unit);
    context.clearRect(0, 0, SIDE, SIDE);
    const { piece, kind } = this;
    this.puzzle.drawPiece(context, this.app.palette(), piece, kind, SIDE / 2, SIDE / 2, 22);
  }
}

customElements.define('mn-piece', PieceIcon);
