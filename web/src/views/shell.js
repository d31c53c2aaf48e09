// The page's frame: header, notices, the three cards.

import './board_card.js';
import { iconButton } from './controls.js';
import './explorer.js';
import './header.js';
import { html, Panel } from './panel.js';
import './time_card.js';

export class Shell extends Panel {
  static uses = ['notice'];

  render() {
    const { app } = this;
    return html`<a class="skip" href="#board">${this.t('skip_to_board')}</a>
      <mn-header .app=${app}></mn-header>
      ${this.notice()}
      <main class="lab">
        <mn-board-card .app=${app}></mn-board-card>
        <mn-explorer .app=${app}></mn-explorer>
        <mn-time-card .app=${app}></mn-time-card>
      </main>`;
  }

  notice() {
    const { notice } = this.state;
    if (!notice) return html`<div role="alert"></div>`;
    const close = () => this.send('notice/set', { notice: null });
    return html`<div class="notice ${notice.level}" role="alert">
      <span>${this.t(notice.key, notice.values)}</span>
      ${iconButton('close', this.t('dismiss'), close)}</div>`;
  }
}

customElements.define('mn-shell', Shell);
