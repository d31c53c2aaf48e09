// Keeps drawings and settings in the browser across reloads.

import { readSaved, writeSaved } from '../model/saved.js';
import { PUZZLE_IDS } from '../puzzles/index.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {Pick<Storage, 'getItem'|'setItem'>} Shelf */

const KEY = 'midnight';
/** How long the drawing has to rest before it is written, milliseconds. */
const REST = 250;

/**
 * What was kept at the last visit.
 * @param {Shelf|null} shelf   null where the browser offers none
 * @returns {{saved: import('../model/saved.js').Saved|null, broken: boolean}}
 */
export function recall(shelf) {
  const text = read(shelf);
  if (text === null) return { saved: null, broken: false };
  const saved = readSaved(text);
  const known = saved && PUZZLE_IDS.includes(saved.puzzle) ? saved : null;
  return { saved: known, broken: known === null };
}

/** @param {Shelf|null} shelf */
function read(shelf) {
  try {
    return shelf?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/**
 * Writes after each change, a little later; `flush` writes at once, for a page that is left.
 * @param {Store} store
 * @param {Shelf|null} shelf
 * @param {(task: () => void, ms: number) => unknown} later
 * @param {boolean} chosen   whether the visitor has chosen the language before
 */
export function keep(store, shelf, later, chosen) {
  let waiting = false;
  let languageChosen = chosen;
  store.subscribe((state, before) => {
    if (state.language !== before.language) languageChosen = true;
    const same = ['drawings', 'puzzle', 'theme', 'language'].every(
      (name) => /** @type {any} */ (state)[name] === /** @type {any} */ (before)[name],
    );
    if (same || waiting) return;
    waiting = true;
    later(flush, REST);
  });

  function flush() {
    if (!waiting) return;
    waiting = false;
    const { puzzle, drawings, stroke, theme, language } = store.get();
    const settled = stroke
      ? { ...drawings, [puzzle]: { ...drawings[puzzle], ...stroke } }
      : drawings;
    const kept = { puzzle, drawings: settled, theme, language: languageChosen ? language : null };
    try {
      shelf?.setItem(KEY, writeSaved(kept));
    } catch {
      // A full or forbidden storage loses only what the next visit would have found.
    }
  }
  return { flush };
}
