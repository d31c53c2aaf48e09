// The module by itself, as a library: every binding that midnight.d.ts tells is there and gives what it
// says, what is wrong throws in words, and the example of the README runs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { loadModule } from './open_engine.js';

const root = new URL('../../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');

const TEXT = '5 5 2\n#####\n#A#B#\n#   #\n#b#a#\n#####\n';

/** @type {import('../../../cpp/wasm/midnight.js').Midnight} */
let midnight;
beforeAll(async () => {
  midnight = await loadModule('ghosts');
});

/** Names that a block of the declarations gives. @param {string} head */
function declared(head) {
  const text = read('cpp/wasm/midnight.d.ts');
  const block = text.slice(text.indexOf(head)).split('\n}\n')[0];
  return [...block.matchAll(/^ {2}(?:static )?(\w+)\(/gm)].map(([, name]) => name);
}

test('every binding is declared, and every declaration bound', () => {
  const methods = declared('export declare class Session').filter((name) => name !== 'constructor');
  const bound = Object.getOwnPropertyNames(midnight.Session.prototype);
  const ofEmbind = ['constructor', 'isAliasOf', 'clone', 'isDeleted', 'deleteLater'];
  const own = bound.filter((name) => !ofEmbind.includes(name));
  expect([...own, 'open', 'delete'].sort()).toEqual(methods.sort());
  for (const name of declared('export interface Midnight')) {
    expect(typeof (/** @type {any} */ (midnight)[name]), name).toBe('function');
  }
});

test('a session answers every question with values of its own', () => {
  const [board] = midnight.parseText(TEXT).boards;
  const session = midnight.Session.open(board, 'bidirectional-smaller');
  expect(session.step(1)).toBe('running');
  expect(session.progress()).toMatchObject({ expanded: 1, turns: 1 });
  while (session.step(10) === 'running');
  const summary = session.summary();
  expect(summary).toMatchObject({ outcome: 'solved', steps: 7, reason: '', schedule: 'fbfbfff' });
  expect(summary.plan).toHaveLength(16);
  const first = session.firstLayers();
  expect(first.forward).toBeInstanceOf(Uint16Array);
  expect(session.pairLayers(0, 1).backward).toHaveLength(25 * 25);
  expect(session.layerCounts('forward', 1)).toEqual(session.layerCounts('forward', 1, 1e9));
  expect([...session.overlaps()]).toEqual([-1, 4, 4, 7]);
  expect(session.position(0).cells).toEqual(board.starts);
  expect(session.inspect(0)?.attempts).toHaveLength(25);
  expect(session.cellLayers(board.starts, 0)[board.starts[0]]).toBe(0);
  session.cancel();
  session.delete();
  expect(first.forward[board.starts[0]]).toBe(0);
  expect(() => session.summary()).toThrow('deleted');
});

test('an algorithm tells of itself and of a board', () => {
  const { id, defaultAlgorithm, algorithms } = midnight.info();
  expect([id, defaultAlgorithm]).toEqual(['ghosts', 'fast']);
  const known = Object.fromEntries(algorithms.map((one) => [one.id, one]));
  expect(known['breadth-first']).toMatchObject({ sides: 1, layered: true, inspectable: true });
  expect(known['bit-parallel']).toMatchObject({ sides: 2, layered: true, inspectable: false });
  const [board] = midnight.parseText(TEXT).boards;
  expect(midnight.fits(board)['bit-parallel'].reason).toBe('');
  expect(midnight.fits(board, { maxBytes: 1 })['bit-parallel'].reason).toBe('tables-too-large');
});

test('what is wrong throws an error in words, with its place where it has one', () => {
  const [board] = midnight.parseText(TEXT).boards;
  const { Session } = midnight;
  const wrong = /** @type {any} */ ({ ...board, walls: [] });
  expect(() => Session.open(wrong, '')).toThrow('walls must be a Uint8Array');
  expect(() => Session.open(/** @type {any} */ (null), '')).toThrow('a board must be an object');
  expect(() => Session.open(board, 'nothing')).toThrow('unknown algorithm nothing');
  expect(() => Session.open(board, '', { maxBytes: -1 })).toThrow('maxBytes must not be negative');
  expect(() => midnight.generate('nothing', 1, 1)).toThrow('nothing');
  expect(midnight.parseText('3 1 1\na?A\n').error).toEqual({
    message: 'this character is not a cell',
    line: 2,
    column: 2,
  });
});

test('a module stands any number of refusals', () => {
  for (let i = 0; i < 20_000; ++i) {
    expect(() => midnight.Session.open(/** @type {any} */ (null), '')).toThrow('a board');
  }
  expect(midnight.parseText(TEXT).boards).toHaveLength(1);
});

test('the example of the README runs', () => {
  const [, code] = /```js\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
  });
  expect(printed).toContain('7 fbfbfff [ 1, 3, 11, 4, 8, 6 ]');
});
