// Nothing here runs: the type check must refuse each of these dispatches, and says so if it does not.
import { createStore } from '../../../web/src/app/store.js';

/** @param {import('../../../web/src/app/state.js').State} state */
export function wrongDispatches(state) {
  const { dispatch } = createStore(state);
  dispatch({ type: 'head/step', direction: 1, grain: 'run' });
  // @ts-expect-error there is no such action
  dispatch({ type: 'head/jump' });
  // @ts-expect-error its payload is missing
  dispatch({ type: 'board/edit' });
  // @ts-expect-error a payload of another type
  dispatch({ type: 'follow/set', piece: 'a' });
  // @ts-expect-error a payload that the action does not have
  dispatch({ type: 'play/start', speed: 2 });
  // @ts-expect-error a value of another setting
  dispatch({ type: 'setting/set', name: 'scale', value: 'turn' });
  // @ts-expect-error what is no setting
  dispatch({ type: 'setting/set', name: 'engine', value: 'lost' });
}
