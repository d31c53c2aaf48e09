// What crosses the worker's boundary, and nothing else: plain values, one version. Comlink carries the
// calls. Questions to a search and functions of a module pass through as cpp/wasm/midnight.d.ts tells
// them; a job or a puzzle stands in front of their arguments.

/** Raised with every change of a shape; page and worker refuse to talk across versions. */
export const PROTOCOL_VERSION = 4;

/** A cell that is not there: a start or goal that is missing, or a piece that may end anywhere. */
export const NO_CELL = -1;

/** In a `firstLayers` table: no state of that side has the piece there. */
export const NEVER = 0xffff;

/** @typedef {import('../../../cpp/wasm/midnight.js').Midnight} Module  a started module */
/** @typedef {import('../../../cpp/wasm/midnight.js').Session} Session */
/** @typedef {import('../../../cpp/wasm/midnight.js').Board} Board */
/** @typedef {import('../../../cpp/wasm/midnight.js').Side} Side */
/** @typedef {import('../../../cpp/wasm/midnight.js').Outcome} Outcome */
/** @typedef {import('../../../cpp/wasm/midnight.js').Limits} Limits */
/** @typedef {import('../../../cpp/wasm/midnight.js').Algorithm} AlgorithmInfo */
/** @typedef {import('../../../cpp/wasm/midnight.js').PuzzleInfo} PuzzleInfo */
/** @typedef {import('../../../cpp/wasm/midnight.js').Fit} Fit */
/** @typedef {import('../../../cpp/wasm/midnight.js').Figures} Figures */
/** @typedef {import('../../../cpp/wasm/midnight.js').Meeting} Meeting */
/** @typedef {import('../../../cpp/wasm/midnight.js').FirstLayers} FirstLayers */
/** @typedef {import('../../../cpp/wasm/midnight.js').Position} Position */
/** @typedef {import('../../../cpp/wasm/midnight.js').Attempt} Attempt */
/** @typedef {import('../../../cpp/wasm/midnight.js').Inspection} Inspection */
/** @typedef {import('../../../cpp/wasm/midnight.js').TextError} TextError */
/** @typedef {import('../../../cpp/wasm/midnight.js').Verdict} Verdict */

/**
 * `job` is chosen by the caller, unique, and names the session in later calls.
 * @typedef {{job: number, puzzle: string, algorithm: string, board: Board} & Limits} SolveRequest
 */

/** Sent at most once a slice (12 ms). @typedef {Figures & {job: number, milliseconds: number}} Progress */

/**
 * The end of a search, and whose it was.
 * @typedef {import('../../../cpp/wasm/midnight.js').Summary
 *   & {job: number, puzzle: string, milliseconds: number}} Summary
 */

/** @typedef {{version: number, puzzle: string, info: PuzzleInfo}} Hello */

/** Methods of a session that the host keeps for itself. @typedef {'delete'|'step'|'cancel'|'progress'|'summary'} Kept */

/**
 * Each question to a search, a job in front.
 * @typedef {{[Name in Exclude<keyof Session, Kept>]:
 *   (job: number, ...args: Parameters<Session[Name]>) => Promise<ReturnType<Session[Name]>>}} Questions
 */

/**
 * Each function of a module, a puzzle in front.
 * @typedef {{[Name in Exclude<keyof Module, 'Session'>]:
 *   (puzzle: string, ...args: Parameters<Module[Name]>) => Promise<ReturnType<Module[Name]>>}} Functions
 */

/**
 * @typedef {object} Control
 * @property {(puzzle: string) => Promise<Hello>} hello   loads the engine of a puzzle
 * @property {(request: SolveRequest, onProgress?: (p: Progress) => void) => Promise<Summary>} solve
 *   runs in slices; the session stays open for questions until `release`
 * @property {(job: number) => Promise<void>} cancel   the pending solve resolves with outcome 'cancelled'
 * @property {(job: number) => Promise<void>} release
 */

/** @typedef {Control & Questions & Functions} EngineApi */
