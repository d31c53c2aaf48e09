// The tab that looks into one expansion: the state, every joint move that was tried, and its fate.

import '../../../style/inspect_panel.css';
import { moveWord } from '../../model/plan.js';
import { iconButton } from '../controls.js';
import { html, nothing, Panel } from '../panel.js';
import './state_view.js';
import { rich } from '../words.js';

/** Fates in the order of the table. */
const FATES = /** @type {const} */ (['wall', 'vertex', 'swap', 'seen', 'new', 'meeting']);
/** A mark a fate, so that none is told by its words alone. */
const MARKS = { wall: '▦', vertex: '⊙', swap: '⇄', seen: '↺', new: '+', meeting: '✦' };
/** Moves listed at most. */
const MOST_MOVES = 200;

/** @typedef {import('../../engine/protocol.js').Attempt} Attempt */

export class InspectPanel extends Panel {
  static uses = ['trace', 'head', 'detail', 'drawings', 'grain'];

  constructor() {
    super();
    /** The fate whose moves are listed. @type {Attempt['fate']|''} */
    this.chosen = '';
    /** The move that is shown on the small board. @type {Attempt|null} */
    this.shown = null;
  }

  changed(/** @type {any} */ state, /** @type {any} */ before) {
    if (state.head !== before.head || state.trace !== before.trace) this.shown = null;
    this.requestUpdate();
  }

  render() {
    const { detail, trace, head } = this.state;
    if (!trace || trace.track.turns === 0) return html`<p>${this.t('inspect_nothing')}</p>`;
    const inspection = detail?.trace === trace ? detail.inspection : undefined;
    if (inspection === null) {
      const why = trace.summary.estimates?.length ? 'inspect_order' : 'inspect_rows';
      return html`<p>${this.t(why)}</p>`;
    }
    if (!inspection || (head.turn === 0 && head.inner === 0)) {
      return html`${this.stepper()}<p class="inspect-note">${this.t('inspect_begin')}</p>`;
    }
    return html`${this.stepper()}
      <p class="sum">${rich(this.where(inspection))}</p>
      <div class="inspect">
        <div>
          <h3>${this.t('inspect_state')}</h3>
          <mn-state .app=${this.app} .cells=${inspection.cells} .to=${this.shown?.cells ?? null}
            role="img" aria-label=${this.stateWords(inspection.cells)}></mn-state>
          <p class="state-words">${this.stateWords(inspection.cells)}</p>
        </div>
        <div>
          <h3>${this.t('inspect_moves', { count: inspection.attempts.length })}</h3>
          ${this.table(inspection.attempts)}
          ${this.moves(inspection)}
        </div>
      </div>`;
  }

  /** Back and step by one state, whatever the transport's step is. */
  stepper() {
    const step = (/** @type {1|-1} */ direction) => () =>
      this.send({ type: 'head/step', direction, grain: 'state' });
    return html`<div class="state-steps">
      ${iconButton('back', this.t('state_back'), step(-1))}
      ${iconButton('step', this.t('state_step'), step(1))}
      <span>${this.t('state_hint')}</span></div>`;
  }

  /** @param {import('../../engine/protocol.js').Inspection} inspection */
  where({ step, side, layer, index, turn }) {
    const track = /** @type {import('../../app/state.js').Trace} */ (this.state.trace).track;
    const size = track.layers[side][layer];
    const total = track.expanded[track.turns];
    return this.t('inspect_where', {
      number: step + 1,
      total,
      side,
      layer,
      index: index + 1,
      size,
      turn: turn + 1,
    });
  }

  /** @param {number[]} cells */
  stateWords(cells) {
    const { width } = this.board;
    return [...cells]
      .map(
        (cell, piece) =>
          `${this.letter(piece, 'start')} (${cell % width}, ${Math.floor(cell / width)})`,
      )
      .join(this.t('comma'));
  }

  /** @param {Attempt[]} attempts */
  table(attempts) {
    const rows = FATES.map((fate) => {
      const count = attempts.filter((attempt) => attempt.fate === fate).length;
      const choose = () => {
        this.chosen = this.chosen === fate ? '' : fate;
        this.shown = null;
        this.requestUpdate();
      };
      return html`<li class=${fate === 'meeting' && count > 0 ? 'hit' : ''}>
        <button type="button" ?disabled=${count === 0} aria-expanded=${this.chosen === fate} @click=${choose}>
          <span class="mark" aria-hidden="true">${MARKS[fate]}</span>
          <span>${this.t(`fate_${fate}`)}</span><b>${count}</b></button></li>`;
    });
    return html`<ul class="fates">${rows}</ul>`;
  }

  /** The moves of the chosen fate. @param {import('../../engine/protocol.js').Inspection} inspection */
  moves({ cells, attempts }) {
    if (this.chosen === '') return nothing;
    const some = attempts.filter(({ fate }) => fate === this.chosen).slice(0, MOST_MOVES);
    const row = (/** @type {Attempt} */ attempt) => {
      const show = () => {
        this.shown = attempt;
        this.requestUpdate();
      };
      return html`<li><button type="button" @click=${show} @focus=${show} @pointerenter=${show}
        aria-pressed=${this.shown === attempt}>${this.moveWords(cells, attempt)}</button></li>`;
    };
    return html`<ul class="moves" tabindex="-1">${some.map(row)}</ul>`;
  }

  /** @param {number[]} from @param {Attempt} attempt */
  moveWords(from, { cells, fate, first, second }) {
    const { width } = this.board;
    const moves = from.map((cell, piece) => {
      const key = `move_${moveWord(cell, cells[piece], width)}`;
      return this.t(key, { what: this.letter(piece, 'start') });
    });
    const words = moves.join(this.t('comma'));
    if (first < 0) return words;
    const one = this.letter(first, 'start');
    const two = second >= 0 ? this.letter(second, 'start') : '';
    return this.t('move_refused', { words, why: this.t(`why_${fate}`, { one, two }) });
  }
}

customElements.define('mn-inspect', InspectPanel);
