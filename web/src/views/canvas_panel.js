// A view that is one canvas: sized from its room, painted by the frame loop when the state changes.

import { observeRoom } from '../render/canvas.js';
import { letterUnit } from './letters.js';
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

  /** The room in letter units, for a picture that is read: it grows with the visitor's letters. */
  letterRoom() {
    const unit = letterUnit();
    const { width, height, dpr } = this.room;
    return { width: width / unit, height: height / unit, dpr: dpr * unit, unit };
  }

  /** What the texts around the canvas leave of the room's height. @param {number} least   CSS pixels */
  heightLeft(least) {
    const texts = this.getBoundingClientRect().height - this.canvas.getBoundingClientRect().height;
    return Math.max(least, this.room.height - texts);
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
