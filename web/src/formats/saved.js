// The drawings as they are kept in the browser: a versioned text, checked field by field when read.

import { isBoard } from '../model/board.js';

/** @typedef {import('../engine/protocol.js').Board} Board */

/** Raised when the shape below changes; older texts are then broken texts. */
export const SAVE_VERSION = 1;

/** @typedef {{board: Board, algorithm: string, example: string|null}} SavedDrawing */
/**
 * @typedef {object} Saved
 * @property {string} puzzle
 * @property {Record<string, SavedDrawing>} drawings
 * @property {'auto'|'light'|'dark'} theme
 * @property {'en'|'zh'|null} language   null when the visitor never chose
 */

/** @param {Saved} saved @returns {string} */
export function writeSaved(saved) {
  const drawings = Object.fromEntries(
    Object.entries(saved.drawings).map(([puzzle, { board, algorithm, example }]) => [
      puzzle,
      { board: { ...board, walls: [...board.walls].join('') }, algorithm, example },
    ]),
  );
  return JSON.stringify({ ...saved, version: SAVE_VERSION, drawings });
}

/**
 * @param {string} text
 * @returns {Saved|null} null when it is broken
 */
export function readSaved(text) {
  const value = parse(text);
  if (value?.version !== SAVE_VERSION || typeof value.drawings !== 'object') return null;
  /** @type {Record<string, SavedDrawing>} */
  const drawings = {};
  for (const [puzzle, entry] of Object.entries(value.drawings ?? {})) {
    const drawing = readDrawing(entry);
    if (!drawing) return null;
    drawings[puzzle] = drawing;
  }
  if (typeof value.puzzle !== 'string' || !Object.hasOwn(drawings, value.puzzle)) return null;
  const theme = ['light', 'dark'].includes(value.theme) ? value.theme : 'auto';
  const language = ['en', 'zh'].includes(value.language) ? value.language : null;
  return { puzzle: value.puzzle, drawings, theme, language };
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {any} entry @returns {SavedDrawing|null} */
function readDrawing(entry) {
  const walls = entry?.board?.walls;
  if (typeof walls !== 'string' || !/^[01]*$/.test(walls)) return null;
  const board = {
    width: entry.board.width,
    height: entry.board.height,
    walls: Uint8Array.from(walls, Number),
    starts: entry.board.starts,
    goals: entry.board.goals,
  };
  if (!isBoard(board) || typeof entry.algorithm !== 'string') return null;
  const example = typeof entry.example === 'string' ? entry.example : null;
  return { board, algorithm: entry.algorithm, example };
}
