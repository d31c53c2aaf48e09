// From the state to what the canvases are given.

import { detailFound } from '../app/sentences.js';
import { boardOf, isStale, planSteps } from '../app/state.js';
import { positionsAt } from '../model/plan.js';
import { depthAt } from '../model/playback.js';

/** @typedef {import('../app/state.js').State} State */
/** @typedef {import('../render/types.js').Reach} Reach */

/**
 * What a piece's colours are drawn from. In the middle of a turn the engine is asked for what is found
 * so far; until it answers, what it said of the same turn before stands.
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
  return {
    piece,
    first: trace.first,
    forwardDepth: depthAt(trace.track, 'forward', head.turn),
    backwardDepth: depthAt(trace.track, 'backward', head.turn),
    forwardCounts: near?.forwardCounts ?? null,
    backwardCounts: near?.backwardCounts ?? null,
    forwardNext: side === 'f' ? next : null,
    backwardNext: side === 'b' ? next : null,
  };
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
  const time = Math.min(planSteps(state), Math.floor(state.time));
  return { path: { plan, pieces, time }, positions: positionsAt(plan, pieces, time) };
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
