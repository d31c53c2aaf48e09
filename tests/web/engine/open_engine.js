// The host on the real wasm module, for tests that ask the engine.
import { readFileSync } from 'node:fs';
import create from '@wasm/midnight.js';
import { createHost } from '../../../web/src/engine/host.js';

const WASM = new URL('../../../build/wasm/midnight.wasm', import.meta.url);

/** To be closed by who opened it. */
export async function openEngine() {
  return createHost(await create({ wasmBinary: readFileSync(WASM) }));
}
