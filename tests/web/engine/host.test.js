// The host on the real wasm module: every call of the protocol, slices, cancel, wrong arguments.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHost } from '../../../web/src/engine/host.js';
import { NEVER, PROTOCOL_VERSION } from '../../../web/src/engine/protocol.js';
import { loadModule, openEngine } from './open_engine.js';

/** @typedef {import('../../../web/src/engine/protocol.js').Inspection} Inspection */

const root = new URL('../../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');

const SMALL = '5 5 2\n#####\n#A#B#\n#   #\n#b#a#\n#####\n0 0 0\n';

/** @type {Awaited<ReturnType<typeof openEngine>>} */
let host;
let job = 0;

beforeAll(async () => {
  host = await openEngine();
});
afterAll(() => host.close());

/** @param {string} text */
async function boardsOf(text) {
  const parsed = await host.parseText('ghosts', text);
  expect(parsed.error).toBe(null);
  return parsed.boards;
}

/** An open board on which plain breadth-first search takes a while. */
async function largeBoard() {
  const rows = Array.from({ length: 16 }, (_, y) => (y === 0 ? 'abc' : y === 15 ? 'CBA' : ''));
  return (await boardsOf(`16 16 3\n${rows.join('\n')}\n`))[0];
}

/** @param {any} board @param {string} algorithm @param {object} [more] */
async function solve(board, algorithm, more = {}) {
  return host.solve({ job: ++job, puzzle: 'ghosts', algorithm, board, ...more });
}

describe('hello', () => {
  test('names version, puzzle and algorithms', async () => {
    const hello = await host.hello('ghosts');
    expect(hello).toMatchObject({ version: PROTOCOL_VERSION, puzzle: 'ghosts' });
    const { defaultAlgorithm, algorithms } = hello.info;
    const ids = algorithms.map((algorithm) => algorithm.id);
    expect(ids).toContain(defaultAlgorithm);
    expect(ids).toEqual(expect.arrayContaining(['breadth-first', 'bidirectional-smaller']));
  });
});

describe('engines', () => {
  test('each puzzle has its own, and one that did not arrive is asked for again', async () => {
    const load = vi.fn(loadModule);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const other = createHost(load);
    await expect(other.hello('solitaire')).rejects.toThrow('Failed to fetch');
    const { info } = await other.hello('solitaire');
    expect(info.algorithms.map(({ id }) => id)).toContain(info.defaultAlgorithm);
    await other.parseText('solitaire', '');
    await other.parseText('ghosts', '');
    expect(load.mock.calls).toEqual([['solitaire'], ['solitaire'], ['ghosts']]);
    other.close();
  });
});

