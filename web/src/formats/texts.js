// Boards from the engine: contest text in and out, and seeded mazes. It alone knows the formats.

import { boardOf } from '../app/state.js';
import { EngineLost } from '../engine/client.js';
import { PUZZLES } from '../puzzles/index.js';

/** @typedef {import('../app/store.js').Store} Store */
/** @typedef {import('../engine/client.js').Client['api']} Api */
/** @typedef {import('../engine/protocol.js').Board} Board */

/** @typedef {import('../app/state.js').TextProblem} TextProblem */

/** A file larger than this is not a contest's. */
const MOST_BYTES = 32 * 2 ** 20;

/**
 * @param {Store} store
 * @param {Api} api
 * @param {import('../app/requests.js').NewRequest} newRequest
 */
export function createTexts(store, api, newRequest) {
  /** The drawing is kept; the dialog, or the page, says what is wrong. @param {TextProblem} error */
  function refuse(error) {
    store.dispatch({ type: 'text/error', error });
    return false;
  }

  /** @param {string} text @param {string} name of the file, '' without one */
  async function loadText(text, name, isNewest = newRequest()) {
    const { boards, error } = await api.parseText(store.get().puzzle, text);
    if (!isNewest()) return false;
    if (error) return refuse(error);
    if (boards.length === 0) return refuse({ ...NO_PLACE, key: 'text_empty' });
    const cases = boards.length > 1 ? { boards, index: 0, name } : null;
    store.dispatch({ type: 'dialog/set', dialog: '' });
    store.dispatch({ type: 'board/load', board: boards[0], cases });
    return true;
  }

  /** @param {File} file */
  async function loadFile(file) {
    if (file.size > MOST_BYTES) return refuse({ ...NO_PLACE, key: 'text_large' });
    const isNewest = newRequest();
    const text = await file.text();
    return isNewest() && loadText(text, file.name, isNewest);
  }

  /** Another case of the file that is open. @param {number} index */
  function openCase(index) {
    const { cases } = store.get();
    const board = cases?.boards[index];
    if (cases && board) store.dispatch({ type: 'board/load', board, cases: { ...cases, index } });
  }

  /** @param {string} family @param {number} seed */
  async function generate(family, seed) {
    const state = store.get();
    const isNewest = newRequest();
    const recipe = PUZZLES[state.puzzle].recipe(family, boardOf(state));
    try {
      const [board] = await api.generate(state.puzzle, recipe, 1, seed);
      if (!isNewest()) return false;
      store.dispatch({ type: 'board/load', board });
      return true;
    } catch (error) {
      if (error instanceof EngineLost || !isNewest()) return false;
      return refuse({ ...NO_PLACE, message: messageOf(error), key: 'generate_none' });
    }
  }

  /** Rejects with what the text cannot say. @returns {Promise<string>} */
  const printText = () => api.printText(store.get().puzzle, [boardOf(store.get())]);

  return { loadText, loadFile, openCase, generate, printText };
}

const NO_PLACE = { message: '', line: 0, column: 0 };

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
