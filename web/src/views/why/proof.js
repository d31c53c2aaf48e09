// Why the answer stands, as a card: below a short board, or behind the answer's badge.

import { proof } from '../../app/sentences.js';
import { currentAnswer } from '../../app/state.js';
import { html, nothing } from '../panel.js';
import { rich } from '../words.js';

/** @param {import('../panel.js').Panel} panel */
export function proofCard(panel) {
  const text = proof(panel.state, (key, values) => panel.t(key, values));
  if (!text) return nothing;
  const stopped = !['solved', 'exhausted'].includes(currentAnswer(panel.state)?.outcome ?? '');
  const again = () => panel.app.commands.solveAgain();
  return html`<div class="proof-card">
    <h3>${text.title}</h3>
    ${text.paragraphs.map((paragraph) => html`<p>${rich(paragraph)}</p>`)}
    ${stopped ? html`<button type="button" class="button" @click=${again}>${panel.t('solve_again')}</button>` : nothing}
  </div>`;
}
