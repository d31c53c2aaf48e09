// Words of the page: catalogues of one language each, with the same keys in every language. Each is loaded
// when it is first asked for; a puzzle's own words stand before those of all.

/** @typedef {'en'|'zh'} Language */
/** @typedef {string|((values: any) => string)} Entry */
/** Where the words of one part of the page are. @typedef {Record<Language, () => Promise<Record<string, Entry>>>} Words */

/** What every visit needs. @type {Words} */
export const FIRST_WORDS = {
  en: async () => (await import('./en/first.js')).words,
  zh: async () => (await import('./zh/first.js')).words,
};

/** Those of tabs and dialogs that open on demand. @type {Words} */
export const PANEL_WORDS = {
  en: async () => (await import('./en/panels.js')).words,
  zh: async () => (await import('./zh/panels.js')).words,
};

/** All words that were asked for, in the languages that are loaded. @type {Map<Words, Partial<Record<Language, Record<string, Entry>>>>} */
const loaded = new Map([[FIRST_WORDS, {}]]);

/**
 * Loads a language's words: these, and all that were asked for before in any language.
 * @param {Language} language
 * @param {Words[]} parts
 */
export async function loadCatalogue(language, ...parts) {
  for (const words of parts) if (!loaded.has(words)) loaded.set(words, {});
  await Promise.all(
    [...loaded].map(async ([words, by]) => {
      by[language] ??= await words[language]();
    }),
  );
}

/** @type {Record<Language, string>} the value of the page's lang attribute */
export const LANGUAGE_TAGS = { en: 'en', zh: 'zh-CN' };

/**
 * The words of a key.
 * @param {Language} language
 * @param {string} key
 * @param {Words} [own]   those of the puzzle on the page
 */
function entryOf(language, key, own) {
  for (const words of own ? [own, FIRST_WORDS, PANEL_WORDS] : [FIRST_WORDS, PANEL_WORDS]) {
    const entry = loaded.get(words)?.[language]?.[key];
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/**
 * The text of a key. In it, `**x**` is strong, `[f x]` and `[b x]` are of the forward and backward
 * side, strong and in their colours; `plainText` takes these marks away.
 * @param {Language} language
 * @param {string} key
 * @param {object} [values]
 * @param {Words} [own]   the words of the puzzle on the page
 * @returns {string} the key itself if it is unknown
 */
export function translate(language, key, values = {}, own = undefined) {
  const entry = entryOf(language, key, own);
  if (entry === undefined) return key;
  return typeof entry === 'function' ? entry(values) : entry;
}

/** Whether there are words for a key. @param {Language} language @param {string} key @param {Words} own */
export const hasWords = (language, key, own) => entryOf(language, key, own) !== undefined;

/** A text without its marks. @param {string} text */
export function plainText(text) {
  return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[[fb] (.+?)\]/g, '$1');
}

/**
 * The language of a visitor: Chinese for any zh, else English.
 * @param {readonly string[]} wanted   as navigator.languages
 * @returns {Language}
 */
export function pickLanguage(wanted) {
  return /^zh\b/i.test(wanted[0] ?? '') ? 'zh' : 'en';
}
