// Keeps the answer in step with the drawing: every change of board or algorithm is solved again.

import { EngineLost } from '../engine/client.js';
import { NO_CELL } from '../engine/protocol.js';
import { PUZZLES } from '../puzzles/index.js';
import { hasError } from './lint.js';
import { boardOf, drawingOf, isAnswer } from './state.js';

/** @typedef {import('../engine/client.js').Client['api']} Api */
/** @typedef {import('../engine/protocol.js').Board} Board */
/** @typedef {import('../engine/protocol.js').Summary} Summary */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('./store.js').Store} Store */

/** Progress is shown this seldom at most, milliseconds. */
const PROGRESS_REST = 150;
/** What draws the outline of the timeline. */
const OUTLINE = 'breadth-first';
/** How often the engine may die of one drawing before it is left alone. */
const MOST_DEATHS = 2;
/** The outline may take this much memory and this many states, so that it stays an aside. */
const OUTLINE_LIMITS = { maxBytes: 512 * 2 ** 20, maxStates: 12_000_000 };

/**
 * @typedef {object} Solver
 * @property {() => void} cancel   ends the search that runs; its result is a plain one
 * @property {() => void} again    solves the same board anew
 * @property {(puzzle: string) => Promise<void>} loadEngine   loads the engine of a puzzle, whose algorithms
 *   are known then
 */

/**
 * Starts to watch the store.
 * @param {Store} store
 * @param {Api} api
 * @param {(task: () => void) => void} schedule   runs a task at the next frame
 * @returns {Solver}
 */
