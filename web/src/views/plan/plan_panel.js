// The tab of the plan: the pieces' ways as lines over time, and every step as a row.

import '../../../style/plan_panel.css';
import '../../../style/table.css';
import { planSteps } from '../../app/state.js';
import { moveWord, positionsAt } from '../../model/plan.js';
import { html, nothing, Panel } from '../panel.js';
import { proofCard } from '../why/proof.js';
import './plan_view.js';

/** Rows shown at most; of a longer plan, those around the step that is shown. */
const MOST_ROWS = 240;

/** @type {Record<string, string>} */
const ARROWS = { wait: '·', up: '↑', down: '↓', left: '←', right: '→', jump: '⤳' };

export class PlanPanel extends Panel {
  static uses = ['answer', 'drawings', 'time', 'mode'];

  render() {
    const { answer } = this.state;
    if (!answer || answer.board !== this.board || planSteps(this.state) === 0) {
      return html`<div class="plan-none">${proofCard(this) || this.t('plan_none')}</div>`;
    }
    return html`<div class="plan">
      <div class="plan-lines">
        <h3>${this.t('plan_lines')}</h3>
        <mn-plan .app=${this.app}></mn-plan>
        ${proofCard(this)}
      </div>
      <div class="plan-steps">
        <h3>${this.t('plan_steps')}</h3>
        ${this.table(answer)}
      </div>
    </div>`;
  }

  /** @param {import('../../app/state.js').Answer} answer */
  table(answer) {
    const steps = planSteps(this.state);
    const now = this.state.mode === 'plan' ? Math.floor(this.state.time) : -1;
    const from = Math.max(0, Math.min(steps + 1 - MOST_ROWS, Math.max(0, now) - MOST_ROWS / 2));
    const rows = [];
    for (let time = from; time <= Math.min(steps, from + MOST_ROWS - 1); time++) {
      rows.push(this.row(answer, time, time === now));
    }
    const letters = answer.board.starts.map((_, piece) => this.letter(piece, 'start'));
    return html`<div class="steps" tabindex="0" role="group" aria-label=${this.t('plan_steps')}><table>
      <thead><tr><th scope="col">${this.t('plan_time')}</th>
        ${letters.map((letter) => html`<th scope="col">${letter}</th>`)}</tr></thead>
      <tbody>${rows}</tbody></table>
      ${steps + 1 > MOST_ROWS ? html`<p>${this.t('plan_part', { from, to: from + MOST_ROWS - 1, steps })}</p>` : nothing}
    </div>`;
  }

  /** @param {import('../../app/state.js').Answer} answer @param {number} time @param {boolean} now */
  row({ board, summary }, time, now) {
    const pieces = board.starts.length;
    const cells = [...positionsAt(summary.plan, pieces, time)];
    const before = time > 0 ? positionsAt(summary.plan, pieces, time - 1) : null;
    const show = () => this.send({ type: 'time/move', time });
    const at = (/** @type {number} */ cell) =>
      `${cell % board.width}, ${Math.floor(cell / board.width)}`;
    const arrow = (/** @type {number} */ piece) =>
      before ? ARROWS[moveWord(before[piece], cells[piece], board.width)] : '';
    return html`<tr class=${now ? 'now' : ''} @click=${show}>
      <th scope="row"><button type="button" @click=${show}
        aria-current=${now ? 'step' : nothing}>${time}</button></th>
      ${cells.map((cell, piece) => html`<td><i>${arrow(piece)}</i>${at(cell)}</td>`)}
    </tr>`;
  }

  updated() {
    const now = this.querySelector('tr.now');
    if (now && this.state.mode === 'plan') now.scrollIntoView({ block: 'nearest' });
  }
}

customElements.define('mn-plan-panel', PlanPanel);
