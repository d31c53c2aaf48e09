// Who may include whom: each #include of cpp/ and each import of web/src/ against one table.
// An import in a JSDoc type counts too.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The first row whose pattern fits a file says what it may name. `$1` is what the pattern caught.
 * @typedef {[from: RegExp, may: RegExp[]]} Row
 */

/** Names in quotes, from the folder cpp/. @type {Row[]} */
const CPP = [
  [/^core\//, [/^core\//]],
  [/^puzzles\/([^/]+)\/model\./, [/^core\//, /^puzzles\/$1\/model\./]],
  [/^puzzles\/([^/]+)\//, [/^core\//, /^puzzles\/$1\//]],
  [/^session\//, [/^core\//, /^puzzles\//, /^session\//]],
  [/^(wasm|cli|bench)\//, [/^core\//, /^puzzles\//, /^session\//, /^$1\//]],
];

const PROTOCOL = /^engine\/protocol\.js$/;
const MODEL = /^model\//;
const CLIENT = /^engine\/client\.js$/;
/** What a view may name beside the page's own values. */
const DRAWN = [/^(render|views)\//, /^lit($|\/)/, /^\.\.\/style\//];

/** Files of web/src/ and names of packages. @type {Row[]} */
const WEB = [
  [/^engine\/protocol\.js$/, [/^\.\.\/\.\.\/cpp\/wasm\/midnight\.js$/]],
  [/^engine\/client\.js$/, [PROTOCOL, /^comlink$/]],
  [/^engine\/host\.js$/, [PROTOCOL]],
  [/^engine\/worker\.js$/, [PROTOCOL, /^engine\/host\.js$/, /^@wasm\//, /^comlink$/]],
  [/^model\//, [PROTOCOL, MODEL]],
  [/^i18n\//, [/^i18n\//]],
  [/^puzzles\/[a-z_]+\/words\//, [/^i18n\//]],
  [
    /^puzzles\/([a-z_]+)\/[a-z_]+_panel\.js$/,
    [PROTOCOL, MODEL, /^app\//, /^puzzles\/$1\//, ...DRAWN],
  ],
  [
    /^puzzles\/([a-z_]+)\//,
    [PROTOCOL, MODEL, /^puzzles\/$1\//, /^puzzles\/[a-z_]+\.js$/, /^render\//],
  ],
  [/^puzzles\/[a-z_]+\.js$/, [PROTOCOL, MODEL, /^(i18n|puzzles|render)\//]],
  [/^app\/(actions|reduce|state)/, [PROTOCOL, MODEL, /^puzzles\//, /^app\/(actions|reduce|state)/]],
  [/^app\//, [PROTOCOL, MODEL, /^(app|formats|i18n|puzzles)\//, CLIENT]],
  [/^formats\//, [PROTOCOL, MODEL, CLIENT, /^(app|formats|puzzles)\//]],
  [/^render\//, [PROTOCOL, MODEL, /^render\//]],
  [/^views\//, [PROTOCOL, MODEL, /^(app|formats|i18n|puzzles)\//, ...DRAWN]],
  [/^[a-z_]+\.js$/, [/./]],
];

/** Headers in angle brackets that only some files may name. @type {[header: RegExp, by: RegExp][]} */
const RESERVED = [
  [/^emscripten/, /^wasm\//],
  [/^(iostream|fstream|chrono|ctime|thread|random|exception|typeinfo)$/, /^(cli|bench|wasm)\//],
];

/** @param {string} folder @param {RegExp} ending @returns {string[]} names from `folder` */
function filesOf(folder, ending) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .sort();
}

/** @param {Row[]} table @param {string} from @param {string} to */
function allowed(table, from, to) {
  for (const [pattern, may] of table) {
    const caught = pattern.exec(from);
    if (!caught) continue;
    return may.some((rule) => new RegExp(rule.source.replaceAll('$1', caught[1])).test(to));
  }
  return false;
}

/** @param {string} from @param {string} header */
function mayUseHeader(from, header) {
  return RESERVED.every(([reserved, by]) => !reserved.test(header) || by.test(from));
}

/** @param {string} file a C++ file of cpp/ @returns {string[]} what it wrongly includes */
function wrongIncludes(file) {
  const text = readFileSync(join(ROOT, 'cpp', file), 'utf8');
  const wrong = [];
  for (const [, open, name] of text.matchAll(/^\s*#\s*include\s*(["<])([^">]+)[">]/gm)) {
    const right = open === '"' ? allowed(CPP, file, name) : mayUseHeader(file, name);
    if (!right) wrong.push(`cpp/${file} includes ${name}`);
  }
  return wrong;
}

/** @param {string} file a file of web/src @param {string} name as written @returns {string} */
function resolved(file, name) {
  if (!name.startsWith('.')) return name;
  return relative('.', normalize(join(dirname(file), name)));
}

/** @param {string} file a module of web/src/ @returns {string[]} what it wrongly imports */
function wrongImports(file) {
  const text = readFileSync(join(ROOT, 'web/src', file), 'utf8');
  const names = text.matchAll(
    /(?:^import\s+|\bfrom\s+|\bimport\(\s*|new URL\(\s*)(['"])([^'"]+)\1/gm,
  );
  return [...names]
    .map(([, , name]) => resolved(file, name))
    .filter((name) => !allowed(WEB, file, name))
    .map((name) => `web/src/${file} imports ${name}`);
}

test('C++ includes follow the table', () => {
  const files = filesOf('cpp', /\.(h|cpp)$/);
  expect(files).toContain('core/board.h');
  expect(files.flatMap(wrongIncludes)).toEqual([]);
});

test('JavaScript imports follow the table', () => {
  const files = filesOf('web/src', /\.js$/);
  expect(files).toContain('engine/protocol.js');
  expect(files.flatMap(wrongImports)).toEqual([]);
});

test('the table refuses what the architecture forbids', () => {
  expect(allowed(CPP, 'core/search.h', 'puzzles/ghosts/model.h')).toBe(false);
  expect(allowed(CPP, 'puzzles/ghosts/text.cpp', 'puzzles/solitaire/model.h')).toBe(false);
  expect(allowed(CPP, 'puzzles/ghosts/text.cpp', 'puzzles/ghosts/model.h')).toBe(true);
  expect(allowed(CPP, 'session/session.cpp', 'cli/solve.h')).toBe(false);
  expect(mayUseHeader('core/search.h', 'chrono')).toBe(false);
  expect(mayUseHeader('session/session.h', 'emscripten/bind.h')).toBe(false);
  expect(allowed(WEB, 'model/board.js', 'views/board_view.js')).toBe(false);
  expect(allowed(WEB, 'app/reducer.js', 'engine/client.js')).toBe(false);
  expect(allowed(WEB, 'render/walls.js', 'engine/client.js')).toBe(false);
  expect(allowed(WEB, 'views/app.js', 'comlink')).toBe(false);
});
