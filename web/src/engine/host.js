// The engine's side of the boundary: holds the wasm handles, runs searches in slices and answers the
// page's questions. The only file that holds searches. Knows no worker: tests call it directly.
import { PROTOCOL_VERSION } from './protocol.js';

/** @typedef {import('./protocol.js').EngineApi} EngineApi */
/** @typedef {import('./protocol.js').SolveRequest} SolveRequest */
/** @typedef {import('./protocol.js').Progress} Progress */
/** @typedef {import('./protocol.js').Summary} Summary */
/** @typedef {import('./protocol.js').Side} Side */
/** @typedef {import('./protocol.js').Board} Board */
/** @typedef {import('./module.js').Engine} Engine */
/** @typedef {import('./module.js').Session} Session */

const GIB = 2 ** 30;
const SLICE_MS = 12;
const FIRST_BUDGET = 1 << 12;
const MOST_BUDGET = 1 << 24;

/**
 * One search and what belongs to it.
 * @typedef {object} Job
 * @property {Session} session
 * @property {number} id
 * @property {number} pieces
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

/** @param {unknown} value @param {string} what */
function requireInteger(value, what) {
  if (!Number.isInteger(value)) throw new TypeError(`${what} must be a whole number`);
}

/** @param {unknown} value @param {number} limit @param {string} what */
function requireBelow(value, limit, what) {
  const fits = Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit;
  if (!fits) throw new RangeError(`there is no ${what} ${value}`);
}

/**
 * Whatever goes to wasm turns silently into a number, so shapes are checked here; whether the board makes
 * sense is for the core.
 * @param {Board} board
 */
function requireBoard(board) {
  if (!(board.walls instanceof Uint8Array)) throw new TypeError('walls must be a Uint8Array');
  for (const number of [board.width, board.height, ...board.starts, ...board.goals]) {
    if ((number | 0) !== number)
      throw new TypeError('sizes and cells must be 32-bit whole numbers');
  }
}

/** @param {unknown} value @param {string} what */
function requireText(value, what) {
  if (typeof value !== 'string') throw new TypeError(`${what} must be a string`);
}

/**
 * @param {(puzzle: string) => Promise<Engine>} load   starts the engine of a puzzle
 * @returns {EngineApi & {close: () => void}}
 */
