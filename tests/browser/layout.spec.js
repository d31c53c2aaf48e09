// How the page uses its window: nothing leaves it, nothing scrolls inside it, large ones are filled.
import * as hands from './hands.js';
import { expect, test } from './site.js';

/** @typedef {import('@playwright/test').Page} Page */

const SIZES = /** @type {const} */ ([
  ['desktop', 1440, 900],
  ['laptop', 1366, 768],
  ['laptop at 200 %', 683, 384],
  ['tablet', 820, 1180],
  ['tablet on its side', 1024, 768],
  ['phone', 390, 844],
  ['small phone', 360, 640],
  ['zoomed phone', 320, 640],
]);

/** Letters of twice the size, as a visitor may set them. */
const LARGE_LETTERS = Object.entries({ xs: 24, s: 26, base: 28, m: 32, l: 40, xl: 52 })
  .map(([name, size]) => `--text${name === 'base' ? '' : `-${name}`}: ${size}px !important;`)
  .join(' ');

for (const [name, width, height] of SIZES) {
  for (const locale of ['en-US', 'zh-CN']) {
    test.describe(locale, () => {
      test.use({ locale, viewport: { width, height } });

      test(`nothing leaves the window on a ${name}`, async ({ page }) => {
        await hands.open(page);
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await page.waitForTimeout(300);
          expect(await leaving(page)).toEqual([]);
          if (width > 1240) expect(await inner(page)).toBeLessThanOrEqual(0);
        }
      });
    });
  }
}

for (const [width, height] of [
  [1366, 768],
  [360, 640],
]) {
  test(`letters of twice the size leave no window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await hands.open(page);
    await page.evaluate((letters) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`:root { ${letters} }`);
      document.adoptedStyleSheets.push(sheet);
    }, LARGE_LETTERS);
    await page.waitForTimeout(500);
    expect(await leaving(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
]) {
  test(`a window of ${width}x${height} is filled`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await hands.open(page);
    await page.getByRole('button', { name: 'Look around' }).click();
    await page.waitForTimeout(300);
    const board = await page.locator('#board canvas').boundingBox();
    const view = await page.locator('mn-maze canvas').first().boundingBox();
    const line = await page.locator('.timeline').boundingBox();
    expect(board?.height).toBeGreaterThan(height * 0.58);
    expect(view?.width).toBeGreaterThan(width * 0.17);
    expect(line?.height).toBeGreaterThan(height * 0.145);
    expect(await inner(page)).toBeLessThanOrEqual(0);
    expect(await leaving(page)).toEqual([]);
  });
}

test('a ghost view on a laptop is large enough to read', async ({ page }) => {
  await hands.open(page);
  const width = async () => (await page.locator('mn-maze canvas').first().boundingBox())?.width;
  expect(await width()).toBeGreaterThanOrEqual(192);
  await page.getByRole('button', { name: 'Look around' }).click();
  await page.waitForTimeout(300);
  expect(await width()).toBeGreaterThanOrEqual(144);
  await expect(page.locator('.example-note')).toBeVisible();
});

test('the tools stand in one row on a laptop', async ({ page }) => {
  await hands.open(page);
  const heights = await page.locator('.tools').evaluate((tools) => tools.clientHeight);
  expect(heights).toBeLessThan(40);
});

test('a colour stays in its room, also where two rooms touch at a corner', async ({ page }) => {
  await hands.open(page);
  await page.getByRole('button', { name: 'Contest text' }).click();
  const corner = '5 5 1\n#####\n#a###\n##A #\n##  #\n#####\n';
  await page.getByRole('textbox', { name: 'Contest text' }).fill(corner);
  await page.getByRole('button', { name: 'Draw it' }).click();
  await expect(page.locator('.badge')).toContainText('proved impossible');
  const orange = await page.locator('#board canvas').evaluate((element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const cell = canvas.width / 5;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = context.getImageData(cell, cell, cell, cell);
    let count = 0;
    for (let i = 0; i < data.length; i += 4) count += data[i] > data[i + 2] + 60 ? 1 : 0;
    return count;
  });
  expect(orange).toBe(0);
});

/** How much higher the open tab is than its room. @param {Page} page */
const inner = (page) =>
  page.locator('.panel').evaluate((panel) => panel.scrollHeight - panel.clientHeight);

/** What reaches over the left or right edge of the window. @param {Page} page */
function leaving(page) {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('#page :not(.hidden, .hidden *, .skip)');
    return [...parts]
      .filter((part) => part.checkVisibility())
      .map((part) => /** @type {const} */ ([part, part.getBoundingClientRect()]))
      .filter(([, { width, height }]) => Math.min(width, height) > 1)
      .filter(([, { left, right }]) => left < -0.5 || right > innerWidth + 0.5)
      .map(([part]) => part.outerHTML.slice(0, 100));
  });
}
