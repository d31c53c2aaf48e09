// The page's side of the engine: calls the worker through comlink and replaces it when it dies.

import * as Comlink from 'comlink';
import { PROTOCOL_VERSION } from './protocol.js';

/** @typedef {import('./protocol.js').EngineApi} EngineApi */
/** @typedef {import('./protocol.js').Hello} Hello */

/** How long a new worker may take to say hello, milliseconds. */
const HELLO_TIMEOUT = 20_000;
/** How long a worker may take to obey a cancel, milliseconds; then it hangs and is replaced. */
const CANCEL_TIMEOUT = 10_000;
/** How many workers in a row may die before their hello. */
const MOST_ATTEMPTS = 3;

/** The worker died, or was replaced, before it answered. Nothing is wrong with the request. */
export class EngineLost extends Error {
  name = 'EngineLost';
}

/** The engine cannot run here, or page and engine are of different versions. */
export class EngineFailed extends Error {
  name = 'EngineFailed';
}

/**
 * @typedef {object} Handlers
 * @property {(hello: Hello) => void} onReady          a worker said hello; again after a loss
 * @property {(error: EngineLost) => void} onLost      the worker died; another is on its way
 * @property {(error: EngineFailed) => void} onFailed  given up
 */

/**
 * @typedef {object} Client
 * @property {EngineApi} api   every call rejects with EngineLost if the worker dies
 * @property {() => void} start
 * @property {() => void} stop
 */

/**
 * @param {Handlers} handlers
 * @param {() => Worker} spawn   starts a worker whose entry is worker.js
 * @param {() => string} puzzle   the puzzle on the page, whose engine a new worker starts with
 * @returns {Client}
 */
export function createClient(handlers, spawn, puzzle) {
  /** @type {Set<(error: Error) => void>} */
  const pending = new Set();
  /** @type {Worker|null} */
  let worker = null;
  /** @type {any} */
  let remote = null;
  let attempts = 0;

  /** @param {Error} error */
  function drop(error) {
    worker?.terminate();
    worker = null;
    remote = null;
    const waiting = [...pending];
    pending.clear();
    for (const reject of waiting) reject(error);
  }

  /** @param {Worker} dead @param {string} reason */
  function lose(dead, reason) {
    if (dead !== worker) return;
    const error = new EngineLost(reason);
    drop(error);
    if (attempts >= MOST_ATTEMPTS) return handlers.onFailed(new EngineFailed(reason));
    handlers.onLost(error);
    start();
  }

  function start() {
    attempts += 1;
    const fresh = spawn();
    worker = fresh;
    remote = Comlink.wrap(fresh);
    fresh.addEventListener('error', (event) => lose(fresh, event.message || 'worker error'));
    fresh.addEventListener('messageerror', () => lose(fresh, 'unreadable message'));
    const timer = setTimeout(() => lose(fresh, 'no hello'), HELLO_TIMEOUT);
    call('hello', [puzzle()]).then(
      (hello) => {
        clearTimeout(timer);
        greet(/** @type {Hello} */ (hello));
      },
      (error) => {
        clearTimeout(timer);
        lose(fresh, error.message);
      },
    );
  }

  /** @param {Hello} hello */
  function greet(hello) {
    if (hello.version !== PROTOCOL_VERSION) {
      const error = new EngineFailed(`protocol ${hello.version}, not ${PROTOCOL_VERSION}`);
      drop(error);
      return handlers.onFailed(error);
    }
    attempts = 0;
    handlers.onReady(hello);
  }

  /**
   * @param {string} name
   * @param {unknown[]} args
   * @returns {Promise<unknown>}
   */
  function call(name, args) {
    const target = worker;
    if (!target) return Promise.reject(new EngineLost('no worker'));
    return new Promise((resolve, reject) => {
      pending.add(reject);
      const timer =
        name === 'cancel' && setTimeout(() => lose(target, 'no answer'), CANCEL_TIMEOUT);
      const passed = args.map((arg) => (typeof arg === 'function' ? Comlink.proxy(arg) : arg));
      remote[name](...passed).then(
        (/** @type {unknown} */ value) => {
          pending.delete(reject);
          clearTimeout(timer || undefined);
          resolve(value);
        },
        (/** @type {Error} */ error) => {
          pending.delete(reject);
          clearTimeout(timer || undefined);
          if (!isDead(error)) return reject(error);
          reject(new EngineLost(error.message));
          lose(target, error.message);
        },
      );
    });
  }

  /** Every call passes through under its own name. */
  const api = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (/** @type {unknown[]} */ ...args) =>
          call(String(name), args),
    },
  );
  return { api: /** @type {any} */ (api), start, stop: () => drop(new EngineLost('stopped')) };
}

/** Whether an error means that the wasm module is dead. @param {Error} error */
function isDead(error) {
  return error.name === 'RuntimeError' || /\babort(ed)?\b/i.test(error.message ?? '');
}
