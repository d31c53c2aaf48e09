// The catalogues: the same keys, the same parameters, no text of one language in the other.
import { expect, test } from 'vitest';
import { en as enAll } from '../../web/src/i18n/en.js';
import { enLater } from '../../web/src/i18n/en_later.js';
import { enSiblings } from '../../web/src/i18n/en_siblings.js';
import { loadCatalogue, pickLanguage, plainText, translate } from '../../web/src/i18n/index.js';
import { zh as zhAll } from '../../web/src/i18n/zh.js';
import { zhLater } from '../../web/src/i18n/zh_later.js';
import { zhSiblings } from '../../web/src/i18n/zh_siblings.js';
import { loadPuzzle, PUZZLE_IDS } from '../../web/src/puzzles/index.js';
import { openEngine } from './engine/open_engine.js';

await loadCatalogue('en', 'later', 'siblings');
await loadCatalogue('zh');
const en = { ...enAll, ...enLater, ...enSiblings };
const zh = { ...zhAll, ...zhLater, ...zhSiblings };

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

test('both languages have the same keys', () => {
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
});

test('an entry asks for the same values in both languages', () => {
  for (const key of Object.keys(en))
    expect([key, readsOf(zh[key])]).toEqual([key, readsOf(en[key])]);
});

test('Chinese texts are Chinese, English ones are not', () => {
  const han = /\p{Script=Han}/u;
  const neutral =
    /^(brand|scale_sqrt|overlap_row|of_turns|size_label|example_size|move_|milli|sec|lesson_comma|note_title|language_other)/;
  for (const key of Object.keys(en)) {
    const values = new Proxy({}, { get: () => 1 });
    if (key !== 'language_other')
      expect([key, han.test(translate('en', key, values))]).toEqual([key, false]);
    if (!neutral.test(key) && !key.startsWith('brand')) {
      expect([key, han.test(translate('zh', key, values))]).toEqual([key, true]);
    }
  }
});

test('every example has a name in both languages', async () => {
  for (const { examples } of await Promise.all(PUZZLE_IDS.map(loadPuzzle))) {
    for (const { id } of examples)
      expect([id, en[`example_${id}`] && zh[`example_${id}`]]).not.toEqual([id, undefined]);
  }
});

test('every algorithm has a name and a sentence in both languages', async () => {
  const engine = await openEngine();
  for (const puzzle of PUZZLE_IDS) {
    const { algorithms } = (await engine.hello(puzzle)).info;
    const keys = algorithms.flatMap(({ id }) => [`algorithm_${id}`, `about_${id}`]);
    expect([puzzle, keys.filter((key) => !en[key] || !zh[key])]).toEqual([puzzle, []]);
  }
  engine.close();
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
