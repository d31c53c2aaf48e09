// Size and number of pieces, and a maze by chance of that size: what a button of the toolbar opens.

import '../../../style/size_popup.css';
import { clearWalls, resize, setPieceCount } from '../../model/edits.js';
import { select, stepper } from '../controls.js';
import { icon } from '../icons.js';
import { html, nothing, Panel } from '../panel.js';

/** Seeds of the page: few digits, so that one can be said aloud. */
const SEEDS = 10_000;

export class SizePopup extends Panel {
  static uses = ['drawings', 'engine'];

  constructor() {
    super();
    this.family = '';
    this.seed = Math.floor(Math.random() * SEEDS);
  }

  render() {
    return html`${this.size()}${this.chance()}`;
  }

  /** @param {import('../../engine/protocol.js').Board} board */
  edit(board) {
    this.send({ type: 'board/edit', board });
  }

  size() {
    const { board, puzzle } = this;
    const { width, height } = board;
    const { least, most } = puzzle.size;
    const t = this.t.bind(this);
    const side = (
      /** @type {string} */ name,
      /** @type {number} */ value,
      /** @type {(v: number) => void} */ choose,
    ) => stepper({ label: t(name), value, least, most, t, choose });
    const clear = () => this.edit(clearWalls(this.board));
    return html`${
      least === most
        ? nothing
        : html`
      ${side('columns', width, (value) => this.edit(resize(this.board, value, height)))}
      ${side('rows', height, (value) => this.edit(resize(this.board, width, value)))}`
    }
      ${this.pieces()}
      ${puzzle.hasWalls ? html`<button type="button" class="button" @click=${clear}>${t('clear')}</button>` : nothing}`;
  }

  pieces() {
    const { least, most } = this.puzzle.pieces;
    if (least === most) return nothing;
    return stepper({
      label: this.t('pieces'),
      value: this.board.starts.length,
      least,
      most,
      t: this.t.bind(this),
      choose: (value) => this.edit(setPieceCount(this.board, value)),
    });
  }

  chance() {
    const { families } = this.puzzle;
    if (families.length === 0) return nothing;
    const family = families.includes(this.family) ? this.family : families[0];
    const make = () => this.app.commands.generate(family, this.seed);
    const next = () => {
      this.seed = (this.seed + 1) % SEEDS;
      this.requestUpdate();
      make();
    };
    const choose = (/** @type {string} */ value) => {
      this.family = value;
      this.requestUpdate();
    };
    const typed = (/** @type {Event} */ event) => {
      const wanted = Number(/** @type {HTMLInputElement} */ (event.target).value);
      if (Number.isInteger(wanted) && wanted >= 0) this.seed = wanted;
      this.requestUpdate();
      make();
    };
    return html`<div class="chance">
      <h3>${this.t('generate_title')}</h3>
      ${select({
        label: this.t('generate_family'),
        choices: families.map((id) => [id, this.t(`family_${id}`)]),
        value: family,
        choose,
      })}
      <label class="seed"><span>${this.t('generate_seed')}</span>
        <input inputmode="numeric" .value=${String(this.seed)} @change=${typed}></label>
      <button type="button" class="button strong" ?disabled=${this.state.engine !== 'ready'}
        @click=${next}>${icon('dice')}${this.t('generate')}</button>
    </div>`;
  }
}

customElements.define('mn-size', SizePopup);