describe('solve', () => {
  test('gives the known answers of the statement with every layered algorithm', async () => {
    const boards = await boardsOf(read('tests/data/ghosts/statement.in'));
    const { algorithms } = (await host.hello('ghosts')).info;
    for (const { id } of algorithms.filter((one) => !one.wrong)) {
      const steps = [];
      for (const board of boards) steps.push((await solve(board, id)).steps);
      expect(steps, id).toEqual([7, 36, 77]);
    }
  });

  test('sums up layers, schedule, meeting and plan', async () => {
    const [board] = await boardsOf(SMALL);
    const summary = await solve(board, 'bidirectional-smaller');
    expect(summary).toMatchObject({
      outcome: 'solved',
      steps: 7,
      schedule: 'fbfbfff',
      layers: { forward: [1, 3, 11, 4, 8, 6], backward: [1, 3, 11] },
      proof: 'met',
      expanded: 31,
      generated: 188,
      discovered: 48,
    });
    const { meeting, plan } = summary;
    expect(Number(meeting?.forwardDepth) + Number(meeting?.backwardDepth)).toBe(7);
    expect(plan).toHaveLength(8 * 2);
    expect([...plan.slice(0, 2)]).toEqual(board.starts);
    expect([...plan.slice(-2)]).toEqual(board.goals);
    const at = (meeting?.forwardDepth ?? 0) * 2;
    expect([...plan.slice(at, at + 2)]).toEqual(meeting?.cells);
  });

  test('tells impossible from a limit', async () => {
    const [sealed] = await boardsOf('5 3 1\n#####\n#a#A#\n#####\n');
    const exhausted = await solve(sealed, 'bidirectional-smaller');
    expect(exhausted).toMatchObject({ outcome: 'exhausted', steps: -1, meeting: null });
    expect(exhausted.proof).toBe('exhausted-forward');
    const board = await largeBoard();
    const nodes = await solve(board, 'breadth-first', { maxStates: 1000 });
    expect(nodes).toMatchObject({ outcome: 'node-limit', steps: null, proof: '' });
    const bytes = await solve(board, 'breadth-first', { maxBytes: 5_000_000 });
    expect(bytes).toMatchObject({ outcome: 'memory-limit', steps: null });
    expect(bytes.bytes).toBeLessThanOrEqual(5_000_000);
  });

  test('reports progress and stops when cancelled, other calls being answered meanwhile', async () => {
    const board = await largeBoard();
    /** @type {number[]} */
    const seen = [];
    const id = ++job;
    const request = { job: id, puzzle: 'ghosts', algorithm: 'breadth-first', board };
    const end = host.solve(request, (progress) => {
      seen.push(progress.discovered);
      if (seen.length === 3) host.cancel(id);
    });
    const [small] = await boardsOf(SMALL);
    expect((await solve(small, 'breadth-first')).steps).toBe(7);
    const summary = await end;
    expect(summary.outcome).toBe('cancelled');
    expect(seen).toHaveLength(3);
    expect(seen[2]).toBeGreaterThan(seen[0]);
    await host.release(id);
  });

  test('refuses what is not a board before the core sees it', async () => {
    const [board] = await boardsOf(SMALL);
    const wrongs = { width: '5', walls: [1, 2], starts: [0.5, 1], goals: null, height: 2 ** 40 };
    for (const [name, wrong] of Object.entries(wrongs)) {
      await expect(solve({ ...board, [name]: wrong }, 'breadth-first')).rejects.toThrow(
        `${name} must be`,
      );
    }
    await expect(solve(board, 'no-such')).rejects.toThrow('unknown algorithm no-such');
    const inWall = { ...board, starts: [0, board.starts[1]] };
    await expect(solve(inWall, 'breadth-first')).rejects.toThrow('ghost a is in a wall');
    await expect(solve({ ...board, walls: new Uint8Array(3) }, 'breadth-first')).rejects.toThrow(
      'the walls do not fill the board',
    );
  });
});

describe('the trace', () => {
  test('first layers, counts and pairs agree with each other', async () => {
    const [board] = await boardsOf(SMALL);
    const summary = await solve(board, 'bidirectional-smaller');
    const cells = board.width * board.height;
    const first = await host.firstLayers(job);
    expect(first.forward).toHaveLength(2 * cells);
    expect(first.forward[board.starts[0]]).toBe(0);
    expect(first.backward[cells + board.goals[1]]).toBe(0);
    expect(first.forward[0]).toBe(NEVER);
    for (const [layer, size] of summary.layers.forward.entries()) {
      const counts = await host.layerCounts(job, 'forward', layer);
      const ofA = counts.slice(0, cells);
      expect(ofA.reduce((sum, count) => sum + count)).toBe(size);
      for (let cell = 0; cell < cells; ++cell) {
        if (ofA[cell] > 0) expect(first.forward[cell]).toBeLessThanOrEqual(layer);
        if (first.forward[cell] === layer) expect(ofA[cell]).toBeGreaterThan(0);
      }
    }
    const pairs = await host.pairLayers(job, 0, 1);
    expect(pairs.forward).toHaveLength(cells * cells);
    expect(pairs.forward[board.starts[0] * cells + board.starts[1]]).toBe(0);
    const overlaps = await host.overlaps(job);
    expect([...overlaps]).toEqual([-1, 4, 4, 7]);
  });

  test('every expansion can be inspected', async () => {
    const [board] = await boardsOf(SMALL);
    const { expanded, schedule } = await solve(board, 'bidirectional-smaller');
    const first = /** @type {Inspection} */ (await host.inspect(job, 0));
    expect(first).toMatchObject({ turn: 0, side: 'forward', layer: 0, index: 0, found: 3 });
    expect(first.cells).toEqual(board.starts);
    expect(first.attempts).toHaveLength(25);
    const fates = first.attempts.map((attempt) => attempt.fate);
    expect(fates.filter((fate) => fate === 'new')).toHaveLength(3);
    expect(fates.filter((fate) => fate === 'seen')).toHaveLength(1);
    const last = await host.position(job, expanded - 1);
    expect(last.turn).toBe(schedule.length - 1);
    await expect(host.inspect(job, expanded)).rejects.toThrow(`no expansion ${expanded}`);
    for (const wrong of [-1, 0.5, Number.NaN, 1e300]) {
      const says = (/** @type {string} */ what) =>
        wrong === -1 ? `there is no ${what} -1` : `${what} must be a whole number`;
      await expect(host.position(job, wrong)).rejects.toThrow(says('expansion'));
      await expect(host.inspect(job, wrong)).rejects.toThrow(says('expansion'));
      await expect(host.layerCounts(job, 'forward', wrong)).rejects.toThrow(says('layer'));
      await expect(host.pairLayers(job, 0, wrong)).rejects.toThrow(says('piece'));
    }
    await expect(host.pairLayers(job, 0, 2)).rejects.toThrow('there is no piece 2');
  });

  test('an engine that moves rows of states tells places and no single expansions', async () => {
    const [board] = await boardsOf(SMALL);
    const { expanded, layers } = await solve(board, 'bit-parallel');
    expect(await host.inspect(job, 0)).toBe(null);
    expect(await host.position(job, 0)).toMatchObject({ layer: 0, index: 0, cells: board.starts });
    await expect(host.inspect(job, expanded)).rejects.toThrow('there is no expansion');
    const counts = await host.layerCounts(job, 'forward', 1);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2 * layers.forward[1]);
  });

  test('is gone after release', async () => {
    const [board] = await boardsOf(SMALL);
    await solve(board, 'breadth-first');
    await host.release(job);
    await expect(host.firstLayers(job)).rejects.toThrow('there is no job');
    await expect(host.layerCounts(job, 'forward', 0)).rejects.toThrow('there is no job');
  });
});

