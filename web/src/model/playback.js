// The playhead over a finished search: which layers each side has after a turn, and how to step.

/** @typedef {import('../engine/protocol.js').Summary} Summary */
/** @typedef {import('../engine/protocol.js').Side} Side */
/** @typedef {'state'|'turn'|'run'|'meeting'} Grain */

/**
 * Where the playhead stands: `turn` turns are complete, and `inner` states of the next one are
 * expanded (0 <= inner < the states of that turn).
 * @typedef {{turn: number, inner: number}} Playhead
 */

/**
 * What one turn did.
 * @typedef {object} Turn
 * @property {Side} side
 * @property {number} layer     the layer of that side which was expanded
 * @property {number} expanded  its states
 * @property {number} found     the states of the next layer; 0 when it is empty
 */

/**
 * A search made ready for playback.
 * @typedef {object} Track
 * @property {string} schedule
 * @property {number} turns             T, the last place of the playhead
 * @property {Uint32Array} forward      entry t: layers that forward completed in t turns
 * @property {Uint32Array} backward     the same for backward
 * @property {Float64Array} expanded    entry t: states expanded in the first t turns
 * @property {{forward: number[], backward: number[]}} layers
 */

/**
 * @param {Pick<Summary, 'schedule'|'layers'>} summary
 * @returns {Track} cost: one pass over the schedule
 */
export function makeTrack(summary) {
  const { schedule, layers } = summary;
  const turns = schedule.length;
  const forward = new Uint32Array(turns + 1);
  const backward = new Uint32Array(turns + 1);
  const expanded = new Float64Array(turns + 1);
  for (let t = 0; t < turns; t++) {
    const isForward = schedule[t] === 'f';
    forward[t + 1] = forward[t] + (isForward ? 1 : 0);
    backward[t + 1] = backward[t] + (isForward ? 0 : 1);
    const size = isForward ? layers.forward[forward[t]] : layers.backward[backward[t]];
    expanded[t + 1] = expanded[t] + (size ?? 0);
  }
  return { schedule, turns, forward, backward, expanded, layers };
}

/**
 * The deepest layer that a side has after `turn` turns. An empty last layer does not count.
 * @param {Track} track
 * @param {Side} side
 * @param {number} turn
 */
export function depthAt(track, side, turn) {
  return Math.min(track[side][turn], Math.max(0, track.layers[side].length - 1));
}

/**
 * What the turn with number `turn` (1..T) did.
 * @param {Track} track
 * @param {number} turn
 * @returns {Turn}
 */
export function turnFacts(track, turn) {
  const side = track.schedule[turn - 1] === 'f' ? 'forward' : 'backward';
  const layer = track[side][turn - 1];
  const sizes = track.layers[side];
  return { side, layer, expanded: sizes[layer] ?? 0, found: sizes[layer + 1] ?? 0 };
}

/** The first place of the run that a turn (1..T) belongs to. @param {Track} track @param {number} turn */
function runStart(track, turn) {
  let t = turn;
  while (t > 1 && track.schedule[t - 2] === track.schedule[turn - 1]) t--;
  return t - 1;
}

/** The last place of the run that a turn (1..T) belongs to. @param {Track} track @param {number} turn */
function runEnd(track, turn) {
  let t = turn;
  while (t < track.turns && track.schedule[t] === track.schedule[turn - 1]) t++;
  return t;
}

/** States that the next turn expands. @param {Track} track @param {number} turn */
export function statesOfNext(track, turn) {
  return turn < track.turns ? turnFacts(track, turn + 1).expanded : 0;
}

/**
 * One step forward of the given grain.
 * @param {Track} track
 * @param {Playhead} head
 * @param {Grain} grain
 * @returns {Playhead}
 */
export function stepForward(track, head, grain) {
  if (head.turn >= track.turns) return { turn: track.turns, inner: 0 };
  if (grain === 'meeting') return { turn: track.turns, inner: 0 };
  if (grain === 'run') return { turn: runEnd(track, head.turn + 1), inner: 0 };
  if (grain === 'turn' || head.inner + 1 >= statesOfNext(track, head.turn)) {
    return { turn: head.turn + 1, inner: 0 };
  }
  return { turn: head.turn, inner: head.inner + 1 };
}

/**
 * One step back of the given grain.
 * @param {Track} track
 * @param {Playhead} head
 * @param {Grain} grain
 * @returns {Playhead}
 */
export function stepBack(track, head, grain) {
  if (grain === 'meeting') return { turn: 0, inner: 0 };
  if (head.inner > 0) {
    if (grain === 'state') return { turn: head.turn, inner: head.inner - 1 };
    if (grain === 'turn') return { turn: head.turn, inner: 0 };
    return { turn: runStart(track, head.turn + 1), inner: 0 };
  }
  if (head.turn === 0) return { turn: 0, inner: 0 };
  if (grain === 'run') return { turn: runStart(track, head.turn), inner: 0 };
  if (grain === 'turn') return { turn: head.turn - 1, inner: 0 };
  return { turn: head.turn - 1, inner: Math.max(0, turnFacts(track, head.turn).expanded - 1) };
}

/**
 * The playhead after `count` expansions in all.
 * @param {Track} track
 * @param {number} count   0 .. the states expanded in all turns
 * @returns {Playhead}
 */
export function headAtExpansion(track, count) {
  let low = 0;
  let high = track.turns;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (track.expanded[middle] <= count) low = middle;
    else high = middle - 1;
  }
  const inner = Math.max(0, count - track.expanded[low]);
  return clampHead(track, { turn: low, inner });
}

/** Expansions done at a playhead. @param {Track} track @param {Playhead} head */
export function expansionsAt(track, head) {
  return track.expanded[head.turn] + head.inner;
}

/**
 * The nearest place that exists.
 * @param {Track} track
 * @param {Playhead} head
 * @returns {Playhead}
 */
export function clampHead(track, head) {
  const turn = Math.max(0, Math.min(track.turns, Math.round(head.turn) || 0));
  const most = Math.max(0, statesOfNext(track, turn) - 1);
  return { turn, inner: Math.max(0, Math.min(most, Math.round(head.inner) || 0)) };
}

/**
 * How many layers lie between the fronts of a solved search: the turns that are still to come.
 * @param {Track} track
 * @param {Playhead} head
 */
export function layersApart(track, head) {
  return track.turns - head.turn;
}
