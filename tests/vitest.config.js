// Unit tests of the page on the real wasm modules (web/), and the smoke tests of Firefox and WebKit
// (browser/). The limits are ceilings for a busy machine.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  test: {
    include: ['web/**/*.test.js', 'browser/**/*.test.js'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
