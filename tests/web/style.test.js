// The styles of web/style: colours stand in tokens.css alone, every token that is used exists, and a file
// is short enough to read.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../web/style/', import.meta.url));
const LONGEST = 300;

/** Sizes that views measure and set. */
const SET_BY_SCRIPT = ['--time-height', '--view-width', '--chart-height'];

/** A colour that is written out: a hex number, a colour function, or a name. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|[:\s](black|white|gr[ae]y|red|green|blue)\s*[;,)]/gi;

const sheets = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(FOLDER + name, 'utf8') }));

/** What a look finds, by sheet; those without a finding are left out. @param {(text: string) => unknown[]} look */
const found = (look) =>
  sheets.map(({ name, text }) => [name, look(text)]).filter(([, { length }]) => length > 0);

test('colours stand in tokens.css alone', () => {
  const colours = found((text) => text.replaceAll(/\/\*.*?\*\//gs, '').match(COLOUR) ?? []);
  expect(colours.map(([name]) => name)).toContain('tokens.css');
  expect(colours.filter(([name]) => name !== 'tokens.css')).toEqual([]);
});

test('every token that is used exists', () => {
  const all = sheets.map(({ text }) => text).join('\n');
  const set = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, token]) => token));
  for (const token of SET_BY_SCRIPT) set.add(token);
  const used = (/** @type {string} */ text) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, token]) => token);
  expect(found((text) => used(text).filter((token) => !set.has(token)))).toEqual([]);
});

test(`no sheet is longer than ${LONGEST} lines`, () => {
  expect(found((text) => text.split('\n').slice(LONGEST + 1))).toEqual([]);
});
