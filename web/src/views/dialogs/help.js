// What the help says: the keys, and one honest sentence on each algorithm.

import '../../../style/help.css';
import { html } from '../panel.js';

/** Keys and the entry of the catalogue that says what they do. @type {[string[], string][]} */
const KEYS = [
  [['Space'], 'key_play'],
  [['←', '→'], 'key_step'],
  [['Shift', '←', '→'], 'key_turn'],
  [['PgUp', 'PgDn'], 'key_turn'],
  [['Home', 'End'], 'key_ends'],
  [['['], 'key_slower'],
  [[']'], 'key_faster'],
  [['R'], 'key_reset'],
  [['F', 'B', 'N'], 'key_sides'],
  [['E'], 'key_edit'],
  [['1', '…', '9'], 'key_brush'],
  [['Ctrl', 'Z'], 'key_undo'],
  [['Ctrl', 'Shift', 'Z'], 'key_redo'],
  [['↑', '↓', '←', '→'], 'key_cursor'],
  [['Enter'], 'key_apply'],
  [['Del'], 'key_delete'],
  [['Alt'], 'key_rectangle'],
  [['?'], 'key_help'],
  [['Esc'], 'key_escape'],
];

/** @param {import('../panel.js').Panel} panel */
export function helpBody(panel) {
  const t = (/** @type {string} */ key) => panel.t(key);
  return html`<section>
      <h3>${t('keys_title')}</h3>
      <table class="keys"><tbody>${KEYS.map(
        ([
          keys,
          what,
        ]) => html`<tr><th scope="row">${keys.map((key) => html`<kbd>${key}</kbd>`)}</th>
          <td>${t(what)}</td></tr>`,
      )}</tbody></table>
      <p>${t('keys_note')}</p>
    </section>
    <section>
      <h3>${t('catalogue_title')}</h3>
      <dl class="catalogue">${algorithms(panel)}</dl>
      <h3>${t('rules_title')}</h3>
      <p>${t('rules')}</p>
    </section>`;
}

/** @param {import('../panel.js').Panel} panel */
function algorithms(panel) {
  const { puzzle, algorithms: known } = panel.state;
  const entries = known[puzzle] ?? [];
  return entries.map(
    ({
      id,
      wrong,
    }) => html`<dt>${panel.t(`algorithm_${id}`)}${wrong ? html` <em>${panel.t('catalogue_wrong')}</em>` : ''}</dt>
      <dd>${panel.t(`about_${id}`)}</dd>`,
  );
}
