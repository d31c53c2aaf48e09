// The smoke test in Firefox.
import puppeteer from 'puppeteer-core';
import { firefox } from './browsers.js';
import { serveSite } from './server.js';
import { smoke } from './smoke.js';

/** Serves the site and opens it on a laptop's screen. @returns {Promise<import('./smoke.js').OpenPage>} */
async function open() {
  const site = await serveSite();
  const browser = await puppeteer.launch({
    ...firefox,
    browser: 'firefox',
    headless: true,
    defaultViewport: { width: 1366, height: 768 },
  });
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['warn', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(site.url);
  return {
    evaluate: (look, ...values) => /** @type {any} */ (page).evaluate(look, ...values),
    async drag([first, ...rest]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 });
      await page.mouse.up();
    },
    async press(...keys) {
      const names = /** @type {import('puppeteer-core').KeyInput[]} */ (keys);
      const held = names.slice(0, -1);
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(names[held.length]);
      for (const key of held) await page.keyboard.up(key);
    },
    complaints: async () => complaints,
    async close() {
      await browser.close();
      await site.close();
    },
  };
}

smoke(open);
