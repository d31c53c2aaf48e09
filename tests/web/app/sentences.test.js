// The live sentence and the proof, for every way a search can stand or end.
import { expect, test } from 'vitest';
import { reduce } from '../../../web/src/app/reducer.js';
import { proof, sentence } from '../../../web/src/app/sentences.js';
import { boardOf, initialState, makeDrawing } from '../../../web/src/app/state.js';
import { loadCatalogue, plainText, translate } from '../../../web/src/i18n/index.js';
import { PUZZLES } from '../../../web/src/puzzles/index.js';
import { readRows } from '../boards.js';
import { madeHello, madeTrace } from './made.js';

const { words } = PUZZLES.ghosts;
await loadCatalogue('en', words);
await loadCatalogue('zh', words);

const DRY = /** @type {const} */ ({ outcome: 'exhausted' });

const BOARD = readRows(['a  A']);
/** @type {Partial<import('../../../web/src/engine/protocol.js').Summary>} */
const SOLVED = {
  algorithm: 'bidirectional-smaller',
  outcome: 'solved',
  steps: 3,
  schedule: 'fbf',
  layers: { forward: [1, 4, 1234], backward: [1, 3] },
  meeting: { cells: [2], forwardDepth: 2, backwardDepth: 1, ties: 5 },
  plan: Uint16Array.of(0, 1, 2, 3),
  discovered: 1242,
  bytes: 3 * 2 ** 20,
  proof: 'met',
};

/** A page after a search. @param {typeof SOLVED} [change] what differs from SOLVED */
function after(change = {}) {
  const drawing = makeDrawing(BOARD, 'bidirectional-smaller', 'x');
  const state = initialState({ puzzle: 'ghosts', drawing, language: 'en', welcome: false });
  const ready = reduce(state, {
    type: 'engine/ready',
    hello: madeHello('bidirectional-smaller'),
  });
  return reduce(ready, madeTrace(BOARD, { ...SOLVED, ...change }, Int32Array.of(0, 3)));
}

/** @param {import('../../../web/src/app/state.js').State} state @param {'en'|'zh'} [language] */
function say(state, language = 'en') {
  const t = (/** @type {string} */ key, /** @type {object} */ values = {}) =>
    translate(language, key, values, words);
  return plainText(sentence(state, t, (piece) => String.fromCharCode(97 + piece)));
}

/** @param {import('../../../web/src/app/state.js').State} state */
function why(state) {
  const text = proof(state, (key, values) => translate('en', key, values, words));
  return text && plainText(`${text.title}: ${text.paragraphs.join(' ')}`);
}

/** @param {number} turn @param {number} [inner] */
const at = (turn, inner = 0) => reduce(after(), { type: 'head/move', turn, inner });

test('each turn is told with its side, its layer and what it found', () => {
  expect(say(at(0))).toContain('each side holds one joint state');
  expect(say(at(1))).toBe(
    'Turn 1 of 3: the forward side expanded 1 joint state of its layer 0 and found 4 new ones. ' +
      'The two fronts are 2 layers apart.',
  );
  expect(say(at(2))).toContain('the backward side expanded 1 joint state of its layer 0');
  expect(say(at(2))).toContain('The two fronts are 1 layer apart');
  expect(say(at(3))).toContain('3 = 2 + 1 steps, and no plan is shorter');
});

test('in the middle of a turn it says how far it is', () => {
  expect(say(at(2, 3))).toBe(
    'Turn 3 of 3: the forward side has expanded 3 of the 4 joint states of its layer 1.',
  );
});

test('in Chinese, too', () => {
  expect(say(at(1), 'zh')).toBe(
    '第 1 轮，共 3 轮：正向一侧扩展了第 0 层的 1 个联合状态，得到 4 个新状态。两侧前沿相距 2 层。',
  );
});

test('the walk of the plan tells who moves where', () => {
  const walk = reduce(after(), { type: 'time/move', time: 2 });
  expect(say(walk)).toBe('Step 2 of 3: a right.');
});

test('the proof of a shortest plan names the layers that share nothing', () => {
  expect(why(after())).toBe(
    'Why no plan is shorter: They met at 5 joint states, 2 from the start and 1 from the goal. ' +
      'A plan of 2 steps or fewer would cross a state that is at most 1 from the start and at most 1 ' +
      'from the goal. Both sides have finished those layers and share none. So 3 is the least.',
  );
});

test('the proof of no plan counts the side that ran dry, and only that', () => {
  const layers = { forward: [1, 4, 7], backward: [1, 3] };
  const dry = {
    ...DRY,
    proof: 'exhausted-forward',
    steps: -1,
    layers,
    meeting: null,
  };
  const state = after({ ...dry, schedule: 'fbff' });
  expect(say(state)).toContain('expanded its last 7 joint states and found nothing new');
  expect(why(state)).toContain('The forward side reached 12 joint states and ran dry');
  expect(why(state)).toContain('The 4 states of the other side were not needed');
});

