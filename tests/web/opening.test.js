// The opening maze keeps its promises: legal, two sides shine, A* is no short cut; the figures beside it
// are true.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBlocks } from '../../web/src/model/carve.js';
import { isClosed } from '../../web/src/model/edits.js';
import { ghosts } from '../../web/src/puzzles/ghosts/index.js';
import { expandedByAStar } from '../opening/a_star.js';
import { isConnected } from '../opening/maze.js';
import { openEngine } from './engine/open_engine.js';

const board = ghosts.examples[0].board();

/** @type {Awaited<ReturnType<typeof openEngine>>} */
let host;

beforeAll(async () => {
  host = await openEngine();
});
afterAll(() => host.close());

test('it is a legal maze of 16x16 with three ghosts', () => {
  expect([board.width, board.height, board.starts.length]).toEqual([16, 16, 3]);
  expect([isClosed(board), isConnected(board), openBlocks(board)]).toEqual([true, true, []]);
});

test('two sides discover at most a fifth of what plain search does, A* has work to do', async () => {
  const solve = async (/** @type {number} */ job, /** @type {string} */ algorithm) =>
    host.solve({ job, puzzle: 'ghosts', algorithm, board });
  const both = await solve(1, 'bidirectional-smaller');
  const plain = await solve(2, 'breadth-first');
  expect([both.steps, both.discovered, plain.discovered]).toEqual([27, 96_350, 695_160]);
  expect(both.discovered / plain.discovered).toBeLessThan(0.2);
  expect(expandedByAStar(board)).toBe(15_737);
});
