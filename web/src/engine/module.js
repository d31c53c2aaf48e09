// A puzzle's wasm module as functions on plain values: packs boards into bytes, reads JSON, and copies
// tables out of its memory, as cpp/wasm/bindings.cpp has them. Checks nothing: see host.js.

/** @typedef {import('./protocol.js').Board} Board */
/** @typedef {import('./protocol.js').Inspection} Inspection */
/** @typedef {import('./protocol.js').Outcome} Outcome */
/** @typedef {import('./protocol.js').ParseResult} ParseResult */
/** @typedef {import('./protocol.js').Position} Position */
/** @typedef {import('./protocol.js').PrintResult} PrintResult */
/** @typedef {import('./protocol.js').PuzzleInfo} PuzzleInfo */
/** @typedef {import('./protocol.js').SolveRequest} SolveRequest */
/** @typedef {import('./protocol.js').Summary} Summary */
/** @typedef {import('./protocol.js').Verdict} Verdict */
/** @typedef {Record<'expanded'|'generated'|'discovered'|'bytes'|'turns', number>} Figures */
/** @typedef {Pick<Summary, 'outcome'|'proof'|'schedule'|'meeting'> & {steps: number}} End */

const encoder = new TextEncoder();

/** @param {Board} board @returns {[Int32Array, Uint8Array]} */
function partsOf({ width, height, walls, starts, goals }) {
  return [Int32Array.of(width, height, starts.length, ...starts, ...goals), walls];
}

/** Walls come as a list of numbers. @param {any} result @returns {ParseResult} */
function withWalls(result) {
  for (const board of result.boards) board.walls = Uint8Array.from(board.walls);
  return result;
}

/** Texts and boards, each part behind its length. @param {(string|Int32Array|Uint8Array)[]} parts */
function pack(...parts) {
  const pieces = parts.map((part) =>
    typeof part === 'string'
      ? encoder.encode(part)
      : new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  );
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + 4 + length, 0));
  let at = 0;
  for (const piece of pieces) {
    new DataView(bytes.buffer).setUint32(at, piece.length, true);
    bytes.set(piece, at + 4);
    at += 4 + piece.length;
  }
  return bytes;
}

/**
 * @param {Record<string, (...values: any[]) => any>} wasm   the started module
 */
export function createEngine(wasm) {
  /** The calls of an open search. @param {number} handle */
  const sessionOf = (handle) => ({
    close: () => void wasm.close(handle),
    /** Expands at most `budget` states. @type {(budget: number) => Outcome} */
    step: (budget) => wasm.step(handle, budget),
    cancel: () => void wasm.cancel(handle),
    /** @type {() => Figures} */
    progress: () => JSON.parse(wasm.progress(handle)),
    /** @type {() => End} */
    summary: () => JSON.parse(wasm.summary(handle)),
    /** @type {() => Uint16Array} */
    plan: () => wasm.plan(handle).slice(),
    /** The calls below it want a trace. @type {() => boolean} */
    hasTrace: () => wasm.hasTrace(handle),
    /** @type {(backward: boolean) => number[]} */
    layerSizes: (backward) => Array.from(wasm.layerSizes(handle, backward)),
    /** @type {() => Int32Array} */
    estimates: () => wasm.estimates(handle).slice(),
    /** @type {(backward: boolean) => Uint16Array} */
    firstLayers: (backward) => wasm.firstLayers(handle, backward).slice(),
    /** @type {(backward: boolean, a: number, b: number) => Uint16Array} */
    pairLayers: (backward, a, b) => wasm.pairLayers(handle, backward, a, b).slice(),
    /** @type {(backward: boolean, layer: number, count: number) => Uint32Array} */
    layerCounts: (...which) => wasm.layerCounts(handle, ...which).slice(),
    /** @type {(board: Board, piece: number) => Int32Array} */
    cellLayers: (board, piece) => wasm.cellLayers(handle, pack(...partsOf(board)), piece).slice(),
    /** @type {() => Int32Array} */
    overlaps: () => wasm.overlaps(handle).slice(),
    /** @type {(step: number) => Position|null} */
    positionAt: (step) => JSON.parse(wasm.positionAt(handle, step)),
    /** @type {(step: number) => Inspection|null} */
    inspect: (step) => JSON.parse(wasm.inspect(handle, step)),
  });

  return {
    /** @returns {PuzzleInfo} */
    puzzle: () => JSON.parse(wasm.puzzle()),

    /** A search that is the caller's to close. Throws what makes the board unfit. @param {Required<SolveRequest>} request */
    open({ algorithm, board, maxBytes, maxStates, flood }) {
      const bytes = pack(algorithm, ...partsOf(board));
      const handle = wasm.open(bytes, maxBytes, maxStates, flood);
      if (handle === 0) throw new Error(JSON.parse(wasm.error()).message);
      return sessionOf(handle);
    },

    /** @param {string} source */
    parseText: (source) => withWalls(JSON.parse(wasm.parseText(source))),

    /** @param {Board[]} boards @returns {PrintResult} */
    printText: (boards) => JSON.parse(wasm.printText(pack(...boards.flatMap(partsOf)))),

    /** @param {Board} board @param {string} plan @returns {Verdict} */
    checkPlan: (board, plan) => JSON.parse(wasm.checkPlan(pack(...partsOf(board), plan))),

    /** @param {string} family @param {number} count @param {number} seed */
    generate: (family, count, seed) => withWalls(JSON.parse(wasm.generate(family, count, seed))),
  };
}

/** @typedef {ReturnType<typeof createEngine>} Engine */
/** @typedef {ReturnType<Engine['open']>} Session */
