// What views ask for that is more than one action: loading, opening, switching, solving again.

import { EngineLost } from '../engine/client.js';
import { loadCatalogue } from '../i18n/index.js';
import { loadPuzzle, PUZZLES } from '../puzzles/index.js';
import { loadWords } from './loader.js';
import { makeDrawing } from './state.js';

/** @typedef {import('./store.js').Store} Store */

/**
 * @typedef {object} Commands
 * @property {(id: string) => void} loadExample
 * @property {(id: string) => Promise<void>} openPuzzle   resolves when it is on the page,
 *   or when something newer was asked for
 * @property {() => Promise<void>} switchLanguage   resolves when its words are there
 * @property {(family: string, seed: number) => Promise<boolean>} generate   a board of the size and
 *   the pieces that are drawn; gives whether there is one
 * @property {() => void} cancel
 * @property {() => void} solveAgain
 * @property {(text: string, name: string) => Promise<boolean>} loadText   gives whether it was read
 * @property {(file: File) => Promise<boolean>} loadFile
 * @property {(index: number) => void} openCase   of the file that was read last
 * @property {() => Promise<string>} printText   rejects with what contest text cannot say
 * @property {() => Promise<void>} solveCases   answers every case of the list
 * @property {(a: number, b: number) => Promise<import('../engine/protocol.js').FirstLayers|null>} pairLayers
 */

/**
 * @param {object} parts   what the commands call
 * @param {Store} parts.store
 * @param {import('./solver.js').Solver} parts.solver
 * @param {import('./requests.js').NewRequest} parts.newRequest
 * @param {import('./loader.js').Load} parts.load
 * @param {ReturnType<typeof import('../formats/texts.js').createTexts>} parts.texts
 * @param {ReturnType<typeof import('./lookups.js').createLookups>} parts.lookups
 * @returns {Commands}
 */
export function createCommands({ store, solver, newRequest, load, texts, lookups }) {
  /** All that a puzzle needs. An engine that is lost is told elsewhere, and one can draw without. @param {string} id */
  async function loadAll(id) {
    const engine = solver.loadEngine(id).catch((error) => {
      if (!(error instanceof EngineLost)) throw error;
    });
    const words = async () => loadWords(store, (await loadPuzzle(id)).words);
    await Promise.all([engine, words()]);
  }

  return {
    loadExample(id) {
      const example = PUZZLES[store.get().puzzle].examples.find((entry) => entry.id === id);
      if (example) store.dispatch({ type: 'board/load', board: example.board(), example: id });
    },
    async openPuzzle(id) {
      const isNewest = newRequest();
      if (!(await load(() => loadAll(id), isNewest)) || !isNewest()) return;
      const { examples, tools, shade, follow } = PUZZLES[id];
      const tool = tools(examples[0].board()).flat()[0].id;
      const drawing = firstDrawing(id);
      store.dispatch({ type: 'puzzle/set', puzzle: id, drawing, tool, shade, follow });
    },
    async switchLanguage() {
      const value = store.get().language === 'en' ? 'zh' : 'en';
      if (!(await load(() => loadCatalogue(value)))) return;
      store.dispatch({ type: 'setting/set', name: 'language', value });
    },
    cancel: () => solver.cancel(),
    solveAgain: () => solver.again(),
    ...texts,
    ...lookups,
  };
}

/** The drawing that a puzzle opens with. @param {string} puzzle */
export function firstDrawing(puzzle) {
  const { examples, algorithm } = PUZZLES[puzzle];
  return makeDrawing(examples[0].board(), algorithm, examples[0].id);
}
