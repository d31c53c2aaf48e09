// The solitaire on the page: what its plans look like.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { solitaire } from '../../../web/src/puzzles/solitaire/index.js';
import { openEngine } from '../engine/open_engine.js';

/** @type {Awaited<ReturnType<typeof openEngine>>} */
let engine;
let jobs = 0;

beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

/** @param {import('../../../web/src/engine/protocol.js').Board} board @param {string} algorithm */
async function solve(board, algorithm) {
  const summary = await engine.solve({ job: ++jobs, puzzle: 'solitaire', algorithm, board });
  await engine.release(summary.job);
  return summary;
}

test('a plan of interchangeable pieces moves one column a step', async () => {
  const { board } = solitaire.examples[0];
  const { plan } = await solve(board(), 'bidirectional-smaller');
  expect([...plan.subarray(0, 4)]).toEqual(board().starts);
  for (let t = 4; t < plan.length; t += 4) {
    const moved = [0, 1, 2, 3].filter((i) => plan[t + i] !== plan[t + i - 4]);
    expect(moved.length).toBe(1);
  }
});
