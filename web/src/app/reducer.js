// The reducer: (state, action) -> state, pure. One function an action; the same state when nothing changed.

import { clampHead, stepBack, stepForward } from '../model/playback.js';
import { drawingReducers } from './reduce_drawing.js';
import { searchReducers } from './reduce_search.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./actions.js').Action} Action */

/** The slowest and the fastest playback, in steps a second. */
export const SPEEDS = { least: 0.5, most: 512 };

/** @type {import('./actions.js').Reducers<import('./actions.js').PlaybackAction>} */
const playbackReducers = {
  /** Moves the playhead to a turn or an exact place; a manual move pauses. */
  'head/move': (state, { turn, inner = 0 }) => {
    if (!state.trace) return state;
    const head = clampHead(state.trace.track, { turn, inner });
    return { ...state, mode: 'search', playing: false, head };
  },
  'head/step': (state, { direction, grain }) => step(pause(state), direction, grain),
  /** Like head/step, from the clock: does not pause until the end is reached. */
  'head/tick': (state, { count }) => {
    if (state.mode === 'plan' || !state.trace) return state;
    let next = state;
    for (let i = 0; i < count && !isAtEnd(next); i++) next = step(next, 1, state.grain);
    return isAtEnd(next) ? pause(next) : next;
  },
  'time/move': (state, { time }) => {
    const most = stepsOf(state);
    return { ...pause(state), mode: 'plan', time: Math.max(0, Math.min(most, Number(time) || 0)) };
  },
  'time/tick': (state, { time }) => {
    const most = stepsOf(state);
    return { ...state, time: Math.min(most, time), playing: time < most };
  },
  'play/start': (state) => {
    if (!canPlay(state)) return state;
    return { ...(isAtEnd(state) ? toFirst(state) : state), playing: true };
  },
  'play/pause': (state) => pause(state),
  'play/first': (state) => toFirst(pause(state)),
  'play/last': (state) => toLast(pause(state)),
  'mode/set': (state, { mode }) => {
    if (mode === state.mode || (mode === 'plan' && stepsOf(state) === 0)) return state;
    return { ...pause(state), mode, time: mode === 'plan' ? 0 : state.time };
  },
  'speed/set': (state, { speed }) => {
    const clamped = Math.max(SPEEDS.least, Math.min(SPEEDS.most, speed));
    return Number.isFinite(clamped) ? { ...state, speed: clamped } : state;
  },
};

/** @type {import('./actions.js').Reducers<import('./actions.js').SettingAction>} */
const settingReducers = {
  'setting/set': (state, { name, value }) => ({ ...state, [name]: value }),
  'system/dark': (state, { dark }) => ({ ...state, systemDark: dark }),
  'system/print': (state, { printing }) => ({ ...state, printing }),
  'follow/set': (state, { piece }) => ({ ...state, follow: piece }),
  'tab/set': (state, { tab }) => ({ ...state, tab }),
  'notice/set': (state, { notice }) => ({ ...state, notice }),
  'dialog/set': (state, { dialog }) => ({ ...state, dialog, textError: null }),
  'text/error': (state, { error }) => ({ ...state, textError: error }),
  'room/set': (state, { roomUnder }) =>
    roomUnder === state.roomUnder ? state : { ...state, roomUnder },
  'welcome/close': (state) => ({ ...state, welcome: false }),
};

const REDUCERS = {
  ...drawingReducers,
  ...searchReducers,
  ...playbackReducers,
  ...settingReducers,
};

/**
 * @param {State} state
 * @param {Action} action
 * @returns {State}
 */
export function reduce(state, action) {
  const reducer = /** @type {(state: State, action: Action) => State} */ (REDUCERS[action.type]);
  return reducer(state, action);
}

/** @param {State} state */
const pause = (state) => (state.playing ? { ...state, playing: false } : state);

/** @param {State} state */
const stepsOf = (state) => Math.max(0, state.answer?.summary.steps ?? 0);

/** @param {State} state */
const canPlay = (state) => (state.mode === 'plan' ? stepsOf(state) > 0 : state.trace !== null);

/** Whether there is nothing left to play. @param {State} state */
export function isAtEnd(state) {
  if (state.mode === 'plan') return state.time >= stepsOf(state);
  return !state.trace || state.head.turn >= state.trace.track.turns;
}

/** @param {State} state @returns {State} */
const toFirst = (state) =>
  state.mode === 'plan' ? { ...state, time: 0 } : { ...state, head: { turn: 0, inner: 0 } };

/** @param {State} state @returns {State} */
function toLast(state) {
  if (state.mode === 'plan') return { ...state, time: stepsOf(state) };
  return { ...state, head: { turn: state.trace?.track.turns ?? 0, inner: 0 } };
}

/**
 * @param {State} state
 * @param {1|-1} direction
 * @param {import('../model/playback.js').Grain} [grain]
 * @returns {State}
 */
function step(state, direction, grain = state.grain) {
  if (state.mode === 'plan') {
    const time = direction > 0 ? Math.floor(state.time) + 1 : Math.ceil(state.time) - 1;
    return { ...state, time: Math.max(0, Math.min(stepsOf(state), time)) };
  }
  if (!state.trace) return state;
  const move = direction > 0 ? stepForward : stepBack;
  return { ...state, head: move(state.trace.track, state.head, grain) };
}
