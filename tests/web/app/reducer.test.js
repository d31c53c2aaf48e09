// The reducer: edits with undo and redo, strokes, and a playhead that never leaves the search.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduce } from '../../../web/src/app/reducer.js';
import {
  boardOf,
  drawingOf,
  initialState,
  isStale,
  makeDrawing,
} from '../../../web/src/app/state.js';
import { sameBoard } from '../../../web/src/model/board.js';
import { resize, setPieceCount, setWalls } from '../../../web/src/model/edits.js';
import { readRows } from '../boards.js';
import { madeHello, madeTrace } from './made.js';

const BOARD = readRows(['####', '#a #', '# A#', '####']);

function start() {
  const drawing = makeDrawing(BOARD, 'bidirectional-smaller', 'x');
  return initialState({ puzzle: 'ghosts', drawing, language: 'en', welcome: true });
}

/** @typedef {import('../../../web/src/app/state.js').State} State */

/** @param {State} state @param {import('../../../web/src/engine/protocol.js').Board} board */
const edit = (state, board) => reduce(state, { type: 'board/edit', board });

/** A state with a solved search of five turns. */
function solved() {
  const state = start();
  const layers = { forward: [1, 3, 5, 7], backward: [1, 2, 4] };
  const search = { schedule: 'fbfbf', layers, steps: 5, plan: new Uint16Array(6) };
  return reduce(state, madeTrace(boardOf(state), search));
}

test('any edits can all be undone and redone', () => {
  const step = fc.record({
    kind: fc.constantFrom('wall', 'size', 'count'),
    a: fc.nat(99),
    b: fc.nat(99),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let state = start();
      const boards = [boardOf(state)];
      for (const { kind, a, b } of steps) {
        const board = boardOf(state);
        if (kind === 'wall')
          state = edit(state, setWalls(board, [a % board.walls.length], b % 2 ? 1 : 0));
        if (kind === 'size') state = edit(state, resize(board, (a % 8) + 1, (b % 8) + 1));
        if (kind === 'count') state = edit(state, setPieceCount(board, (a % 4) + 1));
        if (boardOf(state) !== boards.at(-1)) boards.push(boardOf(state));
      }
      for (let i = boards.length - 2; i >= 0; i--) {
        state = reduce(state, { type: 'history/undo' });
        expect(boardOf(state)).toBe(boards[i]);
      }
      expect(reduce(state, { type: 'history/undo' })).toBe(state);
      for (let i = 1; i < boards.length; i++) {
        state = reduce(state, { type: 'history/redo' });
        expect(boardOf(state)).toBe(boards[i]);
      }
    }),
  );
});

test('a stroke is one edit, and a cancelled one leaves nothing', () => {
  let state = reduce(start(), { type: 'stroke/begin' });
  state = edit(state, setWalls(BOARD, [6], 1));
  state = edit(state, setWalls(boardOf(state), [9], 1));
  expect(drawingOf(state).past).toHaveLength(0);
  const kept = reduce(state, { type: 'stroke/end' });
  expect(drawingOf(kept).past).toHaveLength(1);
  expect(boardOf(reduce(kept, { type: 'history/undo' }))).toBe(BOARD);
  const cancelled = reduce(state, { type: 'stroke/cancel' });
  expect(boardOf(cancelled)).toBe(BOARD);
  expect(drawingOf(cancelled).past).toHaveLength(0);
});

test('undo brings the name of the example back', () => {
  const edited = edit(start(), setWalls(BOARD, [6], 1));
  expect(drawingOf(edited).example).toBe(null);
  expect(drawingOf(reduce(edited, { type: 'history/undo' })).example).toBe('x');
});

test('an edit that changes nothing is none', () => {
  const state = start();
  expect(edit(state, { ...BOARD, walls: BOARD.walls.slice() })).toBe(state);
});

test('an edit makes colours stale and stops playback; going back makes them fresh', () => {
  const playing = { ...solved(), playing: true };
  const edited = edit(playing, setWalls(BOARD, [6], 1));
  expect(isStale(edited)).toBe(true);
  expect(edited.playing).toBe(false);
  expect(isStale(reduce(edited, { type: 'history/undo' }))).toBe(false);
});

test('a result for an older board is dropped', () => {
  const edited = edit(start(), setWalls(BOARD, [6], 1));
  expect(reduce(edited, madeTrace(BOARD, {}))).toBe(edited);
});

test('a new search is paused at its end', () => {
  const state = solved();
  expect(state.head).toEqual({ turn: 5, inner: 0 });
  expect(state.playing).toBe(false);
});

test('play at the end starts again; a manual step pauses', () => {
  const playing = reduce(solved(), { type: 'play/start' });
  expect(playing.head.turn).toBe(0);
  expect(playing.playing).toBe(true);
  const stepped = reduce(playing, { type: 'head/step', direction: 1 });
  expect([stepped.head.turn, stepped.playing]).toEqual([1, false]);
});

