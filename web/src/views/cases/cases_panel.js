// The tab of the cases: every case of a file, or every query that was added, with its answer.

import '../../../style/cases_panel.css';
import '../../../style/table.css';
import { sameBoard } from '../../model/board.js';
import { html, nothing, Panel } from '../panel.js';
import { rich } from '../words.js';

/** Rows shown at most, around the open case. */
const MOST_ROWS = 500;

export class CasesPanel extends Panel {
  static uses = ['cases', 'drawings', 'engine', 'answer'];

  /** The list whose answers were asked for. @type {unknown} */
  asked = null;

  updated() {
    const { cases, engine } = this.state;
    if (!cases || engine !== 'ready' || this.asked === cases.boards) return;
    this.asked = cases.boards;
    this.app.commands.solveCases();
  }

  render() {
    const { cases } = this.state;
    const add = () => this.send({ type: 'cases/add' });
    const listed = cases?.boards.some((board) => sameBoard(board, this.board));
    return html`<div class="case-list">
      <p>${rich(this.t('cases_note'))}</p>
      <p class="case-actions"><button type="button" class="button" ?disabled=${listed} @click=${add}
        >${this.t('cases_add')}</button> ${cases ? this.sum(cases) : nothing}</p>
      ${cases ? this.table(cases) : nothing}
    </div>`;
  }

  /** @param {NonNullable<import('../../app/state.js').State['cases']>} cases */
  sum({ boards, answers = [] }) {
    const solved = answers.filter((steps) => steps !== null && steps >= 0).length;
    const none = answers.filter((steps) => steps === -1).length;
    return html`<span>${this.t('cases_sum', { count: boards.length, done: answers.length, solved, none })}</span>`;
  }

  /** @param {NonNullable<import('../../app/state.js').State['cases']>} cases */
  table({ boards, answers = [], index }) {
    const from = Math.max(0, Math.min(boards.length - MOST_ROWS, index - MOST_ROWS / 2));
    const rows = boards.slice(from, from + MOST_ROWS).map((board, i) => {
      const at = from + i;
      const open = () => this.app.commands.openCase(at);
      return html`<tr class=${at === index ? 'now' : ''} @click=${open}>
        <th scope="row"><button type="button" @click=${open} aria-current=${at === index ? 'true' : nothing}>${at + 1}</button></th>
        <td>${this.places(board)}</td><td class="number">${this.answerOf(answers[at])}</td></tr>`;
    });
    return html`<div class="steps" tabindex="0" role="group" aria-label=${this.t('cases')}><table>
      <thead><tr><th scope="col">${this.t('case')}</th><th scope="col">${this.t('cases_places')}</th>
        <th scope="col">${this.t('cases_answer')}</th></tr></thead>
      <tbody>${rows}</tbody></table></div>`;
  }

  /** @param {number|null|undefined} steps */
  answerOf(steps) {
    if (steps === undefined) return '…';
    if (steps === null) return this.t('answer_limit');
    return steps < 0 ? this.t('answer_none') : String(steps);
  }

  /** Starts, and the goals behind an arrow. @param {import('../../engine/protocol.js').Board} board */
  places(board) {
    const at = (/** @type {number} */ cell) =>
      `${cell % board.width},${Math.floor(cell / board.width)}`;
    const list = (/** @type {number[]} */ cells) =>
      cells
        .filter((cell) => cell >= 0)
        .map(at)
        .join('  ');
    return `${list(board.starts)} → ${list(board.goals)}`;
  }
}

customElements.define('mn-cases', CasesPanel);
