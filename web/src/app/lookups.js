// What tabs ask the engine for when they are opened: pictures of two pieces, answers to many cases.

import { PUZZLES } from '../puzzles/index.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('../engine/client.js').Client['api']} Api */
/** @typedef {import('../engine/protocol.js').FirstLayers} FirstLayers */

/** Jobs of their own, apart from those of the solver, which counts from 1. */
const FIRST_JOB = 2 ** 40;
/** Answers that come together are told together, milliseconds. */
const TELL_EVERY = 60;

/**
 * @param {Store} store
 * @param {Api} api
 */
export function createLookups(store, api) {
  let job = FIRST_JOB;
  let round = 0;

  /**
   * The first layers of two pieces together, of the search that is shown.
   * @param {number} a   rows
   * @param {number} b   columns
   * @returns {Promise<FirstLayers|null>} null when that search is gone
   */
  async function pairLayers(a, b) {
    const { trace } = store.get();
    return trace ? api.pairLayers(trace.summary.job, a, b).catch(() => null) : null;
  }

  /** Answers every case of the file that is open, one after the other, by the quickest engine. */
  async function solveCases() {
    const { cases, puzzle, algorithms } = store.get();
    if (!cases) return;
    const mine = ++round;
    const { quick, algorithm } = PUZZLES[puzzle];
    const known = algorithms[puzzle]?.some(({ id }) => id === quick);
    const answers = [];
    let told = performance.now();
    for (const board of cases.boards) {
      const request = { job: ++job, puzzle, algorithm: known ? quick : algorithm, board };
      const answer = await api.solve(request).then(stepsOf, () => null);
      api.release(request.job).catch(() => {});
      if (mine !== round || store.get().cases?.boards !== cases.boards) return;
      answers.push(answer);
      if (performance.now() - told < TELL_EVERY) continue;
      told = performance.now();
      store.dispatch({ type: 'cases/answers', boards: cases.boards, answers: [...answers] });
    }
    store.dispatch({ type: 'cases/answers', boards: cases.boards, answers });
  }

  return { pairLayers, solveCases };
}

/** Steps, -1 for none, null at a limit. @param {import('../engine/protocol.js').Summary} summary */
const stepsOf = ({ steps }) => steps;
