// The host on the real wasm module, for tests that ask the engine.
import { readFileSync } from 'node:fs';
import { createHost } from '../../../web/src/engine/host.js';
import { createEngine } from '../../../web/src/engine/module.js';

/** @param {string} puzzle */
export async function loadEngine(puzzle) {
  const path = new URL(`../../../build/wasm/midnight-${puzzle}.wasm`, import.meta.url);
  return createEngine(await WebAssembly.compile(readFileSync(path)));
}

/** To be closed by who opened it. */
export const openEngine = async () => createHost(loadEngine);
