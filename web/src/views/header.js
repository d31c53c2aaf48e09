// The header, always night: brand, puzzle, example, algorithm, language, colours, help.

import { PUZZLE_IDS, PUZZLE_NAMES } from '../puzzles/index.js';
import { popup, segmented, select } from './controls.js';
import { icon, logo } from './icons.js';
import { NARROW, PHONE } from './media.js';
import { html, nothing, Panel } from './panel.js';

/** The example's value for a drawing of one's own. */
const OWN = '-';

const NEXT_THEME = /** @type {const} */ ({ auto: 'light', light: 'dark', dark: 'auto' });

export class Header extends Panel {
  static uses = ['drawings', 'theme', 'algorithms'];
  static media = [NARROW, PHONE];

  render() {
    const narrow = NARROW.matches;
    return html`<header class="top">
      <a class="brand" href="#board">${logo}<h1>${this.t('brand')}</h1>${this.secondName()}</a>
      ${narrow ? this.example() : html`${this.puzzles()}${this.example()}${this.algorithm()}`}
      <span class="grow"></span>
      ${narrow ? nothing : html`${this.text()}<i class="top-line"></i>${this.language()}`}
      ${this.theme()}
      ${narrow ? nothing : this.help()}
      ${narrow ? this.menu() : nothing}
    </header>`;
  }

  secondName() {
    const second = this.t('brand_second');
    return second ? html`<em>${second}</em>` : nothing;
  }

  puzzles() {
    return segmented({
      label: this.t('puzzle'),
      choices: PUZZLE_IDS.map((id) => [id, PUZZLE_NAMES[id][this.state.language]]),
      value: this.state.puzzle,
      choose: (id) => this.app.commands.openPuzzle(id),
      extra: 'puzzles',
    });
  }

  example() {
    const { examples } = this.puzzle;
    const example = examples.find(({ id }) => id === this.drawing.example)?.id ?? OWN;
    /** @type {[string, string][]} */
    const choices = examples.map(({ id, board }) => [id, this.exampleName(id, board())]);
    if (example === OWN) choices.unshift([OWN, this.ownName()]);
    return select({
      label: this.t('example'),
      choices,
      value: example,
      choose: (id) => id !== OWN && this.app.commands.loadExample(id),
      extra: 'example',
    });
  }

  /** @param {string} id @param {import('../engine/protocol.js').Board} board */
  exampleName(id, { width, height }) {
    const name = this.t(`example_${id}`);
    return PHONE.matches ? name : this.t('example_size', { name, width, height });
  }

  ownName() {
    const { width, height } = this.board;
    return this.t('example_size', { name: this.t('example_none'), width, height });
  }

  algorithm() {
    const { puzzle, algorithms } = this.state;
    const { algorithm } = this.drawing;
    const known = algorithms[puzzle]?.filter(({ wrong }) => !wrong).map(({ id }) => id);
    const ids = known ?? [algorithm];
    return select({
      label: this.t('algorithm'),
      choices: ids.map((id) => [id, this.t(`algorithm_${id}`)]),
      value: algorithm,
      choose: (id) => this.send({ type: 'algorithm/set', algorithm: id }),
      extra: 'algorithm',
    });
  }

  language() {
    return html`<button type="button" class="top-button" lang=${this.state.language === 'en' ? 'zh-CN' : 'en'}
      title=${this.t('language_switch')} @click=${() => this.app.commands.switchLanguage()}>
      ${icon('globe')}<span>${this.t('language_other')}</span></button>`;
  }

  theme() {
    const { theme } = this.state;
    const name = { auto: 'halfmoon', light: 'sun', dark: 'moon' }[theme];
    const next = NEXT_THEME[theme];
    const label = this.t(`theme_${theme}`);
    return html`<button type="button" class="top-button" aria-label=${label} title=${label}
      @click=${() => this.send({ type: 'setting/set', name: 'theme', value: next })}>${icon(name)}</button>`;
  }

  text() {
    return html`<button type="button" class="top-button"
      @click=${() => this.send({ type: 'dialog/set', dialog: 'text' })}>
      ${icon('text')}<span>${this.t('text_title')}</span></button>`;
  }

  help() {
    return html`<button type="button" class="top-button" aria-label=${this.t('help')}
      title=${this.t('help')} aria-keyshortcuts="?"
      @click=${() => this.send({ type: 'dialog/set', dialog: 'help' })}>${icon('help')}</button>`;
  }

  menu() {
    return popup({
      label: this.t('menu'),
      button: icon('menu'),
      body: html`${this.puzzles()}${this.algorithm()}${this.text()}${this.language()}${this.help()}`,
      extra: 'menu end',
    });
  }
}

customElements.define('mn-header', Header);
