// What the page says about the moment that it shows: one sentence a playhead, one proof an answer.

import { moveWord } from '../model/plan.js';
import { turnFacts } from '../model/playback.js';
import { PUZZLES } from '../puzzles/index.js';
import { gibibytes } from './lint.js';
import { boardOf, currentAnswer, isSolving, isStale, liftedPiece, planSteps } from './state.js';

/** @typedef {import('../engine/protocol.js').Summary} Summary */
/** @typedef {import('./state.js').State} State */
/** @typedef {(key: string, values?: object) => string} Translate */
/** @typedef {(piece: number, kind: 'start'|'goal') => string} Letter */

/** Proofs of engines without a meeting, each with a paragraph of its own. */
const BOUNDS = new Set(['estimate', 'single-bound', 'pair-bound']);
const DRY = new Set(['single-exhausted', 'pair-exhausted', 'exhausted']);

/**
 * The live sentence under the transport.
 * @param {State} state
 * @param {Translate} t
 * @param {Letter} letter
 * @returns {string}
 */
export function sentence(state, t, letter) {
  if (state.engine !== 'ready' && !state.trace) return t('say_starting');
  const piece = liftedPiece(state);
  if (piece >= 0 && state.distances?.piece === piece) {
    const steps = state.distances.steps[boardOf(state).starts[piece]];
    return t(steps < 0 ? 'say_far' : 'say_distance', { what: letter(piece, 'start'), steps });
  }
  if (isSolving(state) && (isStale(state) || !state.trace || currentAnswer(state))) {
    return solving(state, t);
  }
  if (!state.trace) return t('say_idle');
  if (state.mode === 'plan') return walkSentence(state, t, letter);
  const shown = shownInstead(state);
  const turn = turnSentence(state, t);
  return shown ? `${turn} ${t('say_shown', { algorithm: t(`algorithm_${shown}`) })}` : turn;
}

/** The algorithm whose layers are on the page because the chosen one keeps none, or ''. @param {State} state */
function shownInstead({ algorithms, puzzle, drawings, trace }) {
  const { algorithm } = drawings[puzzle];
  const chosen = algorithms[puzzle]?.find(({ id }) => id === algorithm);
  return chosen?.layered === false ? (trace?.summary.algorithm ?? '') : '';
}

/** @param {State} state @param {Translate} t */
function solving(state, t) {
  return t('say_solving', { states: state.job?.progress?.discovered ?? 0 });
}

/** @param {State} state @param {Translate} t */
function turnSentence(state, t) {
  const { track, summary } = /** @type {import('./state.js').Trace} */ (state.trace);
  const { turn, inner } = state.head;
  const { turns } = track;
  const solved = summary.outcome === 'solved';
  if (solved && summary.steps === 0) return t('say_same');
  if (inner > 0) return stateSentence(state, t);
  if (turns === 0 && !solved) {
    return t(summary.outcome === 'exhausted' ? 'say_needless' : 'say_stopped');
  }
  if (summary.estimates?.length) return estimateSentence(summary, turn, t);
  if (turn === 0) return t('say_begin', { turns, solved });
  const facts = { ...turnFacts(track, turn), turn, turns, solved, apart: turns - turn };
  if (turn < turns) return t('say_turn', facts);
  if (solved) return t('say_met', { ...facts, steps: summary.steps, ...depths(summary) });
  if (summary.outcome === 'exhausted') return t('say_dry', facts);
  return t('say_turn', facts);
}

/** A turn of A*. @param {Summary} summary @param {number} turn @param {Translate} t */
function estimateSentence(summary, turn, t) {
  const { estimates, layers, schedule, outcome, steps } = summary;
  const turns = schedule.length;
  if (turn === 0) return t('say_estimate_begin', { turns, f: estimates[0] });
  const values = { turn, turns, f: estimates[turn - 1], expanded: layers.forward[turn - 1], steps };
  if (turn === turns && outcome === 'solved') return t('say_estimate_met', values);
  if (turn === turns && outcome === 'exhausted') return t('say_estimate_dry', values);
  return t('say_estimate', values);
}

/** @param {State} state @param {Translate} t */
function stateSentence(state, t) {
  const { track } = /** @type {import('./state.js').Trace} */ (state.trace);
  const { turn, inner } = state.head;
  const facts = turnFacts(track, turn + 1);
  const { estimates } = /** @type {import('./state.js').Trace} */ (state.trace).summary;
  if (estimates?.length) {
    const values = { ...facts, turn: turn + 1, turns: track.turns, inner, f: estimates[turn] };
    return t('say_estimate_state', values);
  }
  const known = detailFound(state);
  return t('say_state', { ...facts, turn: turn + 1, turns: track.turns, inner, known });
}

