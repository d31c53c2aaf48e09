// What an example shows, in a sentence.

import { hasWords } from '../../i18n/index.js';
import { html, nothing } from '../panel.js';

/** @param {import('../panel.js').Panel} panel */
export function exampleNote(panel) {
  const { example } = panel.drawing;
  const key = `example_${example}_note`;
  if (example === null || !hasWords(panel.state.language, key, panel.puzzle.words)) return nothing;
  return html`<p class="example-note"><b>${panel.t('note_title', { name: panel.t(`example_${example}`) })}</b>${panel.t(key)}</p>`;
}
