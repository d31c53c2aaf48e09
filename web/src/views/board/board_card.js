// The left card: tools, board, caption, and below a short board what there is to say.

import { currentAnswer, isStale, planSteps } from '../../app/state.js';
import './board_view.js';
import { iconButton, popup, select } from '../controls.js';
import { icon } from '../icons.js';
import { html, nothing, Panel } from '../panel.js';
import { exampleNote } from './example_note.js';
import { lintPopup } from './lint.js';
import '../piece_icon.js';
import { proofCard } from '../why/proof.js';
import { rich } from '../words.js';
import { welcomeCard } from './welcome.js';

/** With more pieces than this their tools stand in a pop-up. */
const MOST_IN_ROW = 3;

export class BoardCard extends Panel {
  static uses = [
    'drawings',
    'tool',
    'follow',
    'mode',
    'time',
    'selected',
    'trace',
    'answer',
    'stroke',
    'engine',
    'cases',
    'roomUnder',
    'welcome',
  ];

  render() {
    return html`<section class="card board-card" aria-label=${this.t('board')}>
      <h2 class="hidden">${this.t('board')}</h2>
      ${this.tools()}
      ${this.cases()}
      <div class="stage">
        <mn-board .app=${this.app}></mn-board>
        ${this.caption()}
        ${this.under()}
      </div>
    </section>`;
  }

  tools() {
    const groups = this.puzzle.tools(this.board);
    const [plain, ...placing] = groups;
    return html`<div class="tools" role="toolbar" aria-label=${this.t('board_tools')}>
      <div class="group">${plain.map((tool) => this.toolButton(tool))}</div>
      ${placing.map((group) => this.placeGroup(group))}
      <div class="group last">${this.historyButtons()}</div>
      <span class="grow"></span>
      ${this.size()}
    </div>`;
  }

  /** What changes the size is loaded when it is first asked for. */
  size() {
    const { width, height } = this.board;
    const dice = this.puzzle.families.length > 0 ? icon('dice', 'small') : nothing;
    return popup({
      label: this.t('size_button', { width, height }),
      button: html`${this.t('size_label', { width, height })} ${dice}`,
      body: customElements.get('mn-size') ? html`<mn-size .app=${this.app}></mn-size>` : nothing,
      extra: 'size-popup end',
      opens: () => this.app.loadView(() => import('./size_popup.js')).then(this.redraw),
    });
  }

  /** Which case of a file with several is on the board. */
  cases() {
    const { cases } = this.state;
    if (!cases) return nothing;
    const { boards, index, name } = cases;
    const last = boards.length - 1;
    const open = (/** @type {number} */ at) => () => this.app.commands.openCase(at);
    return html`<div class="cases" role="group" aria-label=${this.t('cases')}>
      ${iconButton('back', this.t('case_back'), open(index - 1), { disabled: index === 0 })}
      ${select({
        label: this.t('case'),
        choices: boards.map((_, at) => [
          String(at),
          this.t('case_of', { number: at + 1, count: boards.length }),
        ]),
        value: String(index),
        choose: (at) => open(Number(at))(),
      })}
      ${iconButton('step', this.t('case_next'), open(index + 1), { disabled: index === last })}
      <span class="file-name">${name}</span>
    </div>`;
  }

  /** @param {import('../../puzzles/index.js').Tool[]} group */
  placeGroup(group) {
    const buttons = group.map((tool) => this.toolButton(tool));
    if (group.length <= MOST_IN_ROW) return html`<div class="group">${buttons}</div>`;
    const shown = group.find(({ id }) => id === this.state.tool) ?? group[0];
    const label = this.toolLabel(shown);
    return html`<div class="group">${popup({
      label,
      button: this.toolFace(shown),
      body: html`<div class="palette">${buttons}</div>`,
      extra: shown.id === this.state.tool ? 'tool-popup chosen' : 'tool-popup',
    })}</div>`;
  }

  /** @param {import('../../puzzles/index.js').Tool} tool */
  toolButton(tool) {
    const label = this.toolLabel(tool);
    const pressed = tool.id === this.state.tool;
    return html`<button type="button" class="tool" aria-pressed=${pressed} aria-label=${label}
      title=${label} @click=${() => this.send({ type: 'tool/set', tool: tool.id })}
      >${this.toolFace(tool)}</button>`;
  }

  /** @param {import('../../puzzles/index.js').Tool} tool */
  toolFace({ action, choice }) {
    if (!choice) return icon(action);
    return html`<mn-piece .app=${this.app} .piece=${choice.piece} .kind=${choice.kind}></mn-piece>`;
  }

  /** @param {import('../../puzzles/index.js').Tool} tool */
  toolLabel({ action, choice }) {
    if (!choice) return this.t(`tool_${action}`);
    return this.t('tool_start', { what: this.pieceName(choice.piece, choice.kind) });
  }

  historyButtons() {
    const { past, future } = this.drawing;
    const act = (/** @type {'history/undo'|'history/redo'} */ type) => () => this.send({ type });
    return html`
      ${iconButton('undo', this.t('undo'), act('history/undo'), {
        disabled: past.length === 0,
        key: 'Control+Z',
      })}
      ${iconButton('redo', this.t('redo'), act('history/redo'), {
        disabled: future.length === 0,
        key: 'Control+Shift+Z',
      })}`;
  }

  caption() {
    return html`<div class="caption"><span>${rich(this.captionText())}</span>
      ${lintPopup(this)}</div>`;
  }

  captionText() {
    const { state } = this;
    const { selected } = state;
    if (selected) {
      return this.t('caption_selected', { what: this.pieceName(selected.piece, selected.kind) });
    }
    if (state.mode === 'plan') {
      const time = Math.floor(state.time);
      return this.t('caption_walk', { time, steps: planSteps(state) });
    }
    if (!state.trace) return this.t('caption_plain');
    if (isStale(state)) return this.t('caption_stale');
    const { interchangeable } = this.puzzle;
    const what = interchangeable ? this.t('pieces') : this.pieceName(state.follow);
    return this.t('caption_follow', { what });
  }

  /** What stands in the room below a short board. */
  under() {
    const outcome = currentAnswer(this.state)?.outcome;
    const proof = outcome && outcome !== 'solved' ? proofCard(this) : nothing;
    if (!this.state.roomUnder) return nothing;
    const greeting = this.state.welcome ? welcomeCard(this) : exampleNote(this);
    return html`<div class="under">${greeting}${proof}</div>`;
  }
}

customElements.define('mn-board-card', BoardCard);
