// The module of one puzzle as JavaScript sees it; bindings.cpp is its other half. Arrays and objects
// that a call gives are the caller's own. Wrong arguments throw an Error that names them.

/**
 * One instance. A cell is y * width + x, row by row from the top left; -1 is a piece without a place.
 * ghosts: piece i is the i-th letter. blank-tile: starts [blank, tile], goals [-1, target].
 * solitaire: 8x8, four starts and four goals, no walls.
 */
export interface Board {
  width: number;
  height: number;
  /** width * height entries, 1 = wall */
  walls: Uint8Array;
  /** a cell a piece */
  starts: number[];
  /** a cell a piece */
  goals: number[];
}

export type Side = 'forward' | 'backward';
export type Outcome =
  | 'running'
  | 'solved'
  | 'exhausted'
  | 'node-limit'
  | 'memory-limit'
  | 'cancelled';

/** Bounds that a search keeps; each may be left out. */
export interface Limits {
  /** default 1 GiB */
  maxBytes?: number;
  /** discovered states */
  maxStates?: number;
  /** longer plans do not count */
  maxSteps?: number;
  /** expand the start's side alone, past the goal, until it is exhausted */
  flood?: boolean;
}

/** What an algorithm tells of itself. */
export interface Algorithm {
  id: string;
  /** 1: searches from the start alone */
  sides: 1 | 2;
  /** keeps its layers, for the questions below */
  layered: boolean;
  /** tells of each expansion what became of its moves */
  inspectable: boolean;
  /** gives wrong answers, to show a mistake */
  wrong: boolean;
}

export interface PuzzleInfo {
  id: string;
  defaultAlgorithm: string;
  algorithms: Algorithm[];
}

/** How an algorithm fits a board. */
export interface Fit {
  /** '' when it can search the board */
  reason: '' | 'too-many-pieces' | 'floor-too-large' | 'too-many-states' | 'tables-too-large';
  /** what its tables take before the first step, where that is known; else 0 */
  bytes: number;
}

/** Figures of a search while it runs. */
export interface Figures {
  /** states whose successors were enumerated */
  expanded: number;
  /** legal successors, repeats included */
  generated: number;
  /** states stored, each once a side */
  discovered: number;
  /** memory held */
  bytes: number;
  /** finished turns */
  turns: number;
}

/** The state in which the two sides met, in the last turn. */
export interface Meeting {
  cells: number[];
  forwardDepth: number;
  backwardDepth: number;
  /** states of the last new layer that the other side holds, this one included */
  ties: number;
}

/**
 * The end of a search. `layers[side].length` is 1 + the turns of that side (one less when its last turn
 * found nothing new). An engine without layers gives empty ones.
 */
export interface Summary extends Figures {
  algorithm: string;
  outcome: Outcome;
  /** the optimum; -1 when exhausted; null at a limit */
  steps: number | null;
  /**
   * why the answer stands: 'met', 'exhausted-forward', 'exhausted-backward', 'same' (start is goal),
   * 'estimate' (A*), 'single-bound', 'pair-bound', 'single-exhausted', 'pair-exhausted', 'exhausted',
   * ... or ''
   */
  proof: string;
  /** why the search could not begin, else '' */
  reason: Fit['reason'];
  /** bytes of the tables that it needs, where that is known; else 0 */
  needed: number;
  /** one 'f' or 'b' a turn */
  schedule: string;
  layers: { forward: number[]; backward: number[] };
  /** where forward layers are f-layers (A*): their f = steps so far + steps left at least; else empty */
  estimates: Int32Array;
  meeting: Meeting | null;
  /** (steps + 1) * pieces cells, time by time; empty without a plan */
  plan: Uint16Array;
}

/** A table for each side; 65535 = never. */
export interface FirstLayers {
  forward: Uint16Array;
  backward: Uint16Array;
}

/** Where an expansion stands: step k (from 0) is the k-th state that was expanded. */
export interface Position {
  step: number;
  /** from 0, the turn that it belongs to */
  turn: number;
  side: Side;
  /** the layer of `side` that is being expanded */
  layer: number;
  /** place in that layer */
  index: number;
  /** the state */
  cells: number[];
  /** states of layer + 1 that are known once this step is done */
  found: number;
}

/** One joint move that was tried in an expansion. */
export interface Attempt {
  cells: number[];
  fate: 'new' | 'seen' | 'meeting' | 'wall' | 'vertex' | 'swap';
  /** the piece at fault, or the first of two; -1 when legal */
  first: number;
  /** the second of two pieces, or -1 */
  second: number;
}

export type Inspection = Position & { attempts: Attempt[] };

/** Line and column from 1, in bytes; 0 = no place. */
export interface TextError {
  message: string;
  line: number;
  column: number;
}

export interface Verdict {
  ok: boolean;
  /** length of the plan */
  steps: number;
  /** first faulty step (from 1; 0 = the first position itself), -1 when none */
  step: number;
  /** e.g. "step 5: a and b swapped"; '' when ok */
  message: string;
}

/** One search on one board. To be freed with `delete()`. */
export declare class Session {
  private constructor();
  /** Throws what makes the board unfit for any search. '' is the puzzle's default algorithm. */
  static open(board: Board, algorithm: string, limits?: Limits): Session;
  delete(): void;
  /** Expands at most `budget` states (or rows of them, or a stage of bounds). */
  step(budget: number): Outcome;
  /** Ends a running search; what it has found stays readable. */
  cancel(): void;
  progress(): Figures;
  summary(): Summary;

  // The questions below throw for a search that keeps no layers.

  /** pieces * width * height entries a side: the first layer with that piece on that cell. */
  firstLayers(): FirstLayers;
  /** (width * height)^2 entries a side, row = cell of piece a, column = cell of piece b. */
  pairLayers(a: number, b: number): FirstLayers;
  /** pieces * width * height: states of the layer (its first `count`) with that piece on that cell. */
  layerCounts(side: Side, layer: number, count?: number): Uint32Array;
  /**
   * width * height entries: the forward layer in which the piece is there while the others stand on
   * `cells`; -1 = in none. Of a flood from the goal: the steps left.
   */
  cellLayers(cells: number[], piece: number): Int32Array;
  /**
   * Entry m, 1 <= m < 2^pieces: the turn after which both sides first hold states that agree on the
   * pieces of bit set m; -1 = never. Empty for more than 16 pieces.
   */
  overlaps(): Int32Array;
  position(step: number): Position;
  /** null: this engine does not expand state by state. */
  inspect(step: number): Inspection | null;
}

/** A started module. */
export interface Midnight {
  Session: typeof Session;
  info(): PuzzleInfo;
  /** By algorithm. Throws what makes the board unfit for any search. */
  fits(board: Board, limits?: Limits): Record<string, Fit>;
  /** All cases before the first fault, and that fault. */
  parseText(text: string): { boards: Board[]; error: TextError | null };
  /** Throws what contest text cannot say. */
  printText(boards: Board[]): string;
  checkPlan(board: Board, plan: string): Verdict;
  /** Throws at an unknown family. The same seed gives the same boards everywhere. */
  generate(family: string, count: number, seed: number): Board[];
}

declare const create: (options?: {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (name: string) => string;
}) => Promise<Midnight>;
export default create;
