// The clock of playback: turns time into steps of the playhead or of the plan's walk.

/** @typedef {import('./store.js').Store} Store */

/**
 * @param {Store} store
 * @param {(task: (now: number) => void) => void} nextFrame   requestAnimationFrame, or a test's
 */
export function createPlayer(store, nextFrame) {
  let last = 0;
  let owed = 0;
  let running = false;

  store.subscribe((state) => {
    if (!state.playing || running) return;
    running = true;
    last = 0;
    owed = 0;
    nextFrame(tick);
  });

  /** @param {number} now */
  function tick(now) {
    const state = store.get();
    if (!state.playing) {
      running = false;
      return;
    }
    const seconds = last === 0 ? 0 : Math.min(0.25, (now - last) / 1000);
    last = now;
    advance(state, seconds * state.speed);
    nextFrame(tick);
  }

  /** @param {import('./state.js').State} state @param {number} steps */
  function advance(state, steps) {
    if (state.mode === 'plan') {
      store.dispatch({ type: 'time/tick', time: state.time + steps });
      return;
    }
    owed += steps;
    const count = Math.floor(owed);
    if (count === 0) return;
    owed -= count;
    store.dispatch({ type: 'head/tick', count });
  }
}
