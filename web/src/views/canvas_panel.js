// A view that is one canvas: sized from its room, painted by the frame loop when the state changes.

import { observeRoom } from '../render/canvas.js';
import { html, Panel } from './panel.js';

export class CanvasPanel extends Panel {
  constructor() {
    super();
    /** What the container offers, CSS pixels. */
    this.room = { width: 0, height: 0, dpr: 1 };
  }

  connectedCallback() {
    super.connectedCallback();
    this.stopObserving = observeRoom(this.container(), (room) => {
      this.room = room;
      this.invalidate();
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopObserving?.();
    this.app.frames.forget(this);
  }

  /** The element whose room counts: never one that is sized from the canvas. @returns {Element} */
  container() {
    return this;
  }

  render() {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  /** @param {import('./panel.js').State} _state @param {import('./panel.js').State} _before */
  changed(_state, _before) {
    this.invalidate();
  }

  updated() {
    this.invalidate();
  }

  invalidate() {
    this.app.frames.invalidate(this);
  }

  get canvas() {
    return /** @type {HTMLCanvasElement} */ (this.querySelector('canvas'));
  }

  /** @param {number} now */
  draw(now) {
    if (this.room.width > 0 && this.hasUpdated) this.paint(now);
  }

  /** Paints; called at most once a frame. @param {number} _now */
  paint(_now) {}
}