describe('texts', () => {
  test('print and parse are inverse', async () => {
    const text = read('tests/data/ghosts/statement.in').trimEnd();
    const printed = await host.printText('ghosts', await boardsOf(text));
    expect(printed).toBe(`${text}\n`);
  });

  test('an error has its place, and the cases before it are kept', async () => {
    const parsed = await host.parseText('ghosts', `${SMALL.slice(0, -6)}3 1 1\na?A\n`);
    expect(parsed).toMatchObject({
      error: { line: 8, column: 2, message: 'this character is not a cell' },
    });
    expect(parsed.boards).toHaveLength(1);
  });

  test('what contest text cannot say is refused with the reason', async () => {
    const [board] = await boardsOf(SMALL);
    const told = { ...board, goals: board.starts };
    await expect(host.printText('ghosts', [told])).rejects.toThrow('cannot put target A');
  });

  test('a plan is checked by replay', async () => {
    const [board] = await boardsOf('3 1 1\na A\n');
    const good = await host.checkPlan('ghosts', board, '0:(0,0),\n1:(1,0),\n2:(2,0),\n');
    expect(good).toEqual({ ok: true, steps: 2, step: -1, message: '' });
    const jump = await host.checkPlan('ghosts', board, '0:(0,0),\n1:(2,0),\n');
    expect(jump).toMatchObject({
      ok: false,
      step: 1,
      message: 'step 1: a jumps from (0,0) to (2,0)',
    });
    const unread = await host.checkPlan('ghosts', board, '0:(0,0),\n1;\n');
    expect(unread).toMatchObject({ ok: false, step: -1, message: '2:2: expected :' });
  });
});

describe('generate', () => {
  test('gives the same boards for the same seed, and others for another', async () => {
    const made = (/** @type {number} */ seed) => host.generate('solitaire', 'random', 3, seed);
    const [one, same, other] = [await made(7), await made(7), await made(8)];
    expect(one.length).toBe(3);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('an unknown family and wrong arguments are refused in words', async () => {
    const made = (/** @type {any[]} */ ...args) =>
      /** @type {any} */ (host).generate('solitaire', ...args);
    await expect(made('nothing', 1, 1)).rejects.toThrow('nothing');
    await expect(made('random', 1.5, 1)).rejects.toThrow('count must be a whole number');
    await expect(made('random', 1, -1)).rejects.toThrow('there is no seed -1');
    await expect(made(7, 1, 1)).rejects.toThrow('family must be a string');
  });
});
