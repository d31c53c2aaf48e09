// The page carries its own policy, and nothing it does breaks it or leaves its folder.
import { gzipSync } from 'node:zlib';
import { solved } from './hands.js';
import { POLICY } from './server.js';
import { expect, test } from './site.js';

/** First load: bytes that Chromium fetches until the first answer stands, each body gzipped. */
const FIRST_LOAD = 150_000;
const MODULE = 75_000;

test('the policy stands in the page itself', async ({ page }) => {
  await page.goto('./');
  const meta = page.locator('meta[http-equiv="Content-Security-Policy" i]');
  await expect(meta).toHaveAttribute('content', POLICY);
});

test('the first load is small and stays in its folder', async ({ page, site }) => {
  /** @type {Promise<{url: string, bytes: number}>[]} */
  const bodies = [];
  page.context().on('response', (response) => {
    const url = response.url();
    bodies.push(response.body().then((body) => ({ url, bytes: gzipSync(body).length })));
  });
  await page.goto('./');
  await solved(page);
  const loaded = await Promise.all(bodies);
  expect(loaded.filter(({ url }) => !url.startsWith(site))).toEqual([]);
  const modules = loaded.filter(({ url }) => url.endsWith('.wasm'));
  expect(modules).toHaveLength(1);
  expect(modules[0].bytes).toBeLessThan(MODULE);
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total).toBeLessThan(FIRST_LOAD);
  test.info().annotations.push({ type: 'first load, bytes gzipped', description: `${total}` });
});
