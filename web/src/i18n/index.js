// Words of the page: one catalogue a language, the same keys in each.

/** @typedef {'en'|'zh'} Language */
/** @typedef {string|((values: any) => string)} Entry */

/**
 * The words of every page, those of what opens later, or those of some puzzles alone.
 * @typedef {''|'later'|'siblings'} Part
 */

/** Where the words are; a visitor loads only what is read. */
const SOURCES = {
  en: {
    '': async () => (await import('./en.js')).en,
    later: async () => (await import('./en_later.js')).enLater,
    siblings: async () => (await import('./en_siblings.js')).enSiblings,
  },
  zh: {
    '': async () => (await import('./zh.js')).zh,
    later: async () => (await import('./zh_later.js')).zhLater,
    siblings: async () => (await import('./zh_siblings.js')).zhSiblings,
  },
};

/** The catalogues that are loaded. @type {Partial<Record<Language, Record<string, Entry>>>} */
const catalogues = {};

/** The parts that the page has asked for in some language. @type {Set<Part>} */
const asked = new Set(['']);

/**
 * Loads a language's words, all parts that were ever asked for; `translate` needs them.
 * @param {Language} language
 * @param {Part[]} parts
 */
export async function loadCatalogue(language, ...parts) {
  for (const part of parts) asked.add(part);
  const words = await Promise.all([...asked].map((part) => SOURCES[language][part]()));
  catalogues[language] = Object.assign({}, catalogues[language], ...words);
}

/** @type {Record<Language, string>} the value of the page's lang attribute */
export const LANGUAGE_TAGS = { en: 'en', zh: 'zh-CN' };

/**
 * The text of a key. In it, `**x**` is strong, `[f x]` and `[b x]` are of the forward and backward
 * side, strong and in their colours; `plainText` takes these marks away.
 * @param {Language} language
 * @param {string} key
 * @param {object} [values]
 * @returns {string} the key itself if it is unknown
 */
export function translate(language, key, values = {}) {
  const entry = catalogues[language]?.[key];
  if (entry === undefined) return key;
  return typeof entry === 'function' ? entry(values) : entry;
}

/** Whether a catalogue has words for a key. @param {Language} language @param {string} key */
export const hasWords = (language, key) => catalogues[language]?.[key] !== undefined;

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
