// The table of distances against an answer for each place, on the real engine.
import { afterAll, expect, test } from 'vitest';
import { readRows } from '../boards.js';
import { openEngine } from '../engine/open_engine.js';

const host = await openEngine();
afterAll(() => host.close());

const BOARD = readRows(['a #  ', '  B A', ' #  b']);
let job = 0;

/** @param {import('../../../web/src/engine/protocol.js').Board} board */
async function answer(board) {
  const request = { job: ++job, puzzle: 'ghosts', algorithm: 'breadth-first', board };
  const { steps } = await host.solve(request);
  await host.release(request.job);
  return steps;
}

test.each(['bit-parallel', 'breadth-first'])(
  'a flood by %s tells every distance',
  async (algorithm) => {
    const ends = { ...BOARD, starts: BOARD.goals, goals: BOARD.starts };
    const request = { job: ++job, puzzle: 'ghosts', algorithm, board: ends, flood: true };
    const { outcome } = await host.solve(request);
    expect(outcome).toBe('exhausted');
    for (const piece of [0, 1]) {
      const steps = await host.cellLayers(request.job, BOARD.starts, piece);
      for (const cell of BOARD.walls.keys()) {
        const starts = BOARD.starts.with(piece, cell);
        const free = !BOARD.walls[cell] && BOARD.starts[1 - piece] !== cell;
        expect(steps[cell]).toBe(free ? await answer({ ...BOARD, starts }) : -1);
      }
    }
  },
);
