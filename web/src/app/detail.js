// Pulls from the engine what the playhead shows beyond the summary: the inside of a turn, the shares of
// a layer, the moves of one expansion. One request at a time; the newest place wins.

import { depthAt, expansionsAt } from '../model/playback.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Trace} Trace */
/** @typedef {import('./state.js').Detail} Detail */
/** @typedef {import('../engine/protocol.js').Side} Side */
/** @typedef {import('../engine/client.js').Client['api']} Api */

/** The tab that looks into one expansion. */
export const INSPECT_TAB = 'inspect';

/**
 * Starts to watch the store.
 * @param {Store} store
 * @param {Api} api
 */
export function createDetail(store, api) {
  let busy = false;
  let again = false;

  store.subscribe((state, before) => {
    const names = /** @type {const} */ (['trace', 'head', 'shade', 'tab', 'engine']);
    if (names.every((name) => state[name] === before[name])) return;
    if (!isWanted(state)) {
      if (state.detail) store.dispatch({ type: 'detail/set', detail: null });
      return;
    }
    if (busy) again = true;
    else pull();
  });

  async function pull() {
    busy = true;
    do {
      again = false;
      const state = store.get();
      if (!isWanted(state)) break;
      const detail = await ask(api, state).catch(() => null);
      if (detail && store.get().trace === state.trace)
        store.dispatch({ type: 'detail/set', detail });
    } while (again);
    busy = false;
  }
}

/** @param {State} state */
function isWanted({ trace, head, shade, tab, engine }) {
  if (engine !== 'ready' || !trace || trace.track.turns === 0) return false;
  return head.inner > 0 || shade === 'share' || tab === INSPECT_TAB;
}

/** @param {Api} api @param {State} state @returns {Promise<Detail>} */
async function ask(api, state) {
  const trace = /** @type {Trace} */ (state.trace);
  const { track, summary } = trace;
  const { job } = summary;
  const { head } = state;
  const step = expansionsAt(track, head);
  const inspects = state.tab === INSPECT_TAB && step > 0;
  const [position, inspection] = await Promise.all([
    step > 0 ? api.position(job, step - 1) : null,
    inspects ? api.inspect(job, step - 1) : undefined,
  ]);
  const shares = state.shade === 'share';
  const count = async (/** @type {Side} */ side) =>
    shares ? api.layerCounts(job, side, depthAt(track, side, head.turn)) : null;
  const [forwardCounts, backwardCounts] = await Promise.all([count('forward'), count('backward')]);
  return {
    trace,
    head,
    step,
    position,
    inspection,
    forwardCounts,
    backwardCounts,
    next: await found(api, job, head.inner > 0 ? position : null),
  };
}

/**
 * Where the states are that the turn has found so far.
 * @param {Api} api
 * @param {number} job
 * @param {import('../engine/protocol.js').Position|null} position
 */
async function found(api, job, position) {
  if (!position || position.found === 0) return null;
  return api.layerCounts(job, position.side, position.layer + 1, position.found);
}
