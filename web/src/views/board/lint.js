// What there is to mend on the drawing, in words, with a button where one edit mends it.

import { lintOf } from '../../app/lint.js';
import { reasonWords } from '../../app/sentences.js';
import { popup } from '../controls.js';
import { icon } from '../icons.js';
import { html, nothing } from '../panel.js';

/** @typedef {import('../panel.js').Panel} Panel */
/** @typedef {import('../../puzzles/index.js').Finding} Finding */

/** @param {Panel} panel */
export function lintPopup(panel) {
  const findings = [...lintOf(panel.state.puzzle, panel.board), ...fitFinding(panel)];
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (findings.length === 0) {
    return html`<span class="lint-ok" role="status">${icon('check')}${panel.t('lint_none')}</span>`;
  }
  const key = errors > 0 ? 'lint_errors' : 'lint_warnings';
  const text = panel.t(key, { count: errors || findings.length });
  return popup({
    label: text,
    button: html`${icon('warn')}<span role="status">${text}</span>`,
    body: html`<h3>${panel.t('lint_title')}</h3>
      <ul class="findings">${findings.map((finding) => row(panel, finding))}</ul>`,
    extra: `lint-popup end up ${errors > 0 ? 'has-errors' : ''}`,
  });
}

/** @param {Panel} panel @param {Finding} finding */
function row(panel, { key, level, values, fix }) {
  const mend = () => fix && panel.send({ type: 'board/edit', board: fix(panel.board) });
  return html`<li class=${level}>${icon(level === 'error' ? 'none' : 'warn')}
    <span>${values.words ?? panel.t(`lint_${key}`, values)}</span>
    ${fix ? html`<button type="button" class="button" @click=${mend}>${panel.t(`fix_${key}`)}</button>` : nothing}
  </li>`;
}

/** Why the chosen algorithm cannot search the board, as its search has told. */
function fitFinding(/** @type {Panel} */ panel) {
  const summary = panel.state.trace?.board === panel.board ? panel.state.trace.summary : null;
  if (!summary?.reason) return [];
  /** @type {Finding} */
  const finding = {
    key: summary.reason,
    level: 'warning',
    values: { words: reasonWords(summary, (key, values) => panel.t(key, values)) },
    cells: [],
    fix: null,
  };
  return [finding];
}
