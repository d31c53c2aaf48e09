// engine.d.ts is written by hand: its names are held against those of the real module.
import { readFileSync } from 'node:fs';
import create from '@wasm/midnight.js';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('web/src/engine/engine.d.ts', root), 'utf8');

/** The members of an exported interface. @param {string} name @returns {string[]} */
function membersOf(name) {
  const body = new RegExp(`export interface ${name} {\n(.*?)\n}`, 's').exec(text)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map((match) => match[1]).sort();
}

/** What Embind gives every class. */
const HANDLE = ['clone', 'constructor', 'deleteLater', 'isAliasOf', 'isDeleted'];

/** The methods of a bound class. @param {new (...args: any[]) => object} bound */
function methodsOf(bound) {
  const names = [bound.prototype, Object.getPrototypeOf(bound.prototype)].flatMap((prototype) =>
    Object.getOwnPropertyNames(prototype),
  );
  return [...new Set(names)].filter((name) => !HANDLE.includes(name)).sort();
}

test('the types name exactly what the module offers', async () => {
  const wasmBinary = readFileSync(new URL('build/wasm/midnight.wasm', root));
  const module = await create({ wasmBinary });
  expect(methodsOf(module.Session)).toEqual(membersOf('Session'));
  expect(methodsOf(module.Reuse)).toEqual(membersOf('Reuse'));
  expect(Object.keys(module)).toEqual(expect.arrayContaining(membersOf('Engine')));
});
