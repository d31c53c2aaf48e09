// Interchangeable pieces: their tables as one.
import { expect, test } from 'vitest';
import { mergeCounts, mergeFirst } from '../../../web/src/model/interchangeable.js';

test('interchangeable pieces are seen as one: the first of their layers, the sum of their counts', () => {
  const first = { forward: Uint16Array.from([3, 1, 2, 5]), backward: new Uint16Array(4) };
  expect([...mergeFirst(first, 2).forward]).toEqual([2, 1]);
  expect(mergeFirst(first, 2)).toBe(mergeFirst(first, 2));
  expect([...(mergeCounts(Uint32Array.from([3, 1, 2, 5]), 2) ?? [])]).toEqual([5, 6]);
  expect(mergeCounts(null, 2)).toBe(null);
});
