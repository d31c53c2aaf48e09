// The base of every view: a light-DOM Lit element that is drawn again when its part of the state changes.

import { html, LitElement, nothing } from 'lit';
import { drawingOf } from '../app/state.js';
import { translate } from '../i18n/index.js';
import { PUZZLES } from '../puzzles/index.js';

/** @typedef {import('../app/state.js').State} State */
/** @typedef {import('./services.js').Services} Services */

/** @type {Promise<void>|null} */
let frame = null;

/** Resolves in the next animation frame; the same promise for all who ask before it. */
function nextFrame() {
  frame ??= new Promise((resolve) => {
    requestAnimationFrame(() => {
      frame = null;
      resolve();
    });
  });
  return frame;
}

export class Panel extends LitElement {
  /** Names of the members of State that this view shows, beside the language. @type {string[]} */
  static uses = [];

  /** Set once, before the element is connected. @type {Services|null} */
  #app = null;

  get app() {
    return /** @type {Services} */ (this.#app);
  }

  set app(services) {
    this.#app = services;
  }

  /** Media queries that change what is shown. @type {MediaQueryList[]} */
  static media = [];

  constructor() {
    super();
    this.redraw = () => this.requestUpdate();
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    const { uses, media } = /** @type {typeof Panel} */ (this.constructor);
    for (const query of media) query.addEventListener('change', this.redraw);
    const names = /** @type {(keyof State)[]} */ (['language', 'puzzle', ...uses]);
    if (uses.includes('theme')) names.push('systemDark', 'printing');
    this.unsubscribe = this.app.store.subscribe((state, before) => {
      if (names.some((name) => state[name] !== before[name])) this.changed(state, before);
    });
  }

  /** Many changes in one frame are drawn once. The first drawing does not wait. */
  async scheduleUpdate() {
    if (this.hasUpdated) await nextFrame();
    super.scheduleUpdate();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.unsubscribe?.();
    const { media } = /** @type {typeof Panel} */ (this.constructor);
    for (const query of media) query.removeEventListener('change', this.redraw);
  }

  /** @param {State} _state @param {State} _before */
  changed(_state, _before) {
    this.requestUpdate();
  }

  get state() {
    return this.app.store.get();
  }

  get drawing() {
    return drawingOf(this.state);
  }

  get board() {
    return this.drawing.board;
  }

  get puzzle() {
    return PUZZLES[this.state.puzzle];
  }

  /** @param {string} key @param {object} [values] */
  t(key, values) {
    return translate(this.state.language, key, values, this.puzzle.words);
  }

  /** The letter on a piece or its goal. @param {number} piece @param {'start'|'goal'} kind */
  letter(piece, kind) {
    return this.puzzle.letter(this.board, piece, kind);
  }

  /** A piece's name in a sentence. @param {number} piece @param {'start'|'goal'} [kind] */
  pieceName(piece, kind = 'start') {
    return this.t(kind === 'start' ? 'piece' : 'goal', { letter: this.letter(piece, kind), piece });
  }

  /** @param {import('../app/actions.js').Action} action */
  send(action) {
    this.app.store.dispatch(action);
  }
}

export { html, nothing };
