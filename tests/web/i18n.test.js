// The catalogues: the same keys, the same parameters, no text of one language in the other.
import { expect, test } from 'vitest';
import {
  FIRST_WORDS,
  loadCatalogue,
  PANEL_WORDS,
  pickLanguage,
  plainText,
  translate,
} from '../../web/src/i18n/index.js';
import { loadPuzzle, PUZZLE_IDS, PUZZLE_NAMES } from '../../web/src/puzzles/index.js';

const puzzles = await Promise.all(PUZZLE_IDS.map(loadPuzzle));

/** @typedef {import('../../web/src/i18n/index.js').Words} Words */

/** @type {[name: string, words: Words][]} */
const PARTS = [
  ['first', FIRST_WORDS],
  ['panels', PANEL_WORDS],
  ...puzzles.map(({ id, words }) => /** @type {[string, Words]} */ ([id, words])),
];

/** Names that an entry reads of its values, found by calling it with a spy. @param {import('../../web/src/i18n/index.js').Entry} entry */
function readsOf(entry) {
  if (typeof entry !== 'function') return [];
  const names = new Set();
  for (const number of [0, 1, 2]) {
    const spy = new Proxy(
      {},
      {
        get(_, name) {
          names.add(String(name));
          return number;
        },
      },
    );
    entry(spy);
  }
  return [...names].sort();
}

/** Texts that are the same in every language, or may be. */
const NEUTRAL =
  /^(brand|scale_sqrt|overlap_row|of_turns|size_label|example_size|move_|milli|sec|comma|note_title|language_other)/;
const HAN = /\p{Script=Han}/u;

/** @param {import('../../web/src/i18n/index.js').Entry} entry */
const textOf = (entry) =>
  typeof entry === 'function' ? entry(new Proxy({}, { get: () => 1 })) : entry;

for (const [name, words] of PARTS) {
  test(`${name}: both languages have the same keys and ask for the same values`, async () => {
    const [en, zh] = await Promise.all([words.en(), words.zh()]);
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) {
      expect([key, readsOf(zh[key])]).toEqual([key, readsOf(en[key])]);
    }
  });

  test(`${name}: Chinese texts are Chinese, English ones are not`, async () => {
    const [en, zh] = await Promise.all([words.en(), words.zh()]);
    for (const key of Object.keys(en)) {
      if (key !== 'language_other') expect([key, HAN.test(textOf(en[key]))]).toEqual([key, false]);
      if (!NEUTRAL.test(key)) expect([key, HAN.test(textOf(zh[key]))]).toEqual([key, true]);
    }
  });
}

test('every puzzle has a name in both languages before it is loaded', () => {
  for (const { en, zh } of Object.values(PUZZLE_NAMES)) {
    expect([HAN.test(en), HAN.test(zh)]).toEqual([false, true]);
  }
});

test('a puzzle’s own words stand before those of all, and one puzzle’s do not reach another', async () => {
  await loadCatalogue('en', PANEL_WORDS, ...puzzles.map(({ words }) => words));
  const say = (/** @type {string} */ key) =>
    puzzles.map(({ words }) => translate('en', key, {}, words));
  expect(say('family_ring')).toEqual(['ring', 'Ring with bays', 'family_ring']);
  expect(new Set(say('undo'))).toEqual(new Set(['Undo']));
  expect(translate('en', 'undo')).toBe('Undo');
});

test('marks can be taken away', () => {
  expect(plainText('the [f forward] side **12** of 3')).toBe('the forward side 12 of 3');
});

test('any Chinese is Chinese, everything else is English', () => {
  expect(
    ['zh', 'zh-TW', 'ZH-cn', 'de', 'zhuang', undefined].map((tag) =>
      pickLanguage(tag ? [tag] : []),
    ),
  ).toEqual(['zh', 'zh', 'zh', 'en', 'en', 'en']);
});
