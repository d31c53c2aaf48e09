// The part of the reducer that takes what the engine reports: start, progress, answer, trace, loss.

import { clampHead, makeTrack } from '../model/playback.js';
import { boardOf, drawingOf } from './state.js';

/** @typedef {import('./state.js').State} State */

/** @type {import('./actions.js').Reducers<import('./actions.js').SearchAction>} */
export const searchReducers = {
  'engine/ready': (state, { hello }) => ({ ...withAlgorithms(state, hello), engine: 'ready' }),
  /** The engine of another puzzle is there. */
  'engine/knows': (state, { hello }) => withAlgorithms(state, hello),
  /** The worker died and is being replaced. The drawing is untouched. */
  'engine/lost': (state, { notice }) => ({
    ...state,
    engine: 'starting',
    restarts: state.restarts + 1,
    job: null,
    detail: null,
    notice,
  }),
  'engine/failed': (state, { notice }) => ({ ...state, engine: 'failed', job: null, notice }),

  'job/start': (state, { id, now }) => ({ ...state, job: { id, progress: null, since: now } }),
  'job/progress': (state, { progress }) => {
    const { job } = state;
    return job && job.id === progress.job ? { ...state, job: { ...job, progress } } : state;
  },
  /** Nothing can be solved: the board lacks something. */
  'job/none': (state) => ({
    ...state,
    job: null,
    answer: null,
    trace: null,
    head: { turn: 0, inner: 0 },
    playing: false,
  }),
  /** The answer alone, from an engine that keeps no layers. */
  'job/answer': (state, { board, summary }) =>
    board === boardOf(state) ? { ...state, answer: { board, summary }, time: 0 } : state,
  /** A search with its layers, ready to scrub. */
  'job/trace': (state, { board, summary, first, overlaps, asAnswer }) => {
    if (board !== boardOf(state)) return state;
    const track = makeTrack(summary);
    const kept = state.answer?.board === board ? state.answer : null;
    const answer = asAnswer || !kept ? { board, summary } : kept;
    return {
      ...state,
      answer,
      trace: { board, summary, track, first, overlaps },
      plain: { forward: null, backward: null },
      detail: null,
      head: nextHead(state, track),
      time: 0,
      mode: 'search',
      follow: pieceToFollow(state, board, overlaps),
    };
  },
  'job/end': (state, { id }) => (state.job?.id === id ? { ...state, job: null } : state),
  'plain/set': (state, { board, side, layers }) =>
    state.trace?.board === board ? { ...state, plain: { ...state.plain, [side]: layers } } : state,
  'detail/set': (state, { detail }) => ({ ...state, detail }),
};

/**
 * With the algorithms of a puzzle. A drawing whose algorithm is not among them gets the default: what was
 * kept may come from another version.
 * @param {State} state
 * @param {import('../engine/protocol.js').Hello} hello
 * @returns {State}
 */
function withAlgorithms(state, { puzzle, info }) {
  const algorithms = { ...state.algorithms, [puzzle]: info.algorithms };
  const drawing = state.drawings[puzzle];
  if (!drawing || info.algorithms.some(({ id }) => id === drawing.algorithm)) {
    return { ...state, algorithms };
  }
  const known = { ...drawing, algorithm: info.defaultAlgorithm };
  return { ...state, algorithms, drawings: { ...state.drawings, [puzzle]: known } };
}

/**
 * The piece whose colours tell most on an example that was just opened: the one that both sides reach
 * last. Else the one that was followed.
 * @param {State} state
 * @param {import('../engine/protocol.js').Board} board
 * @param {Int32Array|null} overlaps
 */
function pieceToFollow(state, board, overlaps) {
  const fresh = drawingOf(state).example !== null && state.trace?.board !== board;
  if (!fresh || !overlaps) return Math.min(state.follow, board.starts.length - 1);
  const turns = board.starts.map((_, piece) => overlaps[1 << piece] ?? -1);
  return Math.max(0, turns.indexOf(Math.max(...turns)));
}

/**
 * Where the playhead stands on a new search: at the end, or where it stood if the drawing is the
 * same and only the algorithm is another.
 * @param {State} state
 * @param {import('../model/playback.js').Track} track
 */
function nextHead(state, track) {
  if (state.trace?.board === boardOf(state) && state.trace.track.turns === track.turns) {
    return clampHead(track, { turn: state.head.turn, inner: 0 });
  }
  return { turn: track.turns, inner: 0 };
}
