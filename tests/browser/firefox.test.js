// Smoke test in Firefox: the first visit is solved, an edit solves again, the timeline moves, and the
// console stays silent under the page's policy.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInFirefox } from './firefox_page.js';

/** @type {{close: () => Promise<void>}} */
let opened;
/** @type {import('puppeteer-core').Page} */
let page;
/** @type {string[]} */
let complaints;

beforeAll(async () => {
  const firefox = await openInFirefox();
  opened = firefox;
  ({ page, complaints } = firefox);
});

afterAll(() => opened?.close());

/** Waits until an element's text fits. @param {string} selector @param {RegExp} pattern */
const shows = (selector, pattern) =>
  page.waitForFunction(
    (at, source) => new RegExp(source).test(document.querySelector(at)?.textContent ?? ''),
    { timeout: 20_000 },
    selector,
    pattern.source,
  );

/** What the box of the playhead says. */
const turn = () =>
  page.$eval('.place input', (box) => Number(/** @type {HTMLInputElement} */ (box).value));

test('the first visit is solved', async () => {
  await shows('.answer .badge', /proved optimal/);
  expect(await turn()).toBeGreaterThan(10);
});

test('the samples of the contest have their answers', async () => {
  for (const [example, steps] of [
    ['swap', '7'],
    ['corridor', '36'],
    ['manor', '77'],
  ]) {
    await page.select('.example select', example);
    await shows('.answer', new RegExp(`\\b${steps} steps`));
    await shows('.answer .badge', /proved optimal/);
  }
});

test('a wall is drawn with the mouse and solved again', async () => {
  await page.select('.example select', 'swap');
  await shows('.answer', /\b7 steps/);
  const box = await (await page.$('#board canvas'))?.boundingBox();
  if (!box) throw new Error('the board is not on the screen');
  const cell = box.width / 5;
  await page.mouse.click(box.x + 2.5 * cell, box.y + 2.5 * cell);
  await shows('.answer .badge', /proved impossible/);
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await shows('.answer', /\b7 steps/);
});

test('the timeline steps', async () => {
  await page.keyboard.press('Home');
  await page.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.querySelector('.place input')).value === '0',
  );
  await page.keyboard.press('PageDown');
  await page.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.querySelector('.place input')).value === '1',
  );
});

test('the console stayed silent', () => {
  expect(complaints).toEqual([]);
});
