// What views ask for that is more than one action: loading, opening, switching, solving again.

import { loadCatalogue } from '../i18n/index.js';
import { PUZZLES } from '../puzzles/index.js';
import { makeDrawing } from './state.js';

/** @typedef {import('./store.js').Store} Store */

/**
 * @typedef {object} Commands
 * @property {(id: string) => void} loadExample
 * @property {(id: string) => void} openPuzzle
 * @property {() => Promise<void>} switchLanguage   resolves when its words are there
 * @property {(family: string, seed: number) => Promise<boolean>} generate   a board of the size and
 *   the pieces that are drawn; gives whether there is one
 * @property {() => void} cancel
 * @property {() => void} solveAgain
 * @property {(text: string, name: string) => Promise<boolean>} loadText   gives whether it was read
 * @property {(file: File) => Promise<boolean>} loadFile
 * @property {(index: number) => void} openCase   of the file that was read last
 * @property {() => Promise<import('../engine/protocol.js').PrintResult>} printText
 */

/**
 * @param {Store} store
 * @param {{cancel: () => void, again: () => void}} solver
 * @param {ReturnType<typeof import('./texts.js').createTexts>} texts
 * @returns {Commands}
 */
export function createCommands(store, solver, texts) {
  return {
    loadExample(id) {
      const example = PUZZLES[store.get().puzzle].examples.find((entry) => entry.id === id);
      if (example) store.dispatch({ type: 'board/load', board: example.board(), example: id });
    },
    openPuzzle(id) {
      const { board } = PUZZLES[id].examples[0];
      const tool = PUZZLES[id].tools(board()).flat()[0].id;
      store.dispatch({ type: 'puzzle/set', puzzle: id, drawing: firstDrawing(id), tool });
    },
    async switchLanguage() {
      const value = store.get().language === 'en' ? 'zh' : 'en';
      await loadCatalogue(value);
      store.dispatch({ type: 'setting/set', name: 'language', value });
    },
    cancel: () => solver.cancel(),
    solveAgain: () => solver.again(),
    ...texts,
  };
}

/** The drawing that a puzzle opens with. @param {string} puzzle */
export function firstDrawing(puzzle) {
  const { examples, algorithm } = PUZZLES[puzzle];
  return makeDrawing(examples[0].board(), algorithm, examples[0].id);
}
