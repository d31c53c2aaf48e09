// Small controls that many views use: segmented choices, selects, pop-up cards, icon buttons.

import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from './icons.js';

/**
 * One choice out of a few, as buttons in a row.
 * @template {string} V
 * @param {object} options
 * @param {string} options.label
 * @param {[value: V, text: unknown, title?: string][]} options.choices
 * @param {V} options.value
 * @param {(value: V) => void} options.choose
 * @param {string} [options.extra]   class names
 */
export function segmented({ label, choices, value, choose, extra = '' }) {
  const button = (/** @type {[V, unknown, string?]} */ [key, text, title]) => html`<button
    type="button" aria-pressed=${key === value} aria-label=${title ?? nothing}
    title=${title ?? nothing} @click=${() => choose(key)}><span>${text}</span></button>`;
  return html`<span class="seg ${extra}" role="group" aria-label=${label}>${choices.map(button)}</span>`;
}

/**
 * @param {object} options
 * @param {string} options.label
 * @param {[value: string, text: string][]} options.choices
 * @param {string} options.value
 * @param {(value: string) => void} options.choose
 * @param {string} [options.extra]
 */
export function select({ label, choices, value, choose, extra = '' }) {
  const change = (/** @type {Event} */ event) =>
    choose(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label class="pick ${extra}"><span>${label}</span>
    <select aria-label=${label} @change=${change}>${repeat(
      choices,
      ([key]) => key,
      ([key, text]) => html`<option value=${key} .selected=${live(key === value)}>${text}</option>`,
    )}</select>${icon('caret', 'small')}</label>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} act
 * @param {{pressed?: boolean, disabled?: boolean, extra?: string, key?: string}} [options]
 */
export function iconButton(name, label, act, options = {}) {
  const { pressed, disabled = false, extra = '', key } = options;
  return html`<button type="button" class="tool ${extra}" aria-label=${label} title=${label}
    aria-pressed=${pressed === undefined ? nothing : pressed} ?disabled=${disabled}
    aria-keyshortcuts=${key ?? nothing} @click=${act}>${icon(name)}</button>`;
}

/**
 * A card that opens below (or above) its button. Esc and a press elsewhere close it.
 * @param {object} options
 * @param {unknown} options.button    what the button shows
 * @param {string} options.label
 * @param {unknown} options.body
 * @param {string} [options.extra]
 * @param {() => void} [options.opens]   called when it opens or closes
 */
export function popup({ button, label, body, extra = '', opens = () => {} }) {
  const toggled = (/** @type {Event} */ event) => {
    closeOthers(event);
    opens();
  };
  return html`<details class="popup ${extra}" @keydown=${closeOnEscape} @toggle=${toggled}>
    <summary class="button" aria-label=${label} title=${label}>${button}</summary>
    <div class="popup-card">${body}</div>
  </details>`;
}

/** @param {KeyboardEvent} event */
function closeOnEscape(event) {
  const details = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (event.key !== 'Escape' || !details.open) return;
  event.stopPropagation();
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Closes the other pop-ups when one opens. @param {Event} event */
function closeOthers(event) {
  const opened = /** @type {HTMLDetailsElement} */ (event.currentTarget);
  if (opened.open) closePopups(opened);
}

/**
 * Closes every pop-up but those around an element.
 * @param {Node|null} around
 */
export function closePopups(around) {
  for (const details of document.querySelectorAll('details.popup[open]')) {
    if (around && details.contains(around)) continue;
    /** @type {HTMLDetailsElement} */ (details).open = false;
  }
}

/**
 * A number between two bounds with buttons for one less and one more.
 * @param {object} options
 * @param {string} options.label
 * @param {number} options.value
 * @param {number} options.least
 * @param {number} options.most
 * @param {(value: number) => void} options.choose
 * @param {(key: string, values: object) => string} options.t
 */
export function stepper({ label, value, least, most, choose, t }) {
  const clamp = (/** @type {number} */ wanted) => Math.max(least, Math.min(most, wanted));
  const typed = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const wanted = Math.round(Number(input.value));
    if (input.value.trim() !== '' && Number.isFinite(wanted)) choose(clamp(wanted));
    input.value = String(value);
  };
  return html`<div class="stepper"><span>${label}</span>
    <button type="button" class="tool" aria-label=${t('less', { what: label })}
      ?disabled=${value <= least} @click=${() => choose(clamp(value - 1))}>${icon('minus')}</button>
    <input inputmode="numeric" aria-label=${label} .value=${String(value)} @change=${typed}>
    <button type="button" class="tool" aria-label=${t('more', { what: label })}
      ?disabled=${value >= most} @click=${() => choose(clamp(value + 1))}>${icon('plus')}</button>
  </div>`;
}
