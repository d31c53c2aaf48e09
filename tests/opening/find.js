// Finds the opening maze: 16x16, three ghosts, where two sides discover at most a fifth of what plain
// breadth-first search does, and A* is no short cut. `node tests/opening/find.js [--seed S] [--rounds N]`
// climbs from mazes by chance and prints the best with its figures. Needs ./build.sh wasm.
import { parseArgs } from 'node:util';
import { openEngine } from '../web/engine/open_engine.js';
import { expandedByAStar, guessOf } from './a_star.js';
import { chanceOf, exchange, legalMaze, scatter, vary } from './maze.js';

/** @typedef {import('../../web/src/engine/protocol.js').Board} Board */
/** @typedef {{board: Board, steps: number, plain: number, both: number, guided: number, guess: number, overlap: number}} Found */

const SIDE = 16;
/** The page solves it while it loads: more states than this would be felt. */
const MOST_STATES = 250_000;
const LEAST_STATES = 15_000;
/** An answer that can be watched turn by turn. */
const STEPS = { least: 20, most: 64 };

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '400' } },
});
const host = await openEngine();
let jobs = 0;

/** @param {Board} board @param {string} algorithm */
async function solve(board, algorithm) {
  const job = ++jobs;
  const summary = await host.solve({ job, puzzle: 'ghosts', algorithm, board });
  const overlaps = await host.overlaps(job);
  await host.release(job);
  return { summary, overlaps };
}

/** What a maze is worth; null when it is no opening at all. @param {Board} board @returns {Promise<Found|null>} */
async function judge(board) {
  const { summary, overlaps } = await solve(board, 'bidirectional-smaller');
  const { steps, discovered: both, outcome } = summary;
  if (outcome !== 'solved' || steps === null) return null;
  if (steps < STEPS.least || steps > STEPS.most || both > MOST_STATES) return null;
  if (both < LEAST_STATES) return null;
  const plain = (await solve(board, 'breadth-first')).summary.discovered;
  const singles = [overlaps[1], overlaps[2], overlaps[4]];
  const overlap = Math.min(...singles.filter((turn) => turn >= 0));
  const guided = expandedByAStar(board);
  return { board, steps, plain, both, guided, guess: guessOf(board), overlap };
}

/** The share of plain search that both sides may discover; less is not better. */
const SHARE = 0.18;

/**
 * What the climb makes small: the share above SHARE, how little A* has to expand, and, since that hardly
 * changes as long as its guess is right, how little the answer exceeds the guess at the start.
 * @param {Found} found
 */
function score({ both, plain, guided, steps, guess }) {
  const above = Math.max(0, both / plain - SHARE);
  return 3 * above + Math.max(0, 1 - guided / both) - 0.05 * Math.min(6, steps - guess);
}

/** @param {Board} board */
function rowsOf({ width, height, walls, starts, goals }) {
  const letter = (/** @type {number} */ cell) => {
    if (walls[cell]) return '#';
    if (starts.includes(cell)) return 'abc'[starts.indexOf(cell)];
    return goals.includes(cell) ? 'ABC'[goals.indexOf(cell)] : ' ';
  };
  const row = (/** @type {number} */ y) =>
    Array.from({ length: width }, (_, x) => letter(y * width + x)).join('');
  return Array.from({ length: height }, (_, y) => row(y));
}

const chance = chanceOf(Number(values.seed));
/** @type {Found|null} */
let best = null;
for (let round = 0; round < Number(values.rounds); round++) {
  const fresh = best === null || round % 40 === 0;
  const board = fresh
    ? exchange(scatter(legalMaze(SIDE, chance, 85 + chance(45)), 3, chance))
    : vary(/** @type {Found} */ (best).board, chance);
  const found = await judge(board);
  if (!found || (best && score(found) >= score(best))) continue;
  best = found;
  const { steps, plain, both, guided, overlap } = found;
  const percent = ((100 * both) / plain).toFixed(1);
  console.log(`round ${round}: ${steps} steps, ${both} of ${plain} states (${percent} %)`);
  console.log(`  A* ${guided}, first overlap at turn ${overlap}`);
  console.log(rowsOf(found.board).join('\n'));
}
host.close();
