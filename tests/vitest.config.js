// Unit tests of the page's code on the real wasm module (web/), and the Firefox smoke (browser/).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  test: {
    include: ['web/**/*.test.js', 'browser/**/*.test.js'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