/** New states found so far in the turn that the playhead is in; null while unknown. */
export function detailFound(/** @type {State} */ state) {
  const { head, detail } = state;
  if (!detail?.position || head.inner === 0 || detail.head !== head) return null;
  return detail.position.found;
}

/** @param {Summary} summary */
function depths(summary) {
  const { meeting, steps } = summary;
  if (!meeting) return { forward: steps ?? 0, backward: 0 };
  return { forward: meeting.forwardDepth, backward: meeting.backwardDepth };
}

/** @param {State} state @param {Translate} t @param {Letter} letter */
function walkSentence(state, t, letter) {
  const answer = /** @type {import('./state.js').Answer} */ (state.answer);
  const steps = planSteps(state);
  const time = Math.floor(state.time);
  if (time === 0) return t('say_walk_start', { steps });
  const pieces = answer.board.starts.length;
  const { plan } = answer.summary;
  const { width } = answer.board;
  const moves = [];
  for (let piece = 0; piece < pieces; piece++) {
    const from = plan[(time - 1) * pieces + piece];
    const to = plan[time * pieces + piece];
    if (from === to && PUZZLES[state.puzzle].oneMoves) continue;
    moves.push(t(`move_${moveWord(from, to, width)}`, { what: letter(piece, 'start') }));
  }
  return t('say_walk', { time, steps, moves: moves.join(t('comma')) });
}

/**
 * Title and paragraphs that say why the answer stands; null when there is none to the board.
 * @param {State} state
 * @param {Translate} t
 * @returns {{title: string, paragraphs: string[]}|null}
 */
export function proof(state, t) {
  const summary = currentAnswer(state);
  if (!summary) return null;
  const { outcome } = summary;
  if (outcome === 'solved')
    return { title: t('why_met_title'), paragraphs: solvedProof(summary, t) };
  if (outcome === 'exhausted') {
    return { title: t('why_none_title'), paragraphs: exhaustedProof(summary, t) };
  }
  if (summary.reason) {
    return { title: t('why_memory-limit_title'), paragraphs: [reasonWords(summary, t)] };
  }
  const bytes = `${Math.round(summary.bytes / 2 ** 20).toLocaleString('en-US')} MiB`;
  const values = { states: summary.discovered, bytes };
  return { title: t(`why_${outcome}_title`), paragraphs: [t(`why_${outcome}`, values)] };
}

/** Why the search could not begin, in the engine's own figures. @param {Summary} summary @param {Translate} t */
export function reasonWords({ reason, needed, algorithm }, t) {
  const values = { size: gibibytes(needed), algorithm: t(`algorithm_${algorithm}`) };
  return t(`reason_${reason}`, values);
}

/** @param {Summary} summary @param {Translate} t */
function solvedProof(summary, t) {
  const { steps, meeting, schedule, algorithm } = summary;
  if (steps === 0) return [t('why_same')];
  if (!meeting && BOUNDS.has(summary.proof)) return [t(`why_${summary.proof}`, { steps })];
  if (meeting && schedule === '') {
    const { forwardDepth: forward, backwardDepth: backward } = meeting;
    return [t('why_met-bounded', { steps, forward, backward })];
  }
  if (!meeting) return [t('why_other', { steps, algorithm: t(`algorithm_${algorithm}`) })];
  if (!schedule.includes('b')) return [t('why_plain', { steps })];
  const { forwardDepth, backwardDepth, ties } = meeting;
  const lastForward = schedule.endsWith('f');
  const forward = forwardDepth - (lastForward ? 1 : 0);
  const backward = backwardDepth - (lastForward ? 0 : 1);
  return [
    t('why_ties', { ties, forward: forwardDepth, backward: backwardDepth }),
    t('why_met', { steps, forward, backward }),
  ];
}

/** @param {Summary} summary @param {Translate} t */
function exhaustedProof(summary, t) {
  if (DRY.has(summary.proof)) return [t(`why_${summary.proof}`)];
  const side = /^exhausted-(forward|backward)$/.exec(summary.proof)?.[1];
  if (side !== 'forward' && side !== 'backward') {
    return [t('why_none_engine', { algorithm: t(`algorithm_${summary.algorithm}`) })];
  }
  const sum = (/** @type {number[]} */ sizes) => sizes.reduce((total, size) => total + size, 0);
  if (sum(summary.layers[side]) === 0) return [t('why_needless')];
  const others = sum(summary.layers[side === 'forward' ? 'backward' : 'forward']);
  const paragraphs = [t('why_none', { side, states: sum(summary.layers[side]) })];
  if (others > 1) paragraphs.push(t('why_none_other', { states: others }));
  return paragraphs;
}
