// The worker's entry: loads the wasm modules and offers the host to the page.

import { answerCalls } from './calls.js';
import { createHost } from './host.js';
import { createEngine } from './module.js';

/** Where the modules are, one a puzzle. @type {Record<string, string>} */
const MODULES = import.meta.glob('@wasm/midnight-*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

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

answerCalls(/** @type {any} */ (self), /** @type {any} */ (createHost(load)));
