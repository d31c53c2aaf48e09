// Loads what is first asked for after the start; a part that does not arrive is told, and nothing changes.

import { loadCatalogue } from '../i18n/index.js';

/**
 * Runs what loads a part; gives whether it is there. A failure is told, unless nobody waits for it any
 * more.
 * @typedef {(part: () => Promise<unknown>, isWanted?: () => boolean) => Promise<boolean>} Load
 */

/** @param {import('./store.js').Store} store @returns {Load} */
export function createLoader(store) {
  return async (part, isWanted = () => true) => {
    try {
      await part();
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      /** @type {import('./state.js').Notice} */
      const notice = { key: 'notice_not_loaded', values: { reason }, level: 'error' };
      if (isWanted()) store.dispatch({ type: 'notice/set', notice });
      return false;
    }
  };
}

/**
 * Words in the language of the page, also when that changes meanwhile.
 * @param {import('./store.js').Store} store
 * @param {import('../i18n/index.js').Words} words
 */
export async function loadWords(store, words) {
  const { language } = store.get();
  await loadCatalogue(language, words);
  if (store.get().language !== language) await loadWords(store, words);
}
