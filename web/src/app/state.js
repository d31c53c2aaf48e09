// The one state of the page, as a plain value. Only the reducer makes new ones.

/** @typedef {import('../engine/protocol.js').Board} Board */
/** @typedef {import('../engine/protocol.js').Summary} Summary */
/** @typedef {import('../engine/protocol.js').FirstLayers} FirstLayers */
/** @typedef {import('../engine/protocol.js').Progress} Progress */
/** @typedef {import('../engine/protocol.js').AlgorithmInfo} AlgorithmInfo */
/** @typedef {import('../engine/protocol.js').Position} Position */
/** @typedef {import('../engine/protocol.js').Inspection} Inspection */
/** @typedef {import('../model/playback.js').Track} Track */
/** @typedef {import('../model/playback.js').Playhead} Playhead */
/** @typedef {import('../model/playback.js').Grain} Grain */

/**
 * What is drawn for one puzzle, with its past and future.
 * @typedef {object} Drawing
 * @property {Board} board
 * @property {string} algorithm
 * @property {string|null} example   the example it is, until the first edit
 * @property {Version[]} past        oldest first
 * @property {Version[]} future      next redo last
 */

/** @typedef {{board: Board, example: string|null}} Version */

/**
 * Everything that is kept of a finished search, in the form the page reads.
 * @typedef {object} Trace
 * @property {Board} board       the board it belongs to
 * @property {Summary} summary
 * @property {Track} track
 * @property {FirstLayers} first
 * @property {Int32Array} overlaps
 */

/**
 * The answer to the board, from whichever engine gave it.
 * @typedef {object} Answer
 * @property {Board} board
 * @property {Summary} summary
 */

/** Layers of plain breadth-first search from each end; null while unknown.
 * @typedef {{forward: number[]|null, backward: number[]|null}} Plain */

/**
 * Something the page tells in words: a key of the catalogue and its values.
 * @typedef {{key: string, values?: Record<string, string|number>, level: 'info'|'error'}} Notice
 */

/**
 * What was pulled from the engine for one place of the playhead.
 * @typedef {object} Detail
 * @property {Trace} trace
 * @property {Playhead} head            the place
 * @property {number} step              expansions done there
 * @property {Position|null} position   the last of them
 * @property {Inspection|null} [inspection]  when it was asked for; null: the engine has none
 * @property {Uint32Array|null} forwardCounts    of the newest whole layer, for shares
 * @property {Uint32Array|null} backwardCounts
 * @property {Uint32Array|null} next    of what the turn that has begun found so far
 */

/**
 * @typedef {object} State
 * @property {string} puzzle
 * @property {Record<string, Drawing>} drawings   a drawing for each puzzle that was opened
 * @property {Version|null} stroke   what was before the stroke that is being drawn, else null
 * @property {'starting'|'ready'|'lost'|'failed'} engine
 * @property {number} restarts      how often the engine was replaced
 * @property {Record<string, AlgorithmInfo[]>} algorithms
 * @property {{id: number, progress: Progress|null, since: number}|null} job   the search that runs
 * @property {Answer|null} answer
 * @property {Trace|null} trace
 * @property {Plain} plain
 * @property {Detail|null} detail
 * @property {Playhead} head
 * @property {number} time          step of the plan's walk, a fraction while it plays
 * @property {'search'|'plan'} mode what the transport moves
 * @property {boolean} playing
 * @property {number} speed         steps a second
 * @property {Grain} grain
 * @property {number} follow        the piece whose colours are on the board
 * @property {'both'|'forward'|'backward'} sides
 * @property {'sqrt'|'log'|'linear'} scale
 * @property {'layer'|'share'} shade
 * @property {'auto'|'light'|'dark'} theme
 * @property {boolean} systemDark   whether the system asks for dark
 * @property {boolean} printing     the page is being printed: black on white
 * @property {'en'|'zh'} language
 * @property {string} tab
 * @property {string} tool
 * @property {number} cursor        the keyboard's cell on the board
 * @property {{kind: 'start'|'goal', piece: number}|null} selected   lifted by a tap
 * @property {number} held          the piece whose start is being dragged, -1 for none
 * @property {{piece: number, steps: Int32Array}|null} distances   of the lifted piece: by cell the steps of
 *   the answer if it stood there, -1 = no plan
 * @property {Notice|null} notice
 * @property {string} dialog        which dialog is open, '' for none
 * @property {{boards: Board[], index: number, name: string, answers?: (number|null)[]}|null} cases   a list
 *   of several cases, and the steps of those that are answered: -1 = no plan, null = a limit
 * @property {TextProblem|null} textError   why a contest text was not read or written
 * @property {boolean} roomUnder  whether something can stand below the board
 * @property {boolean} welcome
 */

/**
 * What is wrong with a text: the engine's words, or a key of the catalogue.
 * @typedef {import('../engine/protocol.js').TextError & {key?: string}} TextProblem
 */

/**
 * The first state of a visit.
 * @param {{puzzle: string, drawing: Drawing, language: 'en'|'zh', welcome: boolean}} options
 * @returns {State}
 */
export function initialState({ puzzle, drawing, language, welcome }) {
  return {
    puzzle,
    drawings: { [puzzle]: drawing },
    stroke: null,
    engine: 'starting',
    restarts: 0,
    algorithms: {},
    job: null,
    answer: null,
    trace: null,
    plain: { forward: null, backward: null },
    detail: null,
    head: { turn: 0, inner: 0 },
    time: 0,
    mode: 'search',
    playing: false,
    speed: 8,
    grain: 'turn',
    follow: 0,
    sides: 'both',
    scale: 'sqrt',
    shade: 'layer',
    theme: 'auto',
    systemDark: false,
    printing: false,
    language,
    tab: 'views',
    tool: 'wall',
    cursor: 0,
    selected: null,
    held: -1,
    distances: null,
    notice: null,
    dialog: '',
    cases: null,
    textError: null,
    roomUnder: false,
    welcome,
  };
}

/**
 * A drawing without history.
 * @param {Board} board
 * @param {string} algorithm
 * @param {string|null} example
 * @returns {Drawing}
 */
export function makeDrawing(board, algorithm, example = null) {
  return { board, algorithm, example, past: [], future: [] };
}

/** The drawing on the page. @param {State} state */
export const drawingOf = (state) => state.drawings[state.puzzle];

/** The board on the page. @param {State} state */
export const boardOf = (state) => drawingOf(state).board;

/** Whether colours and figures belong to an older board. @param {State} state */
export const isStale = (state) => state.trace !== null && state.trace.board !== boardOf(state);

/** Whether a search ended with an answer, not at a limit. @param {Summary} summary */
export const isAnswer = ({ outcome }) => outcome === 'solved' || outcome === 'exhausted';

/** The answer to the very board on the page, or null. @param {State} state */
export const currentAnswer = (state) =>
  state.answer && state.answer.board === boardOf(state) ? state.answer.summary : null;

/** Whether a search runs whose end is not on the page yet. @param {State} state */
export function isSolving(state) {
  if (!state.job) return false;
  const summary = currentAnswer(state);
  return summary === null || !isAnswer(summary);
}

/** The piece whose start is in the hand, -1 for none. @param {State} state */
export const liftedPiece = ({ held, selected }) =>
  held < 0 && selected?.kind === 'start' ? selected.piece : held;

/** The plan's length in steps, 0 without one. @param {State} state */
export const planSteps = (state) => Math.max(0, state.answer?.summary.steps ?? 0);
