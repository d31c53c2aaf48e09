// The page's frame: header, notices, the three cards.

import './board/board_card.js';
import { iconButton } from './controls.js';
import './explorer.js';
import './header.js';
import { problemWords } from './dialogs/problem.js';
import { html, nothing, Panel } from './panel.js';
import './timeline/time_card.js';

export class Shell extends Panel {
  static uses = ['notice', 'textError', 'dialog'];

  render() {
    const { app } = this;
    return html`<a class="skip" href="#board">${this.t('skip_to_board')}</a>
      <mn-header .app=${app}></mn-header>
      ${this.notice()}
      <main class="lab">
        <mn-board-card .app=${app}></mn-board-card>
        <mn-explorer .app=${app}></mn-explorer>
        <mn-time-card .app=${app}></mn-time-card>
      </main>
      ${this.dialogs()}`;
  }

  changed(/** @type {any} */ state, /** @type {any} */ before) {
    if (state.dialog !== before.dialog && state.dialog !== '') this.loadDialogs();
    super.changed(state, before);
  }

  /** The dialogs are loaded when the first one opens. */
  async loadDialogs() {
    if (await this.app.loadView(() => import('./dialogs/dialogs.js'))) this.redraw();
    else this.send({ type: 'dialog/set', dialog: '' });
  }

  dialogs() {
    if (!customElements.get('mn-dialogs')) return nothing;
    return html`<mn-dialogs .app=${this.app}></mn-dialogs>`;
  }

  /** A text that was pasted or dropped and could not be read. */
  textNotice(/** @type {import('../app/state.js').TextProblem} */ problem) {
    const words = this.t('notice_text', { problem: problemWords(this, problem) });
    return this.bar('error', words, () => this.send({ type: 'text/error', error: null }));
  }

  notice() {
    const { notice, textError, dialog } = this.state;
    if (textError && dialog !== 'text') return this.textNotice(textError);
    if (!notice) return html`<div role="alert"></div>`;
    const close = () => this.send({ type: 'notice/set', notice: null });
    return this.bar(notice.level, this.t(notice.key, notice.values), close);
  }

  /** @param {string} level @param {string} words @param {() => void} close */
  bar(level, words, close) {
    return html`<div class="notice ${level}" role="alert"><span>${words}</span>
      ${iconButton('close', this.t('dismiss'), close)}</div>`;
  }
}

customElements.define('mn-shell', Shell);
