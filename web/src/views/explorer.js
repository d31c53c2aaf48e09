// The right card: tabs, the answer, and the panel that is open.

import { hasError } from '../app/lint.js';
import { currentAnswer, isSolving } from '../app/state.js';
import { popup } from './controls.js';
import { icon } from './icons.js';
import { html, nothing, Panel } from './panel.js';
import { proofCard } from './why/proof.js';
import './views/views_panel.js';
import { duration } from './words.js';

/** @typedef {import('../puzzles/index.js').Tab} Tab */

/** The tabs that any puzzle may have. What the first picture does not need comes with its first opening. @type {Tab[]} */
const TABS = [
  { id: 'views', tag: 'mn-views' },
  { id: 'plan', tag: 'mn-plan-panel', load: () => import('./plan/plan_panel.js') },
  { id: 'inspect', tag: 'mn-inspect', load: () => import('./steps/inspect_panel.js') },
  { id: 'joint', tag: 'mn-joint', load: () => import('./views/joint_panel.js') },
  { id: 'cases', tag: 'mn-cases', load: () => import('./cases/cases_panel.js') },
];

export class Explorer extends Panel {
  static uses = ['tab', 'answer', 'trace', 'job', 'drawings', 'engine', 'restarts', 'notice'];

  /** The panel on the page. @type {Panel|null} */
  opened = null;

  render() {
    const { tab } = this.state;
    const tabs = this.offered();
    const open = tabs.find(({ id }) => id === tab) ?? tabs[0];
    return html`<section class="card explorer" aria-label=${this.t('explorer')}>
      <h2 class="hidden">${this.t('explorer')}</h2>
      <div class="tab-bar">${this.tabs(open.id)}${this.answer()}</div>
      <div class="panel" id="panel" role=${tabs.length > 1 ? 'tabpanel' : nothing}
        aria-labelledby=${tabs.length > 1 ? `tab-${open.id}` : nothing}>${this.panel(open)}</div>
    </section>`;
  }

  /** The tabs of this puzzle, in its order. */
  offered() {
    return this.puzzle.tabs.flatMap((entry) =>
      typeof entry === 'string' ? TABS.filter(({ id }) => id === entry) : [entry],
    );
  }

  /** @param {string} open */
  tabs(open) {
    const tabs = this.offered();
    if (tabs.length < 2) return html`<h2 class="tab-title">${this.tabName(open)}</h2>`;
    return html`<div class="tabs" role="tablist" @keydown=${this.tabKey}>${tabs.map(
      ({ id }) => html`<button type="button" role="tab" id="tab-${id}" aria-controls="panel"
        aria-selected=${id === open} tabindex=${id === open ? 0 : -1}
        @click=${() => this.send({ type: 'tab/set', tab: id })}>${this.tabName(id)}</button>`,
    )}</div>`;
  }

  changed(/** @type {any} */ state, /** @type {any} */ before) {
    if (state.tab !== before.tab) this.load(state.tab);
    super.changed(state, before);
  }

  /** A tab whose panel does not arrive gives way to the first. @param {string} id */
  async load(id) {
    const load = this.offered().find((tab) => tab.id === id)?.load;
    if (!load) return;
    if (await this.app.loadView(load, () => this.state.tab === id)) this.redraw();
    else if (this.state.tab === id) this.send({ type: 'tab/set', tab: TABS[0].id });
  }

  /** The panel of a tab, made anew when the tab is opened. @param {Tab} tab */
  panel({ tag }) {
    if (!customElements.get(tag)) return nothing;
    if (this.opened?.localName !== tag) {
      this.opened = /** @type {Panel} */ (document.createElement(tag));
      this.opened.app = this.app;
    }
    return this.opened;
  }

  /** @param {string} id */
  tabName(id) {
    return this.t(`tab_${id}`);
  }

  /** @param {KeyboardEvent} event */
  tabKey(event) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    const tabs = this.offered();
    const at = tabs.findIndex(({ id }) => id === this.state.tab);
    const next = tabs[(at + move + tabs.length) % tabs.length].id;
    this.send({ type: 'tab/set', tab: next });
    this.updateComplete.then(() => {
      /** @type {HTMLElement|null} */ (this.querySelector(`#tab-${next}`))?.focus();
    });
  }

  answer() {
    const { state } = this;
    const summary = currentAnswer(state);
    if (summary && !isSolving(state)) return this.finished(summary);
    if (state.job || state.engine !== 'ready') return this.running();
    const blocked = hasError(state.puzzle, this.board);
    const failed = state.notice?.level === 'error';
    const text = this.t(blocked ? 'answer_blocked' : failed ? 'answer_limit' : 'answer_solving');
    return html`<div class="answer"><span class="big">${text}</span></div>`;
  }

  /** @param {import('../engine/protocol.js').Summary} summary */
  finished(summary) {
    const { outcome, steps, milliseconds } = summary;
    const solved = outcome === 'solved';
    const dry = outcome === 'exhausted';
    const big = solved
      ? this.t('answer_steps', { steps })
      : this.t(dry ? 'answer_none' : 'answer_limit');
    const badge = solved ? 'optimal' : dry ? 'impossible' : outcome;
    return html`<div class="answer"><span class="big" role="status">${big}</span>
      ${this.asked(steps)}
      ${popup({
        label: this.t('proof_why'),
        button: html`<span class="badge">${icon(solved ? 'check' : dry ? 'none' : 'stop')}${this.t(`proof_${badge}`)}</span>`,
        body: proofCard(this),
        extra: 'proof-popup end',
      })}
      ${this.state.job ? this.progress() : html`<span class="ms">${duration(milliseconds, (key, values) => this.t(key, values))}</span>`}</div>`;
  }

  /** The contest's question, where it asks for less than the least number. @param {number|null} steps */
  asked(steps) {
    const { asked } = this.puzzle;
    if (asked === 0 || steps === null) return nothing;
    const key = steps >= 0 && steps <= asked ? 'asked_yes' : 'asked_no';
    return html`<span class="asked">${this.t(key, { asked })}</span>`;
  }

  running() {
    return html`<div class="answer running"><span class="big">${this.t('answer_solving')}</span>
      ${this.progress()}</div>`;
  }

  /** How far the search is, and the way out; also beside the answer that another engine gave. */
  progress() {
    const progress = this.state.job?.progress;
    const figures =
      progress && this.t('progress', { states: progress.discovered, turns: progress.turns });
    return html`${figures ? html`<span class="figures">${figures}</span>` : nothing}
      ${this.state.job ? html`<button type="button" class="button" @click=${() => this.app.commands.cancel()}>${this.t('cancel')}</button>` : nothing}`;
  }
}

customElements.define('mn-explorer', Explorer);
