// From the state to what the canvases are given.

import { detailFound } from '../app/sentences.js';
import { boardOf, isStale, planSteps } from '../app/state.js';
import { mergeCounts, mergeFirst } from '../model/interchangeable.js';
import { positionsAt } from '../model/plan.js';
import { depthAt } from '../model/playback.js';
import { PUZZLES } from '../puzzles/index.js';
import { STILL } from './media.js';

/** @typedef {import('../app/state.js').State} State */
/** @typedef {import('../render/types.js').Reach} Reach */

/**
 * What a piece's colours are drawn from. In the middle of a turn the engine is asked for what is found
 * so far; until it answers, what it said of the same turn before stands. Interchangeable pieces share their colours.
 * @param {State} state
 * @param {number} piece
 * @returns {Reach|null}
 */
export function reachOf(state, piece) {
  const { trace, head, detail } = state;
  if (!trace || piece >= trace.board.starts.length) return null;
  if (trace.summary.layers.forward.length === 0) return null;
  if (!sameShape(trace.board, boardOf(state))) return null;
  const near = detail?.trace === trace && detail.head.turn === head.turn ? detail : null;
  const next = head.inner > 0 ? (near?.next ?? null) : null;
  const side = trace.track.schedule[head.turn];
  const { interchangeable } = PUZZLES[state.puzzle];
  const cells = trace.board.walls.length;
  const counts = (/** @type {Uint32Array|null|undefined} */ table) =>
    interchangeable ? mergeCounts(table ?? null, cells) : (table ?? null);
  return {
    piece: interchangeable ? 0 : piece,
    first: interchangeable ? mergeFirst(trace.first, cells) : trace.first,
    forwardDepth: depthAt(trace.track, 'forward', head.turn),
    backwardDepth: depthAt(trace.track, 'backward', head.turn),
    forwardCounts: counts(near?.forwardCounts),
    backwardCounts: counts(near?.backwardCounts),
    forwardNext: side === 'f' ? counts(next) : null,
    backwardNext: side === 'b' ? counts(next) : null,
  };
}

/** The pieces that a view of the explorer is about: one, or all that are interchangeable. @param {State} state */
export function viewsOf(state) {
  const pieces = boardOf(state).starts.map((_, piece) => piece);
  return PUZZLES[state.puzzle].interchangeable ? [pieces] : pieces.map((piece) => [piece]);
}

/** Where the pieces of the followed view stand in the meeting; null elsewhere. @param {State} state @param {number} view */
export function starsOf(state, view) {
  const meeting = isAtMeeting(state) ? state.trace?.summary.meeting : null;
  const pieces = viewsOf(state)[view] ?? [];
  return meeting ? pieces.map((piece) => meeting.cells[piece]) : null;
}

/** What every picture of a board takes from its puzzle. @param {State} state */
export function pieceStyle(state) {
  const { drawPiece, drawFloor, interchangeable } = PUZZLES[state.puzzle];
  return { drawPiece, drawFloor, interchangeable };
}

/** @param {import('../engine/protocol.js').Board} a @param {import('../engine/protocol.js').Board} b */
function sameShape(a, b) {
  return a.width === b.width && a.height === b.height && a.starts.length === b.starts.length;
}

/** Whether the playhead is on the meeting of a solved search. @param {State} state */
export function isAtMeeting(state) {
  const { trace, head } = state;
  return trace?.summary.outcome === 'solved' && head.turn === trace.track.turns && !isStale(state);
}

/** The plan up to the time that is shown; null outside of the plan's walk. @param {State} state */
export function walkOf(state) {
  const { answer } = state;
  if (state.mode !== 'plan' || !answer || answer.board !== boardOf(state)) return null;
  const { plan } = answer.summary;
  const pieces = answer.board.starts.length;
  const steps = planSteps(state);
  const time = Math.min(steps, Math.floor(state.time));
  const from = PUZZLES[state.puzzle].trail?.(plan, time);
  const share = state.time - time;
  const moves = share > 0 && time < steps && !STILL.matches;
  return {
    path: { plan, pieces, time, from },
    positions: positionsAt(plan, pieces, time),
    towards: moves ? { positions: positionsAt(plan, pieces, time + 1), share } : null,
  };
}

/**
 * The turn of the playhead with the part of the next turn that is done.
 * @param {State} state
 */
export function partialOf(state) {
  const { trace, head } = state;
  if (!trace || head.inner === 0) return null;
  const side = trace.track.schedule[head.turn] === 'f' ? 'forward' : 'backward';
  return { side: /** @type {'forward'|'backward'} */ (side), found: detailFound(state) ?? 0 };
}
