// The worker's entry: loads the wasm modules and offers the host to the page.

import { expose, transfer } from 'comlink';
import { createHost } from './host.js';

/** The modules' glue, loaded when it is wanted. @type {Record<string, () => Promise<any>>} */
const GLUE = import.meta.glob('@wasm/midnight*.js', { import: 'default' });
/** Where the modules are. @type {Record<string, string>} */
const WASM = import.meta.glob('@wasm/midnight*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The buffers of a bulk result are handed over, not copied. @param {any} result */
function handOver(result) {
  const values = result && typeof result === 'object' ? [result, ...Object.values(result)] : [];
  const buffers = values.filter((value) => ArrayBuffer.isView(value)).map((view) => view.buffer);
  return buffers.length > 0 ? transfer(result, buffers) : result;
}

/**
 * The entry of a puzzle's module; the first puzzle's has no id in its name.
 * @template T
 * @param {Record<string, T>} files
 * @param {string} puzzle
 */
function moduleOf(files, puzzle) {
  const name = puzzle === 'ghosts' ? '/midnight.' : `/midnight-${puzzle}.`;
  const path = Object.keys(files).find((file) => file.includes(name));
  if (!path) throw new RangeError(`there is no engine for ${puzzle}`);
  return files[path];
}

/** @param {string} puzzle */
async function load(puzzle) {
  const create = await moduleOf(GLUE, puzzle)();
  const url = moduleOf(WASM, puzzle);
  return create({ locateFile: () => url });
}

const host = /** @type {Record<string, any>} */ (createHost(load));

/** Every call of the host under its own name. */
const calls = new Proxy(
  {},
  {
    get:
      (_, name) =>
      async (/** @type {any[]} */ ...args) =>
        handOver(await host[String(name)](...args)),
  },
);

expose(calls);
