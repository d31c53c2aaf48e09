// The newest request wins: what is read, made or loaded arrives late, and must not replace what the
// visitor has chosen or drawn since.

import { drawingOf } from './state.js';

/**
 * Says of each request whether it is still the newest.
 * @typedef {() => () => boolean} NewRequest   call it when something is asked for; what it gives says
 *   whether nothing was asked for, chosen or drawn since
 */

/**
 * @param {import('./store.js').Store} store
 * @returns {NewRequest}
 */
export function createRequests(store) {
  let newest = 0;
  store.subscribe((state, before) => {
    const [now, then] = [drawingOf(state), drawingOf(before)];
    if (now.board !== then.board || now.example !== then.example) newest++;
  });
  return () => {
    const mine = ++newest;
    return () => mine === newest;
  };
}
