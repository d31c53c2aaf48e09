// Texts of the catalogues as markup: strong parts, and parts in the colours of the two sides.

import { html } from 'lit';

const MARK = /\*\*(.+?)\*\*|\[([fb]) (.+?)\]/g;

/**
 * @param {string} text   with `**strong**`, `[f forward]` and `[b backward]`
 * @returns {unknown[]}   pieces for a template
 */
export function rich(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    parts.push(text.slice(end, match.index));
    const [, strong, side, word] = match;
    parts.push(strong ? html`<b>${strong}</b>` : html`<b class=${side}>${word}</b>`);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

/** A time as a text: 0.71 ms, 53 ms, 1.2 s. @param {number} ms @param {(key: string, values: object) => string} t */
export function duration(ms, t) {
  if (ms >= 1000) return t('seconds', { value: (ms / 1000).toFixed(1) });
  const value = ms >= 10 ? Math.round(ms).toString() : ms.toFixed(ms >= 1 ? 1 : 2);
  return t('milliseconds', { value });
}
