// What every page spec starts from: `test` with the built site as base URL (page.goto('./')) and a
// console that must stay silent: any warning, error or broken policy fails the test.
import { test as base } from '@playwright/test';
import { serveSite } from './server.js';

export { expect } from '@playwright/test';

/** @param {import('@playwright/test').Page} page @param {string[]} complaints */
function listen(page, complaints) {
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
}

/**
 * `complaints` is what the console said so far; a test that provokes a message empties it.
 * @type {import('@playwright/test').Fixtures<
 *   {complaints: string[]}, {site: string},
 *   import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions,
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions>}
 */
const fixtures = {
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const server = await serveSite();
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  complaints: [
    async ({ page }, use) => {
      /** @type {string[]} */
      const complaints = [];
      listen(page, complaints);
      await use(complaints);
      base.expect(complaints, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
};

export const test = base.extend(fixtures);