test('ticks play to the end and stop there', () => {
  const playing = reduce(solved(), { type: 'play/start' });
  const later = reduce(playing, { type: 'head/tick', count: 3 });
  expect([later.head.turn, later.playing]).toEqual([3, true]);
  const end = reduce(later, { type: 'head/tick', count: 30 });
  expect([end.head.turn, end.playing]).toEqual([5, false]);
});

test('the walk of the plan has its own time', () => {
  let state = reduce(solved(), { type: 'mode/set', mode: 'plan' });
  expect(state.time).toBe(0);
  state = reduce(state, { type: 'play/start' });
  state = reduce(state, { type: 'time/tick', time: 2.5 });
  expect(state.playing).toBe(true);
  expect(reduce(state, { type: 'head/step', direction: 1 }).time).toBe(3);
  expect(reduce(state, { type: 'head/step', direction: -1 }).time).toBe(2);
  expect(reduce(state, { type: 'time/tick', time: 9 })).toMatchObject({ time: 5, playing: false });
  expect(reduce(state, { type: 'head/move', turn: 2 })).toMatchObject({ mode: 'search' });
});

test('a setting is set by its name', () => {
  const action = /** @type {const} */ ({ type: 'setting/set', name: 'scale', value: 'log' });
  expect(reduce(start(), action)).toEqual({ ...start(), scale: 'log' });
});

test('random actions keep the playhead on the search and the board valid', () => {
  const action = /** @type {fc.Arbitrary<import('../../../web/src/app/actions.js').Action>} */ (
    fc.oneof(
      fc.record({ type: fc.constant('head/move'), turn: fc.double(), inner: fc.double() }),
      fc.record({ type: fc.constant('head/step'), direction: fc.constantFrom(1, -1) }),
      fc.record({
        type: fc.constant('setting/set'),
        name: fc.constant('grain'),
        value: fc.constantFrom('state', 'turn', 'run', 'meeting'),
      }),
      fc.record({
        type: fc.constantFrom(
          'play/first',
          'play/last',
          'play/start',
          'play/pause',
          'history/undo',
        ),
      }),
      fc.record({ type: fc.constant('mode/set'), mode: fc.constantFrom('plan', 'search') }),
      fc.record({ type: fc.constant('time/move'), time: fc.double() }),
    )
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const state = actions.reduce(reduce, solved());
      const { head, trace, time } = state;
      expect(head.turn >= 0 && head.turn <= 5 && Number.isInteger(head.turn)).toBe(true);
      expect(head.inner).toBeLessThan(Math.max(1, trace?.track.expanded[5] ?? 0));
      expect(time >= 0 && time <= 5).toBe(true);
      expect(sameBoard(boardOf(state), BOARD)).toBe(true);
    }),
  );
});

test('an algorithm that the engine does not have becomes its default', () => {
  const state = start();
  const same = reduce(state, {
    type: 'engine/ready',
    hello: madeHello('x', 'bidirectional-smaller'),
  });
  expect(drawingOf(same)).toBe(drawingOf(state));
  const other = reduce(state, { type: 'engine/ready', hello: madeHello('x', 'y') });
  expect(drawingOf(other)).toEqual({ ...drawingOf(state), algorithm: 'x' });
});

test('without a search the playhead is at its beginning', () => {
  expect(solved().head.turn).toBe(5);
  expect(reduce(solved(), { type: 'job/none' }).head).toEqual({ turn: 0, inner: 0 });
});

test('a board that is loaded ends the stroke that was open', () => {
  const stroke = edit(reduce(start(), { type: 'stroke/begin' }), setWalls(BOARD, [6], 1));
  const loaded = reduce(stroke, { type: 'board/load', board: setWalls(BOARD, [9], 1) });
  expect(loaded.stroke).toBe(null);
  expect(boardOf(reduce(loaded, { type: 'stroke/cancel' }))).toBe(boardOf(loaded));
});

test('another puzzle gives up the stroke that is open, and what it held', () => {
  const stroke = edit(reduce(start(), { type: 'stroke/begin' }), setWalls(BOARD, [6], 1));
  const held = reduce(stroke, { type: 'hold/set', piece: 0 });
  const drawing = makeDrawing(readRows(['a A']), 'bidirectional-smaller', 'y');
  const other = reduce(held, {
    type: 'puzzle/set',
    puzzle: 'blank-tile',
    drawing,
    tool: 'wall',
    shade: 'layer',
    follow: 1,
  });
  expect(other).toMatchObject({ stroke: null, held: -1, distances: null });
  const ended = reduce(other, { type: 'stroke/end' });
  expect(boardOf(ended)).toBe(drawing.board);
  expect(ended.drawings.ghosts.board).toBe(BOARD);
});

test('the greeting ends with another algorithm and another board', () => {
  expect(reduce(start(), { type: 'algorithm/set', algorithm: 'fast' }).welcome).toBe(false);
  expect(reduce(start(), { type: 'board/load', board: readRows(['aA']) }).welcome).toBe(false);
});
