// Each example of the ghosts shows what its note says, by the real engine.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GHOST_EXAMPLES } from '../../../web/src/puzzles/ghosts/examples.js';
import { lintGhosts } from '../../../web/src/puzzles/ghosts/lint.js';
import { openEngine } from '../engine/open_engine.js';

const [PLAIN, TURNS, SMALLER] = [
  'breadth-first',
  'bidirectional-alternating',
  'bidirectional-smaller',
];

/** @type {Awaited<ReturnType<typeof openEngine>>} */
let engine;
let jobs = 0;

beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

/** @param {string} id */
function boardOf(id) {
  const example = GHOST_EXAMPLES.find((entry) => entry.id === id);
  if (!example) throw new Error(`no example ${id}`);
  return example.board();
}

/** @param {string|import('../../../web/src/engine/protocol.js').Board} of */
async function solve(of, algorithm = SMALLER) {
  const board = typeof of === 'string' ? boardOf(of) : of;
  const summary = await engine.solve({ job: ++jobs, puzzle: 'ghosts', algorithm, board });
  const overlaps = await engine.overlaps(summary.job);
  await engine.release(summary.job);
  return { ...summary, overlaps };
}

/** Only two of the ghosts. @param {string} id @param {number} i @param {number} j */
function pairOf(id, i, j) {
  const board = boardOf(id);
  const pick = (/** @type {number[]} */ cells) => [cells[i], cells[j]];
  return { ...board, starts: pick(board.starts), goals: pick(board.goals) };
}

test('there are at least eight, fit to be solved, with the answers that are known', async () => {
  const steps = {
    opening: 27,
    manor: 77,
    alone: 24,
    swap: 7,
    corridor: 36,
    ring: 6,
    sealed: -1,
    star: -1,
    funnel: 10,
    hall: 19,
  };
  expect(GHOST_EXAMPLES.map(({ id }) => id)).toEqual(Object.keys(steps));
  for (const [id, answer] of Object.entries(steps)) {
    expect(lintGhosts(boardOf(id)).filter(({ level }) => level === 'error')).toEqual([]);
    expect([id, (await solve(id)).steps]).toEqual([id, answer]);
  }
});

test('the opening: two sides look at 14 %, and each ghost alone overlaps before they meet', async () => {
  const [both, plain] = [await solve('opening'), await solve('opening', PLAIN)];
  expect(both.discovered / plain.discovered).toBeCloseTo(0.14, 2);
  for (const ghost of [1, 2, 4]) expect(both.overlaps[ghost]).toBeLessThan(27);
  expect(both.overlaps[7]).toBe(27);
});

test('one alone: two sides look at half of the maze', async () => {
  const [both, plain] = [await solve('alone'), await solve('alone', PLAIN)];
  expect(both.discovered / plain.discovered).toBeCloseTo(0.54, 2);
});

test('the manor: b and c overlap long before the sides meet', async () => {
  const { overlaps } = await solve('manor');
  expect([overlaps[0b010], overlaps[0b100], overlaps[0b001]]).toEqual([35, 43, 77]);
});

test('the ring: each goes to where the next one stands', () => {
  const { starts, goals } = boardOf('ring');
  expect(goals).toEqual([starts[1], starts[2], starts[0]]);
});

test('no room to pass: no two ghosts can change their order either', async () => {
  for (const [i, j] of PAIRS) expect((await solve(pairOf('sealed', i, j))).steps).toBe(-1);
});

test('three is a crowd: each pair has a plan, the three have none, one cell is free', async () => {
  for (const [i, j] of PAIRS) expect((await solve(pairOf('star', i, j))).steps).toBeGreaterThan(0);
  expect(boardOf('star').walls.filter((wall) => !wall)).toHaveLength(4);
});

test('the funnel: the smaller side first sees a twelfth; the hall: it sees more', async () => {
  const saved = async (/** @type {string} */ id) =>
    (await solve(id)).discovered / (await solve(id, TURNS)).discovered;
  expect(await saved('funnel')).toBeCloseTo(1 / 12, 2);
  expect(await saved('hall')).toBeGreaterThan(1.05);
});

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
];
