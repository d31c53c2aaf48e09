// Keeps drawings and settings in the browser across reloads.

import { PUZZLE_IDS } from '../puzzles/index.js';
import { readSaved, writeSaved } from './saved.js';

/** @typedef {import('../app/store.js').Store} Store */
/** The browser's, or a test's. @typedef {Pick<Storage, 'getItem'|'setItem'>} KeyStorage */

const KEY = 'midnight';
/** How long the drawing has to rest before it is written, milliseconds. */
const WRITE_AFTER = 250;

/**
 * What was kept at the last visit.
 * @param {KeyStorage|null} storage   null where the browser offers none
 * @returns {{saved: import('./saved.js').Saved|null, broken: boolean}}
 */
export function loadSaved(storage) {
  const text = read(storage);
  if (text === null) return { saved: null, broken: false };
  const saved = readSaved(text);
  const known = saved && PUZZLE_IDS.includes(saved.puzzle) ? saved : null;
  return { saved: known, broken: known === null };
}

/** @param {KeyStorage|null} storage */
function read(storage) {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/**
 * Writes soon after each change; `flush` writes at once, for a page that is left.
 * @param {Store} store
 * @param {KeyStorage|null} storage
 * @param {(task: () => void, ms: number) => unknown} schedule   setTimeout, or a test's
 * @param {boolean} chosen   whether the visitor has chosen the language before
 */
export function saveChanges(store, storage, schedule, chosen) {
  let waiting = false;
  let languageChosen = chosen;
  store.subscribe((state, before) => {
    if (state.language !== before.language) languageChosen = true;
    const same = ['drawings', 'puzzle', 'theme', 'language'].every(
      (name) => /** @type {any} */ (state)[name] === /** @type {any} */ (before)[name],
    );
    if (same || waiting) return;
    waiting = true;
    schedule(flush, WRITE_AFTER);
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
      storage?.setItem(KEY, writeSaved(kept));
    } catch {
      // A full or forbidden storage loses only what the next visit would have found.
    }
  }
  return { flush };
}
