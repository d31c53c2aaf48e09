// The keys that work anywhere on the page, except where a control has its own use of them.

import { SPEEDS } from '../app/reducer.js';
import { drawingOf } from '../app/state.js';
import { PUZZLES } from '../puzzles/index.js';

/** @typedef {import('./services.js').Services} Services */
/** @typedef {import('../app/actions.js').Action} Action */

/** Elements that keep all keys, and those that keep Space and Enter. */
const TYPING = 'input, select, textarea, [role="slider"], [role="tab"]';
const PRESSING = 'button, summary, a[href]';

/** @type {Record<string, Action>} */
const PLAIN = {
  ArrowLeft: { type: 'head/step', direction: -1 },
  ArrowRight: { type: 'head/step', direction: 1 },
  PageUp: { type: 'head/step', direction: -1, grain: 'turn' },
  PageDown: { type: 'head/step', direction: 1, grain: 'turn' },
  Home: { type: 'play/first' },
  End: { type: 'play/last' },
  r: { type: 'play/first' },
  f: { type: 'setting/set', name: 'sides', value: 'forward' },
  b: { type: 'setting/set', name: 'sides', value: 'backward' },
  n: { type: 'setting/set', name: 'sides', value: 'both' },
};

/** @type {Record<string, Action>} */
const SHIFTED = {
  ArrowLeft: { type: 'head/step', direction: -1, grain: 'turn' },
  ArrowRight: { type: 'head/step', direction: 1, grain: 'turn' },
};

/** @param {Services} app */
export function listenForKeys({ store }) {
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === 'e' && isFree(event)) return changePlace(event);
    const action = actionOf(event, store.get());
    if (!action) return;
    event.preventDefault();
    store.dispatch(action);
  });
}

/** Whether a letter is a command here. @param {KeyboardEvent} event */
function isFree(event) {
  const target = /** @type {Element} */ (event.target);
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  return !target.closest('dialog') && !isText(target) && !target.matches('select');
}

/** From drawing to playback and back: moves the focus. @param {KeyboardEvent} event */
function changePlace(event) {
  const board = /** @type {HTMLElement|null} */ (document.querySelector('#board'));
  const line = /** @type {HTMLElement|null} */ (document.querySelector('.timeline'));
  event.preventDefault();
  (document.activeElement === board ? line : board)?.focus();
}

/** @param {KeyboardEvent} event @param {import('../app/state.js').State} state @returns {Action|null} */
function actionOf(event, state) {
  const target = /** @type {Element} */ (event.target);
  if (event.defaultPrevented || event.altKey || target.closest('dialog')) return null;
  const typing = target.matches(TYPING);
  if (event.ctrlKey || event.metaKey) return typing && isText(target) ? null : historyAction(event);
  if (event.key === '?' && !isText(target)) return { type: 'dialog/set', dialog: 'help' };
  if (typing) return null;
  if (event.key === ' ') return target.matches(PRESSING) ? null : playAction(state);
  if (event.key === 'Escape') return escapeAction(state);
  if (event.shiftKey && SHIFTED[event.key]) return SHIFTED[event.key];
  if (event.key === '[' || event.key === ']') return speedAction(state, event.key === ']');
  if (/^[1-9]$/.test(event.key)) return toolAction(state, Number(event.key) - 1);
  return PLAIN[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** @param {Element} target */
const isText = (target) => target.matches('input:not([type="range"]), textarea');

/** @param {KeyboardEvent} event @returns {Action|null} */
function historyAction(event) {
  const key = event.key.toLowerCase();
  if (key === 'z') return { type: event.shiftKey ? 'history/redo' : 'history/undo' };
  return key === 'y' ? { type: 'history/redo' } : null;
}

/** @param {import('../app/state.js').State} state @returns {Action} */
const playAction = (state) => ({ type: state.playing ? 'play/pause' : 'play/start' });

/** @param {import('../app/state.js').State} state @returns {Action|null} */
function escapeAction(state) {
  if (state.stroke) return { type: 'stroke/cancel' };
  return state.selected ? { type: 'select/set', selected: null } : null;
}

/** @param {import('../app/state.js').State} state @param {boolean} faster @returns {Action} */
function speedAction(state, faster) {
  const speed = faster ? state.speed * 2 : state.speed / 2;
  return { type: 'speed/set', speed: Math.max(SPEEDS.least, Math.min(SPEEDS.most, speed)) };
}

/** The brush or piece with that number in the toolbar. @returns {Action|null} */
function toolAction(
  /** @type {import('../app/state.js').State} */ state,
  /** @type {number} */ index,
) {
  const tool = PUZZLES[state.puzzle].tools(drawingOf(state).board).flat()[index];
  return tool ? { type: 'tool/set', tool: tool.id } : null;
}
