// The worker's entry: loads the wasm module and offers the host to the page.

import wasmUrl from '@wasm/midnight.wasm?url';
import { expose, transfer } from 'comlink';
import { createHost } from './host.js';
import { createEngine } from './module.js';

/** @typedef {import('./protocol.js').EngineApi} EngineApi */

/** The buffers of a bulk result are handed over, not copied. @param {any} result */
function handOver(result) {
  const values = result && typeof result === 'object' ? [result, ...Object.values(result)] : [];
  const buffers = values.filter((value) => ArrayBuffer.isView(value)).map((view) => view.buffer);
  return buffers.length > 0 ? transfer(result, buffers) : result;
}

/** Compiled while it is fetched, or else as a whole: some hosts do not know the type of wasm files. */
async function compiled() {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const whole = response.clone();
  return WebAssembly.compileStreaming(response).catch(async () =>
    WebAssembly.compile(await whole.arrayBuffer()),
  );
}

const host = compiled().then(createEngine).then(createHost);

/** Calls wait until the module is there. */
const api = new Proxy(/** @type {any} */ ({}), {
  get(_, name) {
    if (name === 'then') return undefined;
    return async (/** @type {any[]} */ ...args) => {
      const engine = /** @type {any} */ (await host);
      return handOver(await engine[name](...args));
    };
  },
});

expose(api);
