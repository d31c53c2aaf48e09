// The worker's entry: loads the wasm modules and offers the host to the page.

import { expose, transfer } from 'comlink';
import { createHost } from './host.js';
import { createEngine } from './module.js';

/** Where the modules are, one a puzzle. @type {Record<string, string>} */
const MODULES = import.meta.glob('@wasm/midnight-*.wasm', {
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
 * Compiled while it is fetched, or else as a whole: some hosts do not know the type of wasm files.
 * @param {string} puzzle
 */
async function load(puzzle) {
  const name = Object.keys(MODULES).find((path) => path.endsWith(`/midnight-${puzzle}.wasm`));
  if (!name) throw new RangeError(`there is no engine for ${puzzle}`);
  const response = await fetch(MODULES[name]);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const whole = response.clone();
  const compiled = await WebAssembly.compileStreaming(response).catch(async () =>
    WebAssembly.compile(await whole.arrayBuffer()),
  );
  return createEngine(compiled);
}

const host = /** @type {Record<string, any>} */ (createHost(load));

const calls = Object.entries(host).map(([name, call]) => [
  name,
  async (/** @type {any[]} */ ...args) => handOver(await call(...args)),
]);

expose(Object.fromEntries(calls));
