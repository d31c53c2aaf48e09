// The host on the real wasm module, for tests that ask the engine.
import { readFileSync } from 'node:fs';
import { createHost } from '../../../web/src/engine/host.js';
import { createEngine } from '../../../web/src/engine/module.js';

const WASM = new URL('../../../build/wasm/midnight.wasm', import.meta.url);

/** To be closed by who opened it. */
export async function openEngine() {
  return createHost(await createEngine(await WebAssembly.compile(readFileSync(WASM))));
}
