// The host on the real wasm modules, for tests that ask the engine.
import { readFileSync } from 'node:fs';
import { createHost } from '../../../web/src/engine/host.js';
import { createEngine } from '../../../web/src/engine/module.js';

/** @param {string} puzzle */
export async function loadEngine(puzzle) {
  const name = puzzle === 'ghosts' ? 'midnight' : `midnight-${puzzle}`;
  const at = (/** @type {string} */ file) =>
    new URL(`../../../build/wasm/${file}`, import.meta.url);
  const { default: create } = await import(/* @vite-ignore */ at(`${name}.js`).href);
  return createEngine(await create({ wasmBinary: readFileSync(at(`${name}.wasm`)) }));
}

/** To be closed by who opened it. */
export const openEngine = async () => createHost(loadEngine);
