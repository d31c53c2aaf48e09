// What crosses the worker's boundary, and nothing else: plain values, one version.
// Comlink carries the calls; `EngineApi` is the interface that host.js offers and client.js wraps.

/** Raised with every change of a shape below; page and worker refuse to talk across versions. */
export const PROTOCOL_VERSION = 3;

/** A cell that is not there: a start or goal that is missing, or a piece that may end anywhere. */
export const NO_CELL = -1;

/** In a `firstLayers` table: no state of that side has the piece there. */
export const NEVER = 0xffff;

/**
 * One puzzle instance. A cell is y * width + x, row by row from the top left.
 * ghosts: piece i is the i-th letter. blank-tile: starts [blank, tile], goals [NO_CELL, target].
 * solitaire: 8x8, four starts and four goals, no walls.
 * @typedef {object} Board
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} walls  width * height, 1 = wall
 * @property {number[]} starts   a cell a piece
 * @property {number[]} goals    a cell a piece
 */

/** @typedef {'forward'|'backward'} Side */
/** @typedef {'running'|'solved'|'exhausted'|'node-limit'|'memory-limit'|'cancelled'} Outcome */

/**
 * @typedef {object} SolveRequest
 * @property {number} job       chosen by the caller, unique; names the session in later calls
 * @property {string} puzzle
 * @property {string} algorithm
 * @property {Board} board
 * @property {number} [maxBytes]   default 1 GiB
 * @property {number} [maxStates]  default: no limit
 * @property {boolean} [flood]     expand the start's side alone, past the goal, until it is exhausted
 */

/**
 * Sent at most once a slice (12 ms).
 * @typedef {object} Progress
 * @property {number} job
 * @property {number} expanded
 * @property {number} discovered
 * @property {number} bytes
 * @property {number} turns
 * @property {number} milliseconds
 */

/**
 * The state in which the two sides met, in the last turn.
 * @typedef {object} Meeting
 * @property {number[]} cells      a cell a piece
 * @property {number} forwardDepth
 * @property {number} backwardDepth
 * @property {number} ties         states of the last new layer that the other side holds, this one included
 */

/**
 * The end of a search. `layers[side].length` is 1 + the turns of that side (one less when its last turn
 * found nothing new); `schedule` has one 'f' or 'b' a turn. Engines without layers give empty ones.
 * @typedef {object} Summary
 * @property {number} job
 * @property {string} puzzle
 * @property {string} algorithm
 * @property {Outcome} outcome
 * @property {number|null} steps   the optimum; -1 when exhausted; null at a limit
 * @property {number} expanded
 * @property {number} generated
 * @property {number} discovered
 * @property {number} bytes
 * @property {number} milliseconds
 * @property {string} schedule
 * @property {{forward: number[], backward: number[]}} layers
 * @property {Int32Array} estimates  where forward layers are f-layers (A*): their f = steps so far + steps
 *   left at least; else empty
 * @property {Meeting|null} meeting
 * @property {string} proof        why the answer stands: 'met', 'exhausted-forward', 'exhausted-backward', 'same' (start is goal), 'estimate' (A*),
 *   'single-bound', 'pair-bound', 'single-exhausted', 'pair-exhausted', 'exhausted', ... or ''
 * @property {Uint16Array} plan    (steps + 1) * pieces cells, time by time; empty without a plan
 */

/**
 * For each side, pieces * width * height entries: the first layer in which a state has that piece on that cell.
 * @typedef {object} FirstLayers
 * @property {Uint16Array} forward
 * @property {Uint16Array} backward
 */

/**
 * Where an expansion stands: step k (0-based) is the k-th state that was expanded.
 * @typedef {object} Position
 * @property {number} step
 * @property {number} turn       0-based turn that it belongs to
 * @property {Side} side
 * @property {number} layer      the layer of `side` that is being expanded
 * @property {number} index      place in that layer
 * @property {number[]} cells    the state
 * @property {number} found      states of layer + 1 that are known once this step is done
 */

/**
 * One joint move that was tried in an expansion.
 * @typedef {object} Attempt
 * @property {number[]} cells
 * @property {'new'|'seen'|'meeting'|'wall'|'vertex'|'swap'} fate
 * @property {number} first   the piece at fault, or the first of two; -1 when legal
 * @property {number} second  the second of two pieces, or -1
 */

/** @typedef {Position & {attempts: Attempt[]}} Inspection */

/** @typedef {{message: string, line: number, column: number}} TextError  1-based; 0 = no place */

/** @typedef {{ok: true, boards: Board[]} | {ok: false, error: TextError, boards: Board[]}} ParseResult */
/** @typedef {{ok: true, text: string} | {ok: false, error: TextError}} PrintResult */

/**
 * @typedef {object} Verdict
 * @property {boolean} ok
 * @property {number} steps     length of the plan
 * @property {number} step      first faulty step (1-based; 0 = the first position itself), -1 when none
 * @property {string} message   e.g. "step 5: a and b swapped"; '' when ok
 */

/** @typedef {{id: string, wrong: boolean, layered: boolean}} AlgorithmInfo */
/** @typedef {{defaultAlgorithm: string, algorithms: AlgorithmInfo[]}} PuzzleInfo */
/** @typedef {{version: number, puzzle: string, info: PuzzleInfo}} Hello */

/**
 * @typedef {object} EngineApi
 * @property {(puzzle: string) => Promise<Hello>} hello   loads the engine of a puzzle
 * @property {(request: SolveRequest, onProgress?: (p: Progress) => void) => Promise<Summary>} solve
 *   runs in slices; the session stays open for the calls below until `release`
 * @property {(job: number) => Promise<void>} cancel   the pending solve resolves with outcome 'cancelled'
 * @property {(job: number) => Promise<void>} release
 * @property {(job: number) => Promise<FirstLayers>} firstLayers
 * @property {(job: number, side: Side, layer: number, count?: number) => Promise<Uint32Array>} layerCounts
 *   pieces * width * height: states of the layer (its first `count`, all by default) with that piece on that cell
 * @property {(job: number, pieceA: number, pieceB: number) => Promise<FirstLayers>} pairLayers
 *   (width * height)^2 entries a side, row = cell of pieceA, column = cell of pieceB
 * @property {(job: number, board: Board, piece: number) => Promise<Int32Array>} cellLayers
 *   width * height entries: the forward layer in which the piece is on that cell while the others are where the
 *   board's starts are; -1 = in none. Of a flood from the goal: the steps left.
 * @property {(job: number) => Promise<Int32Array>} overlaps
 *   entry m, 1 <= m < 2^pieces: the turn after which both sides first hold states that agree on the pieces of bit
 *   set m; -1 = never. Entry 0 is unused. Empty for more than 16 pieces.
 * @property {(job: number, step: number) => Promise<Position>} position
 * @property {(job: number, step: number) => Promise<Inspection|null>} inspect
 *   null: this engine does not expand state by state
 * @property {(puzzle: string, text: string) => Promise<ParseResult>} parseText
 *   boards: all cases before the fault too
 * @property {(puzzle: string, boards: Board[]) => Promise<PrintResult>} printText
 * @property {(puzzle: string, board: Board, plan: string) => Promise<Verdict>} checkPlan
 * @property {(puzzle: string, family: string, count: number, seed: number) => Promise<ParseResult>} generate
 */