export function createSolver(store, api, schedule) {
  let jobs = 0;
  let queued = false;
  /** The job whose session is open for look-ups, 0 for none. */
  let open = 0;
  /** @type {Run|null} */
  let run = null;

  /** @typedef {{ids: Set<number>, dead: boolean}} Run  one round of solving and its live jobs */

  /** The state whose question the engine died of last, and how often. */
  let deadly = { state: /** @type {State|null} */ (null), times: 0 };

  store.subscribe((state, before) => {
    const reborn = state.restarts !== before.restarts;
    if (reborn) {
      run = null;
      open = 0;
    }
    if (sameQuestion(state, before) && state.engine === before.engine) return;
    if (state.engine === 'ready') queue();
  });

  function queue() {
    abandon();
    if (queued) return;
    queued = true;
    schedule(() => {
      queued = false;
      if (store.get().engine === 'ready') solve();
    });
  }

  /** Ends the round that runs: its jobs are cancelled and its results dropped. */
  function abandon() {
    if (!run) return;
    run.dead = true;
    for (const id of run.ids) quiet(api.cancel(id));
    run = null;
  }

  async function solve() {
    const state = store.get();
    const { board } = drawingOf(state);
    if (hasError(state.puzzle, board)) return store.dispatch({ type: 'job/none' });
    /** @type {Run} */
    const mine = { ids: new Set(), dead: false };
    const isDeadly = deadly.state !== null && sameQuestion(deadly.state, state);
    if (isDeadly && deadly.times >= MOST_DEATHS) return giveUp();
    run = mine;
    try {
      await loadEngine(state.puzzle);
      await answerQuickly(mine, board);
      await trace(mine, board);
      await outline(mine, board);
      deadly = { state: null, times: 0 };
    } catch (error) {
      if (mine.dead) return;
      if (!(error instanceof EngineLost)) return report(error);
      deadly = { state, times: isDeadly ? deadly.times + 1 : 1 };
    } finally {
      if (run === mine) run = null;
    }
  }

  /** @param {string} puzzle */
  async function loadEngine(puzzle) {
    if (store.get().algorithms[puzzle]) return;
    store.dispatch({ type: 'engine/knows', hello: await api.hello(puzzle) });
  }

  /** @param {Run} mine @param {Board} board */
  async function answerQuickly(mine, board) {
    if (mine.dead) return;
    const { puzzle, algorithms } = store.get();
    const { quick } = PUZZLES[puzzle];
    if (!algorithms[puzzle]?.some(({ id }) => id === quick)) return;
    const summary = await solveOnce(mine, { puzzle, algorithm: quick, board }, true);
    if (!mine.dead && isAnswer(summary)) store.dispatch({ type: 'job/answer', board, summary });
    quiet(api.release(summary.job));
    endIfCancelled(mine, board, summary);
  }

  /** A search that was cancelled ends its round. @param {Run} mine @param {Board} board @param {Summary} summary */
  function endIfCancelled(mine, board, summary) {
    if (mine.dead || summary.outcome !== 'cancelled') return;
    mine.dead = true;
    store.dispatch({ type: 'job/answer', board, summary });
  }

  /** The main search: its layers are kept and looked at. @param {Run} mine @param {Board} board */
  async function trace(mine, board) {
    if (mine.dead) return;
    const { puzzle, algorithms } = store.get();
    const { algorithm } = drawingOf(store.get());
    const info = algorithms[puzzle]?.find(({ id }) => id === algorithm);
    if (info && !info.layered) {
      const summary = await solveOnce(mine, { puzzle, algorithm, board }, true);
      if (!mine.dead) store.dispatch({ type: 'job/answer', board, summary });
      quiet(api.release(summary.job));
      endIfCancelled(mine, board, summary);
    }
    const traced = info?.layered === false ? PUZZLES[puzzle].algorithm : algorithm;
    await keepTrace(mine, board, puzzle, traced, traced === algorithm);
  }

  /**
   * @param {Run} mine
   * @param {Board} board
   * @param {string} puzzle
   * @param {string} algorithm
   * @param {boolean} asAnswer
   */
  async function keepTrace(mine, board, puzzle, algorithm, asAnswer) {
    if (mine.dead) return;
    const summary = await solveOnce(mine, { puzzle, algorithm, board }, true);
    const { job } = summary;
    // The projections of millions of states take a while; that the search has stopped is told before.
    if (!mine.dead && asAnswer && !isAnswer(summary)) {
      store.dispatch({ type: 'job/answer', board, summary });
    }
    if (mine.dead) return quiet(api.release(job));
    const [first, overlaps] = await Promise.all([api.firstLayers(job), api.overlaps(job)]);
    if (mine.dead) return quiet(api.release(job));
    const previous = open;
    open = job;
    store.dispatch({ type: 'job/trace', board, summary, first, overlaps, asAnswer });
    if (previous) quiet(api.release(previous));
  }

  /** Plain search from each end, for the outline. @param {Run} mine @param {Board} board */
  async function outline(mine, board) {
    const { puzzle, algorithms, trace: kept } = store.get();
    if (mine.dead || kept?.board !== board || kept.summary.outcome === 'cancelled') return;
    if (!algorithms[puzzle]?.some(({ id }) => id === OUTLINE)) return;
    const ends = board.goals.includes(NO_CELL) ? [] : [swapEnds(board)];
    for (const [index, from] of [board, ...ends].entries()) {
      const request = { puzzle, algorithm: OUTLINE, board: from, ...OUTLINE_LIMITS };
      const summary = await solveOnce(mine, request);
      quiet(api.release(summary.job));
      if (mine.dead) return;
      const side = index === 0 ? 'forward' : 'backward';
      const layers = summary.steps === null ? null : summary.layers.forward;
      store.dispatch({ type: 'plain/set', board, side, layers });
    }
  }

  /**
   * @param {Run} mine
   * @param {{puzzle: string, algorithm: string, board: Board}} request
   * @param {boolean} [shown]   whether its progress is on the page
   * @returns {Promise<Summary>}
   */
  async function solveOnce(mine, request, shown = false) {
    const job = ++jobs;
    mine.ids.add(job);
    if (shown) store.dispatch({ type: 'job/start', id: job, now: performance.now() });
    let told = 0;
    const onProgress = (/** @type {any} */ progress) => {
      const now = performance.now();
      if (mine.dead || now - told < PROGRESS_REST) return;
      told = now;
      store.dispatch({ type: 'job/progress', progress });
    };
    try {
      return await api.solve({ job, ...request }, shown ? onProgress : undefined);
    } finally {
      mine.ids.delete(job);
      if (shown) store.dispatch({ type: 'job/end', id: job });
    }
  }

  function giveUp() {
    /** @type {import('./state.js').Notice} */
    const notice = { key: 'notice_engine_deadly', level: 'error' };
    store.dispatch({ type: 'job/none' });
    store.dispatch({ type: 'notice/set', notice });
  }

  /** @param {unknown} error */
  function report(error) {
    const reason = error instanceof Error ? error.message : String(error);
    /** @type {import('./state.js').Notice} */
    const notice = { key: 'notice_engine_error', values: { reason }, level: 'error' };
    store.dispatch({ type: 'notice/set', notice });
  }

  return {
    cancel() {
      const { job } = store.get();
      if (job) quiet(api.cancel(job.id));
    },
    again() {
      deadly = { state: null, times: 0 };
      queue();
    },
    loadEngine,
  };
}

/**
 * Whether two states ask for the same search.
 * @param {import('./state.js').State} a
 * @param {import('./state.js').State} b
 */
function sameQuestion(a, b) {
  return boardOf(a) === boardOf(b) && drawingOf(a).algorithm === drawingOf(b).algorithm;
}

/** The same board searched from the other end. @param {Board} board @returns {Board} */
const swapEnds = (board) => ({ ...board, starts: board.goals, goals: board.starts });

/** For calls whose answer nobody needs. @param {Promise<unknown>} promise */
function quiet(promise) {
  promise.catch(() => {});
}