export function createHost(load) {
  /** @type {Map<number, Job>} */
  const jobs = new Map();
  /** @type {Map<string, Promise<Engine>>} */
  const engines = new Map();
  const slices = createYield();

  /** The engine of a puzzle, started when it is first asked for. @param {string} puzzle */
  function engineOf(puzzle) {
    requireText(puzzle, 'puzzle');
    const engine = engines.get(puzzle) ?? load(puzzle);
    engines.set(puzzle, engine);
    engine.catch(() => engines.delete(puzzle));
    return engine;
  }

  /** @param {number} id */
  function jobOf(id) {
    const job = jobs.get(id);
    if (!job) throw new RangeError(`there is no job ${id}`);
    return job;
  }

  /** The session of a layered search. @param {number} id */
  function traceOf(id) {
    const { session } = jobOf(id);
    if (!session.hasTrace()) throw new RangeError(`job ${id} keeps no layers`);
    return session;
  }

  /** @param {SolveRequest} request @param {Engine} engine @returns {Job} */
  function open(request, engine) {
    requireInteger(request.job, 'job');
    requireText(request.algorithm, 'algorithm');
    requireBoard(request.board);
    if (jobs.has(request.job)) throw new RangeError(`job ${request.job} exists`);
    const begin = performance.now();
    const { maxBytes = GIB, maxStates = 2 ** 53, flood = false } = request;
    const session = engine.open({ ...request, maxBytes, maxStates, flood });
    const milliseconds = performance.now() - begin;
    const pieces = request.board.starts.length;
    const job = { session, id: request.job, pieces, budget: FIRST_BUDGET, milliseconds };
    jobs.set(request.job, job);
    return job;
  }

  /** Runs one slice. @param {Job} job @returns {string} outcome */
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

  /** @param {Job} job @returns {Progress} */
  function progressOf(job) {
    const { expanded, discovered, bytes, turns } = job.session.progress();
    return { job: job.id, expanded, discovered, bytes, turns, milliseconds: job.milliseconds };
  }

  /** @param {SolveRequest} request @param {Job} job @returns {Summary} */
  function summaryOf(request, job) {
    const begin = performance.now();
    const { session } = job;
    const end = session.summary();
    const plan = session.plan();
    const sizes = (/** @type {boolean} */ backward) =>
      session.hasTrace() ? session.layerSizes(backward) : [];
    job.milliseconds += performance.now() - begin;
    const known = end.outcome === 'solved' || end.outcome === 'exhausted';
    const { expanded, generated, discovered, bytes } = session.progress();
    return {
      ...end,
      plan,
      layers: { forward: sizes(false), backward: sizes(true) },
      estimates: session.hasTrace() ? session.estimates() : new Int32Array(),
      job: job.id,
      puzzle: request.puzzle,
      algorithm: request.algorithm,
      steps: known ? end.steps : null,
      expanded,
      generated,
      discovered,
      bytes,
      milliseconds: job.milliseconds,
    };
  }

  return {
    async hello(puzzle) {
      return { version: PROTOCOL_VERSION, puzzle, info: (await engineOf(puzzle)).puzzle() };
    },

    async solve(request, onProgress) {
      const job = open(request, await engineOf(request.puzzle));
      while (slice(job) === 'running') {
        onProgress?.(progressOf(job));
        await slices.wait();
        if (!jobs.has(job.id)) throw new RangeError(`job ${job.id} was released`);
      }
      return summaryOf(request, job);
    },

    async cancel(id) {
      jobs.get(id)?.session.cancel();
    },

    async release(id) {
      jobs.get(id)?.session.close();
      jobs.delete(id);
    },

    async firstLayers(id) {
      const session = traceOf(id);
      return {
        forward: session.firstLayers(false),
        backward: session.firstLayers(true),
      };
    },

    async layerCounts(id, side, layer, count) {
      const session = traceOf(id);
      const backward = side === 'backward';
      const sizes = session.layerSizes(backward);
      requireBelow(layer, sizes.length, `${side} layer`);
      const size = sizes[layer];
      const wanted = Math.max(0, Math.min(count ?? size, size));
      return session.layerCounts(backward, layer, wanted);
    },

    async pairLayers(id, a, b) {
      const session = traceOf(id);
      for (const piece of [a, b]) requireBelow(piece, jobOf(id).pieces, 'piece');
      return {
        forward: session.pairLayers(false, a, b),
        backward: session.pairLayers(true, a, b),
      };
    },

    async cellLayers(id, board, piece) {
      requireBoard(board);
      requireBelow(piece, jobOf(id).pieces, 'piece');
      return traceOf(id).cellLayers(board, piece);
    },

    async overlaps(id) {
      return traceOf(id).overlaps();
    },

    async position(id, step) {
      requireBelow(step, 2 ** 53, 'expansion');
      const position = traceOf(id).positionAt(step);
      if (!position) throw new RangeError(`there is no expansion ${step}`);
      return position;
    },

    async inspect(id, step) {
      requireBelow(step, 2 ** 53, 'expansion');
      const session = traceOf(id);
      if (!session.positionAt(step)) throw new RangeError(`there is no expansion ${step}`);
      return session.inspect(step);
    },

    async parseText(puzzle, text) {
      requireText(text, 'text');
      return (await engineOf(puzzle)).parseText(text);
    },

    async printText(puzzle, boards) {
      boards.forEach(requireBoard);
      return (await engineOf(puzzle)).printText(boards);
    },

    async checkPlan(puzzle, board, plan) {
      requireBoard(board);
      requireText(plan, 'plan');
      return (await engineOf(puzzle)).checkPlan(board, plan);
    },

    async generate(puzzle, family, count, seed) {
      requireText(family, 'family');
      requireInteger(count, 'count');
      requireInteger(seed, 'seed');
      if (count < 0 || seed < 0) throw new RangeError('count and seed must not be negative');
      return (await engineOf(puzzle)).generate(family, count, seed);
    },

    close() {
      slices.close();
    },
  };
}
