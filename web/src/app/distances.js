// How far every place of a lifted piece is from the answer: one search of the whole space from the goal
// after an edit, and a piece in the hand asks its table.

import { sameCells } from '../model/board.js';
import { PUZZLES } from '../puzzles/index.js';
import { boardOf, liftedPiece } from './state.js';

/** @typedef {import('../engine/client.js').Client['api']} Api */
/** @typedef {import('../engine/protocol.js').Board} Board */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('./store.js').Store} Store */

/** Jobs of their own, apart from the solver's and those of look-ups. */
const FIRST_JOB = 2 ** 41;
/** A table is an aside: it may take this much memory and this many states. */
const LIMITS = { maxBytes: 384 * 2 ** 20, maxStates: 12_000_000 };

/**
 * Starts to watch the store.
 * @param {Store} store
 * @param {Api} api
 */
export function createDistances(store, api) {
  let jobs = FIRST_JOB;
  /** The search that runs or whose table is there. @type {{board: Board, job: number, done: boolean}|null} */
  let table = null;

  store.subscribe((state, before) => {
    if (state.restarts !== before.restarts) table = null;
    if (table && !sameSpace(table.board, boardOf(state))) drop();
    const settled = state.trace?.board === boardOf(state) && !state.stroke;
    if (settled && !table && state.trace !== before.trace) start(state);
    const piece = liftedPiece(state);
    if (piece !== liftedPiece(before)) look(piece);
  });

  function drop() {
    if (!table) return;
    api.cancel(table.job).catch(() => {});
    if (table.done) api.release(table.job).catch(() => {});
    table = null;
  }

  /** @param {State} state */
  async function start({ puzzle, algorithms }) {
    const algorithm = PUZZLES[puzzle].distances;
    if (!algorithms[puzzle]?.some(({ id }) => id === algorithm)) return;
    const board = boardOf(store.get());
    const mine = { board, job: ++jobs, done: false };
    table = mine;
    const ends = { ...board, starts: board.goals, goals: board.starts };
    const request = { job: mine.job, puzzle, algorithm, board: ends, flood: true, ...LIMITS };
    const summary = await api.solve(request).catch(() => null);
    mine.done = summary?.outcome === 'exhausted';
    if (mine.done && table === mine) return look(liftedPiece(store.get()));
    if (summary) api.release(mine.job).catch(() => {});
  }

  /** @param {number} piece   -1: none is lifted */
  async function look(piece) {
    const mine = table;
    const board = boardOf(store.get());
    const asked = piece >= 0 && mine?.done;
    const steps = asked
      ? await api.cellLayers(mine.job, board.starts, piece).catch(() => null)
      : null;
    if (table !== mine || piece !== liftedPiece(store.get())) return;
    store.dispatch({ type: 'distances/set', distances: steps && { piece, steps } });
  }
}

/** Whether one table serves both: where the pieces start makes no difference. @param {Board} a @param {Board} b */
function sameSpace(a, b) {
  return (
    a === b || (a.width === b.width && sameCells(a.goals, b.goals) && sameCells(a.walls, b.walls))
  );
}
