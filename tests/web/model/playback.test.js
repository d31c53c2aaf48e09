// The playhead: prefixes of the schedule, and steps of every grain that undo each other.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as playback from '../../../web/src/model/playback.js';

/** A random finished search: sizes for each turn; the last turn may find nothing. */
const anyTrack = fc
  .record({
    turns: fc.array(fc.tuple(fc.constantFrom('f', 'b'), fc.integer({ min: 1, max: 9 })), {
      maxLength: 30,
    }),
    dry: fc.boolean(),
  })
  .map(({ turns, dry }) => {
    /** @type {{forward: number[], backward: number[]}} */
    const layers = { forward: [1], backward: [1] };
    turns.forEach(([side, size], index) => {
      if (dry && index === turns.length - 1) return;
      layers[side === 'f' ? 'forward' : 'backward'].push(size);
    });
    return playback.makeTrack({ schedule: turns.map(([side]) => side).join(''), layers });
  });

/** @type {('state'|'turn'|'run'|'meeting')[]} */
const GRAINS = ['state', 'turn', 'run', 'meeting'];

test('every grain walks from 0 to the end and back through places that exist', () => {
  fc.assert(
    fc.property(anyTrack, fc.constantFrom(...GRAINS), (track, grain) => {
      let head = { turn: 0, inner: 0 };
      const seen = [];
      while (head.turn < track.turns) {
        seen.push(head);
        expect(playback.clampHead(track, head)).toEqual(head);
        const next = playback.stepForward(track, head, grain);
        const ahead = playback.expansionsAt(track, next) - playback.expansionsAt(track, head);
        expect(ahead).toBeGreaterThan(0);
        head = next;
      }
      expect(head).toEqual({ turn: track.turns, inner: 0 });
      while (seen.length > 0) {
        head = playback.stepBack(track, head, grain);
        expect(head).toEqual(seen.pop());
      }
      expect(playback.stepBack(track, head, grain)).toEqual(head);
    }),
  );
});

test('a step of one state is one expansion, from anywhere', () => {
  fc.assert(
    fc.property(anyTrack, fc.nat(400), (track, at) => {
      const total = track.expanded[track.turns];
      const count = Math.min(at, total);
      const head = playback.headAtExpansion(track, count);
      expect(playback.expansionsAt(track, head)).toBe(count);
      if (count < total) {
        const next = playback.stepForward(track, head, 'state');
        expect(playback.expansionsAt(track, next)).toBe(count + 1);
      }
    }),
  );
});

test('from the middle of a turn, back goes to its start and a run back to the start of the run', () => {
  const layers = { forward: [1, 4, 5, 6], backward: [1, 3] };
  const track = playback.makeTrack({ schedule: 'fbff', layers });
  const middle = { turn: 3, inner: 2 };
  expect(playback.stepBack(track, middle, 'turn')).toEqual({ turn: 3, inner: 0 });
  expect(playback.stepBack(track, middle, 'run')).toEqual({ turn: 2, inner: 0 });
  expect(playback.stepForward(track, middle, 'run')).toEqual({ turn: 4, inner: 0 });
});

test('turn facts name side, layer and sizes; an empty last layer is 0 and not a depth', () => {
  const track = playback.makeTrack({
    schedule: 'fbf',
    layers: { forward: [1, 4], backward: [1, 2] },
  });
  expect(playback.turnFacts(track, 2)).toEqual({
    side: 'backward',
    layer: 0,
    expanded: 1,
    found: 2,
  });
  expect(playback.turnFacts(track, 3)).toEqual({
    side: 'forward',
    layer: 1,
    expanded: 4,
    found: 0,
  });
  expect(playback.depthAt(track, 'forward', 3)).toBe(1);
  expect(playback.depthAt(track, 'backward', 3)).toBe(1);
});

test('a place that does not exist becomes the nearest one', () => {
  const track = playback.makeTrack({
    schedule: 'fb',
    layers: { forward: [1, 4], backward: [1, 3] },
  });
  expect(playback.clampHead(track, { turn: 99, inner: 5 })).toEqual({ turn: 2, inner: 0 });
  expect(playback.clampHead(track, { turn: -1, inner: 0 })).toEqual({ turn: 0, inner: 0 });
  expect(playback.clampHead(track, { turn: Number.NaN, inner: 0 })).toEqual({ turn: 0, inner: 0 });
});
