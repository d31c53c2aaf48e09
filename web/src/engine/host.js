// The engine's side of the boundary: runs searches in slices and passes questions on to them. The only
// file that holds sessions. Knows no worker: tests call it directly.
import { PROTOCOL_VERSION } from './protocol.js';

/** @typedef {import('./protocol.js').EngineApi} EngineApi */
/** @typedef {import('./protocol.js').SolveRequest} SolveRequest */
/** @typedef {import('./protocol.js').Progress} Progress */
/** @typedef {import('./protocol.js').Module} Module */
/** @typedef {import('./protocol.js').Session} Session */

const SLICE_MS = 12;
const FIRST_BUDGET = 1 << 12;
const MOST_BUDGET = 1 << 24;

/**
 * One search and what belongs to it.
 * @typedef {object} Job
 * @property {Session} session
 * @property {number} id
 * @property {number} budget    states a slice, adapted to SLICE_MS
 * @property {number} milliseconds   time spent searching
 */

/** Gives way to messages that wait, without the 4 ms of a nested timeout. */
function createYield() {
  const channel = new MessageChannel();
  /** @type {Array<() => void>} */
  const waiting = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return {
    wait: () =>
      new Promise((/** @type {(value?: any) => void} */ resolve) => {
        waiting.push(resolve);
        channel.port2.postMessage(0);
      }),
    close: () => channel.port1.close(),
  };
}

/**
 * @param {(puzzle: string) => Promise<Module>} load   starts the module of a puzzle
 * @returns {EngineApi & {close: () => void}}
 */
export function createHost(load) {
  /** @type {Map<number, Job>} */
  const jobs = new Map();
  /** @type {Map<string, Promise<Module>>} */
  const modules = new Map();
  const slices = createYield();

  /** The module of a puzzle, started when it is first asked for. @param {string} puzzle */
  function moduleOf(puzzle) {
    const module = modules.get(puzzle) ?? load(puzzle);
    modules.set(puzzle, module);
    module.catch(() => modules.delete(puzzle));
    return module;
  }

  /** @param {SolveRequest} request @param {Module} module @returns {Job} */
  function open({ job: id, board, algorithm, ...limits }, module) {
    if (jobs.has(id)) throw new RangeError(`job ${id} exists`);
    const begin = performance.now();
    const session = module.Session.open(board, algorithm, limits);
    const job = { session, id, budget: FIRST_BUDGET, milliseconds: performance.now() - begin };
    jobs.set(id, job);
    return job;
  }

  /** Runs one slice. @param {Job} job */
  function slice(job) {
    const begin = performance.now();
    const outcome = job.session.step(job.budget);
    const took = performance.now() - begin;
    job.milliseconds += took;
    if (outcome === 'running') {
      const wanted = job.budget * Math.min(4, SLICE_MS / Math.max(took, 0.1)) * 0.8;
      job.budget = Math.max(16, Math.min(MOST_BUDGET, Math.round(wanted)));
    }
    return outcome;
  }

  /** @type {import('./protocol.js').Control} */
  const control = {
    async hello(puzzle) {
      return { version: PROTOCOL_VERSION, puzzle, info: (await moduleOf(puzzle)).info() };
    },

    async solve(request, onProgress) {
      const job = open(request, await moduleOf(request.puzzle));
      while (slice(job) === 'running') {
        const { id, milliseconds } = job;
        onProgress?.({ ...job.session.progress(), job: id, milliseconds });
        await slices.wait();
        if (!jobs.has(id)) throw new RangeError(`job ${id} was released`);
      }
      const begin = performance.now();
      const summary = job.session.summary();
      job.milliseconds += performance.now() - begin;
      return { ...summary, job: job.id, puzzle: request.puzzle, milliseconds: job.milliseconds };
    },

    async cancel(id) {
      jobs.get(id)?.session.cancel();
    },

    async release(id) {
      jobs.get(id)?.session.delete();
      jobs.delete(id);
    },
  };

  /** A question to a search that is open. @param {string} name @param {number} id @param {unknown[]} args */
  function ask(name, id, args) {
    const session = /** @type {any} */ (jobs.get(id)?.session);
    if (!session) throw new RangeError(`there is no job ${id}`);
    return session[name](...args);
  }

  /** Whatever is neither control nor a method of a session is a function of a puzzle's module. */
  const passOn =
    (/** @type {string} */ name) =>
    async (/** @type {number|string} */ of, /** @type {unknown[]} */ ...args) =>
      typeof of === 'number'
        ? ask(name, of, args)
        : /** @type {any} */ (await moduleOf(of))[name](...args);

  const own = { ...control, close: () => slices.close() };
  return /** @type {any} */ (
    new Proxy(own, {
      get: (target, name) =>
        Reflect.get(target, name) ?? (typeof name === 'string' && name !== 'then' && passOn(name)),
    })
  );
}
