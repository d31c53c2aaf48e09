// The part of the reducer that changes drawings: edits, strokes, undo and redo, examples, puzzles.

import { sameBoard } from '../model/board.js';
import { drawingOf } from './state.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Drawing} Drawing */
/** @typedef {import('../engine/protocol.js').Board} Board */

/** How many edits can be undone. */
const MOST_PAST = 500;

/** @type {import('./actions.js').Reducers<import('./actions.js').DrawingAction>} */
export const drawingReducers = {
  /** A whole edit, or a part of the stroke that is open. */
  'board/edit': (state, { board }) => {
    if (sameBoard(board, drawingOf(state).board)) return state;
    if (state.stroke) return withDrawing(edited(state), { board, example: null });
    return commit(edited(state), board, null);
  },
  'stroke/begin': (state) => {
    const { board, example } = drawingOf(state);
    return state.stroke ? state : { ...state, stroke: { board, example }, selected: null };
  },
  /** Keeps what the stroke drew as one edit. */
  'stroke/end': (state) => {
    if (!state.stroke) return state;
    const { board } = drawingOf(state);
    if (sameBoard(state.stroke.board, board)) return rollBack(state);
    const before = withDrawing({ ...state, stroke: null }, state.stroke);
    return commit(before, board, null);
  },
  /** Gives the stroke up: the board is what it was. */
  'stroke/cancel': (state) => (state.stroke ? rollBack(state) : state),
  'history/undo': (state) => travel(state, 'past', 'future'),
  'history/redo': (state) => travel(state, 'future', 'past'),
  /** Loads a board as one edit: an example, a case of a file, a generated maze. */
  'board/load': (state, { board, example = null, cases = null }) => {
    const loaded = { ...edited(state), stroke: null, cases, textError: null, welcome: false };
    return commit(loaded, board, example);
  },
  /** Puts the board that is drawn at the end of the list of cases. */
  'cases/add': (state) => {
    const boards = state.cases?.boards ?? [];
    const name = state.cases?.name ?? '';
    const list = [...boards, drawingOf(state).board];
    return { ...state, cases: { boards: list, index: list.length - 1, name } };
  },
  'cases/answers': (state, { boards, answers }) => {
    const { cases } = state;
    return cases && cases.boards === boards ? { ...state, cases: { ...cases, answers } } : state;
  },
  /** The greeting tells of two sides, so it ends with another algorithm as with another board. */
  'algorithm/set': (state, { algorithm }) => ({
    ...withDrawing(pause(state), { algorithm }),
    welcome: false,
  }),
  /**
   * Opens another puzzle; its drawing is given when it is opened for the first time. A stroke that is
   * open is given up: it belongs to the drawing that is left.
   */
  'puzzle/set': (state, { puzzle, drawing, tool, shade, follow }) => {
    if (puzzle === state.puzzle) return state;
    const left = state.stroke ? rollBack(state) : state;
    const drawings = { ...left.drawings, [puzzle]: left.drawings[puzzle] ?? drawing };
    const opened = { ...edited(left), puzzle, drawings, cases: null, held: -1, distances: null };
    const settings = { tool, shade, follow, cursor: 0, tab: 'views', welcome: false };
    return { ...opened, ...EMPTY_RESULT, ...settings };
  },
  'tool/set': (state, { tool }) => ({ ...state, tool, selected: null }),
  'cursor/set': (state, { cell }) => ({ ...state, cursor: cell }),
  'select/set': (state, { selected }) => ({ ...state, selected }),
  'hold/set': (state, { piece }) => (piece === state.held ? state : { ...state, held: piece }),
  'distances/set': (state, { distances }) =>
    distances === state.distances ? state : { ...state, distances },
};

/** What a search left behind, taken away. */
export const EMPTY_RESULT = {
  job: null,
  answer: null,
  trace: null,
  plain: { forward: null, backward: null },
  detail: null,
  head: { turn: 0, inner: 0 },
  time: 0,
  mode: /** @type {'search'} */ ('search'),
  playing: false,
};

/** @param {State} state */
const pause = (state) => (state.playing ? { ...state, playing: false } : state);

/** An edit ends playback and whatever was lifted or told. @param {State} state @returns {State} */
function edited(state) {
  return { ...pause(state), mode: 'search', selected: null, notice: null };
}

/** @param {State} state @param {Partial<Drawing>} change @returns {State} */
function withDrawing(state, change) {
  const drawing = { ...drawingOf(state), ...change };
  return { ...state, drawings: { ...state.drawings, [state.puzzle]: drawing } };
}

/** @param {State} state @param {Board} board @param {string|null} example @returns {State} */
function commit(state, board, example) {
  const { board: old, example: oldExample, past } = drawingOf(state);
  if (sameBoard(old, board)) return withDrawing(state, { example });
  const version = { board: old, example: oldExample };
  const kept = [...past.slice(1 - MOST_PAST), version];
  return clampPieces(withDrawing(state, { board, example, past: kept, future: [] }));
}

/** @param {State} state @returns {State} */
function rollBack(state) {
  const before = /** @type {import('./state.js').Version} */ (state.stroke);
  return { ...withDrawing(state, before), stroke: null };
}

/**
 * @param {State} state
 * @param {'past'|'future'} from
 * @param {'past'|'future'} to
 * @returns {State}
 */
function travel(state, from, to) {
  if (state.stroke) return state;
  const drawing = drawingOf(state);
  const target = drawing[from].at(-1);
  if (!target) return state;
  const here = { board: drawing.board, example: drawing.example };
  const moved = withDrawing(edited(state), {
    ...target,
    [from]: drawing[from].slice(0, -1),
    [to]: [...drawing[to], here],
  });
  return clampPieces(moved);
}

/** Keeps the followed piece and the cursor on the board. @param {State} state @returns {State} */
function clampPieces(state) {
  const { board } = drawingOf(state);
  const follow = Math.min(state.follow, Math.max(0, board.starts.length - 1));
  const cursor = Math.min(state.cursor, board.walls.length - 1);
  return { ...state, follow, cursor };
}
