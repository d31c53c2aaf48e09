// The dialogs: help with keys and algorithms, and contest text in and out.

import '../../../style/dialogs.css';
import { iconButton } from '../controls.js';
import { html, nothing, Panel } from '../panel.js';
import { helpBody } from './help.js';
import { textBody } from './text_dialog.js';

/** Which dialogs there are: title and body. @type {Record<string, [title: string, body: (view: Dialogs) => unknown]>} */
const DIALOGS = { help: ['help_title', helpBody], text: ['text_title', textBody] };

export class Dialogs extends Panel {
  static uses = ['dialog', 'drawings', 'algorithms', 'textError'];

  constructor() {
    super();
    /** What is in the text's box; null until it is opened. @type {string|null} */
    this.text = null;
  }

  render() {
    const entry = DIALOGS[this.state.dialog];
    if (!entry) return nothing;
    const [title, body] = entry;
    const close = () => this.send({ type: 'dialog/set', dialog: '' });
    return html`<dialog class="dialog" aria-labelledby="dialog-title" @close=${close}
        @click=${closeOutside}>
      <div class="dialog-head"><h2 id="dialog-title">${this.t(title)}</h2>
        ${iconButton('close', this.t('close'), close)}</div>
      <div class="dialog-body">${body(this)}</div>
    </dialog>`;
  }

  updated() {
    const dialog = this.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    if (!dialog) this.text = null;
  }
}

/** A press on the backdrop closes. @param {MouseEvent} event */
function closeOutside(event) {
  if (event.target === event.currentTarget) {
    /** @type {HTMLDialogElement} */ (event.currentTarget).close();
  }
}

customElements.define('mn-dialogs', Dialogs);
