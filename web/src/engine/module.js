// A puzzle's wasm module as functions on plain values: puts texts and boards into its memory and takes
// results out, as cpp/wasm/bindings.cpp has them. Every result is a copy. Checks nothing: see host.js.

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

/** What the module calls; nothing here needs an answer, and its memory is looked at anew each time. */
const IMPORTS = {
  env: { emscripten_notify_memory_growth() {} },
  wasi_snapshot_preview1: {
    proc_exit() {
      throw new WebAssembly.RuntimeError('aborted');
    },
  },
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param {Board} board @returns {[Int32Array, Uint8Array]} */
function partsOf({ width, height, walls, starts, goals }) {
  return [Int32Array.of(width, height, starts.length, ...starts, ...goals), walls];
}

/** Walls come as a list of numbers. @param {any} result @returns {ParseResult} */
function withWalls(result) {
  for (const board of result.boards) board.walls = Uint8Array.from(board.walls);
  return result;
}

/**
 * @param {WebAssembly.Module} compiled
 */
export async function createEngine(compiled) {
  const { exports } = await WebAssembly.instantiate(compiled, IMPORTS);
  const wasm = /** @type {Record<string, (...numbers: any[]) => number>} */ (exports);
  const memory = /** @type {WebAssembly.Memory} */ (exports.memory);
  wasm._initialize();

  /** Puts arguments where the next call finds them. @param {(string|Int32Array|Uint8Array)[]} parts */
  function give(...parts) {
    const bytes = parts.map((part) =>
      typeof part === 'string'
        ? encoder.encode(part)
        : new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
    );
    let at = wasm.argument(bytes.reduce((sum, { length }) => sum + 4 + length, 0));
    for (const part of bytes) {
      new DataView(memory.buffer).setUint32(at, part.length, true);
      new Uint8Array(memory.buffer).set(part, at + 4);
      at += 4 + part.length;
    }
  }

  /** The bytes that the last call gave. */
  function take() {
    const [at, size] = new Uint32Array(memory.buffer, wasm.result(), 2);
    return memory.buffer.slice(at, at + size);
  }

  /** @param {string} name @param {(number|boolean)[]} numbers */
  function bytes(name, ...numbers) {
    wasm[name](...numbers);
    return take();
  }

  /** @param {string} name @param {(number|boolean)[]} numbers */
  const text = (name, ...numbers) => decoder.decode(bytes(name, ...numbers));

  /** @param {string} name @param {(number|boolean)[]} numbers */
  const json = (name, ...numbers) => JSON.parse(text(name, ...numbers));

  /** The calls of an open search. @param {number} handle */
  const sessionOf = (handle) => ({
    close: () => void wasm.close(handle),
    /** Expands at most `budget` states. @type {(budget: number) => Outcome} */
    step: (budget) => /** @type {Outcome} */ (text('step', handle, budget)),
    cancel: () => void wasm.cancel(handle),
    /** @type {() => Figures} */
    progress: () => json('progress', handle),
    /** @type {() => End} */
    summary: () => json('summary', handle),
    plan: () => new Uint16Array(bytes('plan', handle)),
    /** The calls below it want a trace. */
    hasTrace: () => wasm.hasTrace(handle) !== 0,
    /** @type {(backward: boolean) => number[]} */
    layerSizes: (backward) => Array.from(new Float64Array(bytes('layerSizes', handle, backward))),
    /** @type {(backward: boolean) => Uint16Array} */
    firstLayers: (backward) => new Uint16Array(bytes('firstLayers', handle, backward)),
    /** @type {(backward: boolean, a: number, b: number) => Uint16Array} */
    pairLayers: (backward, a, b) => new Uint16Array(bytes('pairLayers', handle, backward, a, b)),
    /** @type {(backward: boolean, layer: number, count: number) => Uint32Array} */
    layerCounts: (...which) => new Uint32Array(bytes('layerCounts', handle, ...which)),
    overlaps: () => new Int32Array(bytes('overlaps', handle)),
    /** @type {(step: number) => Position|null} */
    positionAt: (step) => json('positionAt', handle, step),
    /** @type {(step: number) => Inspection|null} */
    inspect: (step) => json('inspect', handle, step),
  });

  return {
    /** @returns {PuzzleInfo} */
    puzzle: () => json('puzzle'),

    /** A search that is the caller's to close. Throws what makes the board unfit. @param {Required<SolveRequest>} request */
    open({ algorithm, board, maxBytes, maxStates }) {
      give(algorithm, ...partsOf(board));
      const handle = wasm.open(maxBytes, maxStates);
      if (handle === 0) throw new Error(JSON.parse(decoder.decode(take())).message);
      return sessionOf(handle);
    },

    /** @param {string} source */
    parseText(source) {
      give(source);
      return withWalls(json('parseText'));
    },

    /** @param {Board[]} boards @returns {PrintResult} */
    printText(boards) {
      give(...boards.flatMap(partsOf));
      return json('printText', boards.length);
    },

    /** @param {Board} board @param {string} plan @returns {Verdict} */
    checkPlan(board, plan) {
      give(...partsOf(board), plan);
      return json('checkPlan');
    },

    /** @param {string} family @param {number} count @param {number} seed */
    generate(family, count, seed) {
      give(family);
      return withWalls(json('generate', count, seed));
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof createEngine>>} Engine */
/** @typedef {ReturnType<Engine['open']>} Session */
