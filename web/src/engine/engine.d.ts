// The wasm module as cpp/wasm/bindings.cpp offers it; `@wasm/midnight.js` has these types.
// Views are of wasm memory: copy them before the next call.
import type {
  AlgorithmInfo,
  Board,
  Inspection,
  ParseResult,
  Position,
  PrintResult,
  Summary,
  TextError,
  Verdict,
} from './protocol.js';

/** Tables that searches on the same walls share. */
export interface Reuse {
  delete(): void;
}

/** A search. When `error` is not null nothing else may be called but `delete`. */
export interface Session {
  error(): TextError | null;
  /** Expands at most `budget` states; the outcome, 'running' included. */
  step(budget: number): string;
  cancel(): void;
  progress(): {
    expanded: number;
    generated: number;
    discovered: number;
    bytes: number;
    turns: number;
  };
  summary(): Pick<Summary, 'outcome' | 'proof' | 'schedule' | 'layers' | 'plan' | 'meeting'> & {
    steps: number;
  };
  /** The calls below it want a trace. */
  hasTrace(): boolean;
  layerCount(backward: boolean): number;
  layerSize(backward: boolean, layer: number): number;
  firstLayers(backward: boolean): Uint16Array;
  pairLayers(backward: boolean, a: number, b: number): Uint16Array;
  layerCounts(backward: boolean, layer: number, count: number): Uint32Array;
  /** A copy. */
  overlaps(): Int32Array;
  positionAt(step: number): Position | null;
  inspect(step: number): Inspection | null;
  delete(): void;
}

export interface Engine {
  catalogue(): Record<string, { defaultAlgorithm: string; algorithms: AlgorithmInfo[] }>;
  parseText(puzzle: string, text: string): ParseResult;
  printText(puzzle: string, boards: Board[]): PrintResult;
  checkPlan(puzzle: string, board: Board, plan: string): Verdict;
  generate(puzzle: string, family: string, count: number, seed: number): ParseResult;
  Reuse: new () => Reuse;
  Session: new (
    puzzle: string,
    algorithm: string,
    board: Board,
    maxBytes: number,
    maxStates: number,
    reuse: Reuse,
  ) => Session;
}

/** Where the module's bytes come from: given, or fetched from the place that is told. */
export interface Source {
  wasmBinary?: ArrayBufferView | ArrayBuffer;
  locateFile?: (name: string) => string;
}

export default function create(source?: Source): Promise<Engine>;