test('a limit and a cancel prove nothing and say so', () => {
  for (const outcome of /** @type {const} */ (['node-limit', 'memory-limit', 'cancelled'])) {
    expect(why(after({ outcome, steps: null, meeting: null }))).toContain('proves nothing');
  }
  const unfit = /** @type {const} */ ({ outcome: 'memory-limit', steps: null, discovered: 0 });
  const told = (
    /** @type {import('../../../web/src/engine/protocol.js').Fit['reason']} */ reason,
  ) => why(after({ ...unfit, meeting: null, reason, needed: 3 * 2 ** 30 }));
  expect(told('tables-too-large')).toContain('would need 3 GiB');
  expect(told('too-many-pieces')).toContain('as many pieces');
  expect(told('floor-too-large')).toContain('16 × 16');
  expect(told('too-many-states')).toContain('can number');
});

test('A* tells its turns by f, and its proof', () => {
  const layers = { forward: [1, 6, 12, 1], backward: [1] };
  const estimates = Int32Array.of(7, 7, 8, 8);
  const found = { schedule: 'fff', layers, estimates, steps: 8, proof: 'estimate', meeting: null };
  const state = after(found);
  expect(say(state)).toContain(
    'A* expanded 12 joint states of f = 8, and the next was the goal: 8',
  );
  expect(say(reduce(state, { type: 'head/move', turn: 2, inner: 0 }))).toContain(
    '6 joint states of f = 7',
  );
  expect(say(reduce(state, { type: 'head/move', turn: 1, inner: 3 }))).toContain(
    '3 of the 6 joint',
  );
  expect(say(reduce(state, { type: 'head/move', turn: 0, inner: 0 }))).toContain(
    '7 steps are needed',
  );
  expect(why(state)).toContain('nothing that is still open has less');
});

test('A* without a plan says that nothing is open, or that nothing had to be expanded', () => {
  const none = { ...DRY, proof: 'exhausted-forward', steps: null, meeting: null };
  const layers = { forward: [1, 6, 12], backward: [1] };
  const dry = after({ ...none, schedule: 'ff', layers, estimates: Int32Array.of(7, 8) });
  expect(say(dry)).toContain('Nothing is open any more');
  const needless = after({
    ...none,
    schedule: '',
    layers: { forward: [0], backward: [0] },
    estimates: new Int32Array(),
  });
  expect(say(needless)).toContain('no state had to be expanded');
  expect(why(needless)).toContain('even without the others');
});

test('the proofs of the fast engine each have words of their own', () => {
  const none = { schedule: '', layers: { forward: [], backward: [] }, meeting: null };
  for (const bound of ['single-bound', 'pair-bound']) {
    expect(why(after({ ...none, proof: bound }))).toContain('already need');
  }
  expect(why(after({ ...none, meeting: SOLVED.meeting }))).toContain('first met 2 from the start');
  const dry = { ...none, ...DRY, steps: -1 };
  expect(why(after({ ...dry, proof: 'single-exhausted' }))).toContain('has no way');
  expect(why(after({ ...dry, proof: 'pair-exhausted' }))).toContain('can never both');
  expect(why(after({ ...dry, proof: 'exhausted' }))).toContain('was visited');
});

test('an engine without layers says whose are shown', () => {
  const state = after();
  const drawings = { ghosts: { ...state.drawings.ghosts, algorithm: 'fast' } };
  const fast = { id: 'fast', sides: /** @type {2} */ (2), wrong: false, layered: false };
  const algorithms = { ghosts: [{ ...fast, inspectable: false }] };
  expect(say({ ...state, drawings, algorithms })).toContain('those of “Bidirectional, smaller');
  expect(say(state)).not.toContain('those of');
});

test('start equal to goal is an answer of 0', () => {
  const layers = { forward: [1], backward: [1] };
  const state = after({ steps: 0, schedule: '', layers, proof: 'same', meeting: null });
  expect(say(state)).toContain('0 steps');
  expect(why(state)).toContain('0 is the least');
});

test('an example that was just opened follows the piece that both sides reach last', () => {
  const board = readRows(['abAB']);
  const drawing = makeDrawing(board, 'bidirectional-smaller', 'x');
  const state = initialState({ puzzle: 'ghosts', drawing, language: 'en', welcome: false });
  const trace = madeTrace(board, SOLVED, Int32Array.of(0, 1, 3, 3));
  const opened = reduce(state, trace);
  expect(opened.follow).toBe(1);
  const chosen = reduce(opened, { type: 'follow/set', piece: 0 });
  expect(reduce(chosen, trace).follow).toBe(0);
  expect(boardOf(chosen)).toBe(board);
});
