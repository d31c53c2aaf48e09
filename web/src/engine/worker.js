// The worker's entry: loads the wasm modules and offers the host to the page.

import { answerCalls } from './calls.js';
import { createHost } from './host.js';
import { createEngine } from './module.js';

/** The modules' glue, loaded when it is wanted. @type {Record<string, () => Promise<any>>} */
const GLUE = import.meta.glob('@wasm/midnight*.js', { import: 'default' });
/** Where the modules are. @type {Record<string, string>} */
const WASM = import.meta.glob('@wasm/midnight*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * The entry of a puzzle's module; the first puzzle's has no id in its name.
 * @template T
 * @param {Record<string, T>} files
 * @param {string} puzzle
 */
function moduleOf(files, puzzle) {
  const names = [`/midnight-${puzzle}.`, ...(puzzle === 'ghosts' ? ['/midnight.'] : [])];
  const path = Object.keys(files).find((file) => names.some((name) => file.includes(name)));
  if (!path) throw new RangeError(`there is no engine for ${puzzle}`);
  return files[path];
}

/** @param {string} puzzle */
async function load(puzzle) {
  const create = await moduleOf(GLUE, puzzle)();
  const url = moduleOf(WASM, puzzle);
  return createEngine(await create({ locateFile: () => url }));
}

answerCalls(/** @type {any} */ (self), /** @type {any} */ (createHost(load)));
