// Builds the page into build/site: relative links, hashed names, nothing inline (the page's policy).
// `@wasm` is where ./build.sh wasm puts the modules.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('public'),
  resolve: { alias: { '@wasm': here('../build/wasm') } },
  worker: { format: 'es' },
  server: { fs: { allow: [here('.'), here('../build/wasm')] } },
  build: {
    outDir: here('../build/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
