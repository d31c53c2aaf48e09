// The words for sizes of tables.
import { expect, test } from 'vitest';
import { gibibytes } from '../../../web/src/app/lint.js';

test('sizes are told with as many digits as anyone can use', () => {
  const gib = 2 ** 30;
  expect(gibibytes(1.371 * gib)).toBe('1.37 GiB');
  expect(gibibytes(25_300 * gib)).toBe('25,300 GiB');
  expect(gibibytes(4.2e17 * gib)).toBe('4 × 10^17 GiB');
  expect(gibibytes(9.57e52 * gib)).toBe('1 × 10^53 GiB');
});
