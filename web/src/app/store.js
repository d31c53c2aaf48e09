// The store: holds the state, lets the reducer make the next one, tells those who listen.

import { reduce } from './reducer.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./actions.js').Action} Action */

/**
 * @typedef {object} Store
 * @property {() => State} get
 * @property {(action: Action) => void} dispatch
 * @property {(listener: (state: State, before: State) => void) => () => void} subscribe
 *   gives the function that ends the subscription
 */

/**
 * @param {State} state
 * @returns {Store}
 */
export function createStore(state) {
  /** @type {Set<(state: State, before: State) => void>} */
  const listeners = new Set();
  let current = state;
  return {
    get: () => current,
    dispatch(action) {
      const before = current;
      current = reduce(before, action);
      if (current === before) return;
      for (const listener of [...listeners]) listener(current, before);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
