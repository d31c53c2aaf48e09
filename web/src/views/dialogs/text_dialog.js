// Contest text: read from a paste, a file or a drop, written to the clipboard or a file.

import '../../../style/text_dialog.css';
import { download } from '../../formats/download.js';
import { html } from '../panel.js';
import { problemWords } from './problem.js';

/** @param {import('./dialogs.js').Dialogs} panel */
export function textBody(panel) {
  const { commands } = panel.app;
  const t = (/** @type {string} */ key) => panel.t(key);
  if (panel.text === null) fill(panel);
  const typed = (/** @type {Event} */ event) => {
    panel.text = /** @type {HTMLTextAreaElement} */ (event.target).value;
    panel.send({ type: 'text/error', error: null });
  };
  const load = () => commands.loadText(panel.text ?? '', '');
  const open = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    input.value = '';
    if (file) await commands.loadFile(file);
  };
  const copy = () => navigator.clipboard?.writeText(panel.text ?? '').catch(() => {});
  return html`<p>${t('text_note')}</p>
    <textarea class="contest-text" spellcheck="false" rows="14" aria-label=${t('text_title')}
      .value=${panel.text ?? ''} @input=${typed}></textarea>
    ${error(panel)}
    <div class="row">
      <button type="button" class="button strong" @click=${load}>${t('text_load')}</button>
      <label class="button file">${t('text_open')}<input type="file" accept=".txt,.in,text/plain" @change=${open}></label>
      <span class="grow"></span>
      <button type="button" class="button" @click=${copy}>${t('text_copy')}</button>
      <button type="button" class="button" @click=${() => save(panel)}>${t('text_save')}</button>
    </div>`;
}

/** @param {import('./dialogs.js').Dialogs} panel */
function error(panel) {
  const { textError } = panel.state;
  if (!textError) return html`<p role="alert" class="text-error"></p>`;
  return html`<p role="alert" class="text-error">${problemWords(panel, textError)}</p>`;
}

/** @param {import('./dialogs.js').Dialogs} panel */
function save(panel) {
  download(panel.text ?? '', `${panel.puzzle.id}.txt`);
}

/** Puts the drawing's text into the box. @param {import('./dialogs.js').Dialogs} panel */
async function fill(panel) {
  panel.text = '';
  try {
    panel.text = await panel.app.commands.printText();
    panel.requestUpdate();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    panel.send({ type: 'text/error', error: { message, line: 0, column: 0 } });
  }
}
