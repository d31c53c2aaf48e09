// The host on the real wasm modules, for tests that ask the engine.
import { readFileSync } from 'node:fs';
import { createHost } from '../../../web/src/engine/host.js';

/** @param {string} puzzle @returns {Promise<import('../../../cpp/wasm/midnight.js').Midnight>} */
export async function loadModule(puzzle) {
  const name = puzzle === 'ghosts' ? 'midnight' : `midnight-${puzzle}`;
  const at = (/** @type {string} */ file) =>
    new URL(`../../../build/wasm/${file}`, import.meta.url);
  const { default: create } = await import(/* @vite-ignore */ at(`${name}.js`).href);
  return create({ wasmBinary: readFileSync(at(`${name}.wasm`)) });
}

/** To be closed by who opened it. */
export const openEngine = async () => createHost(loadModule);
