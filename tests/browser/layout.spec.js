// How the page uses its window: nothing leaves it, nothing scrolls inside it, large ones are filled.
import { faults } from './faults.js';
import * as hands from './hands.js';
import { setLetters } from './letters.js';
import { expect, test } from './site.js';

/** @typedef {import('@playwright/test').Page} Page */

const WINDOWS = /** @type {const} */ ([
  ['desktop', 1440, 900],
  ['laptop', 1366, 768],
  ['laptop at 200 %', 683, 384],
  ['phone on its side', 844, 390],
  ['tablet', 820, 1180],
  ['tablet on its side', 1024, 768],
  ['phone', 390, 844],
  ['small phone', 360, 640],
  ['zoomed phone', 320, 640],
]);

/** Where the other tabs of a puzzle are looked at: one window of each shape. */
const OF_EACH_SHAPE = ['laptop', 'laptop at 200 %', 'tablet', 'small phone'];

/** The widths of letters, their sizes in percent, the language. Narrow letters leave most room. */
const LETTERS = /** @type {const} */ ([
  ['wide', 100, 'en-US'],
  ['wide', 100, 'zh-CN'],
  ['wide', 130, 'en-US'],
  ['wide', 130, 'zh-CN'],
  ['narrow', 100, 'en-US'],
  ['narrow', 130, 'zh-CN'],
]);

for (const [font, percent, locale] of LETTERS) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the page holds with ${font} letters of ${percent} %`, async ({ page }) => {
      await setLetters(page, font, percent);
      await hands.open(page);
      /** @type {string[]} */
      const all = [];
      for (const puzzle of hands.PUZZLES) all.push(...(await puzzleFaults(page, puzzle, percent)));
      expect(all).toEqual([]);
    });
  });
}

/**
 * What is wrong with any tab of a puzzle in any window.
 * @param {Page} page
 * @param {typeof hands.PUZZLES[number]} puzzle
 * @param {number} percent
 */
async function puzzleFaults(page, puzzle, percent) {
  await resize(page, 1440, 900);
  await hands.openPuzzle(page, puzzle);
  const all = [];
  for (const [i, tab] of (await page.getByRole('tab').all()).entries()) {
    await tab.click();
    for (const [name, width, height] of WINDOWS) {
      if (i > 0 && !OF_EACH_SHAPE.includes(name)) continue;
      await resize(page, width, height);
      const found = await faults(page);
      if (percent === 100) found.push(...(await wasted(page)));
      all.push(...found.map((fault) => `${puzzle}, tab ${i + 1}, ${name}: ${fault}`));
    }
    await resize(page, 1440, 900);
  }
  return all;
}

/** @param {Page} page @param {number} width @param {number} height */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await hands.drawn(page);
}

/** What a desktop need not bear: a tab that scrolls, controls in two rows. @param {Page} page */
async function wasted(page) {
  if ((page.viewportSize()?.width ?? 0) <= 1240) return [];
  const scroll = await inner(page);
  const rows = await page
    .locator('.tools, .controls')
    .evaluateAll((bars) =>
      bars.filter(({ clientHeight }) => clientHeight > 60).map(({ className }) => className),
    );
  return [
    ...(scroll > 0 ? [`the tab scrolls by ${scroll} px`] : []),
    ...rows.map((bar) => `two rows of ${bar}`),
  ];
}

for (const [width, height] of [
  [1366, 768],
  [360, 640],
]) {
  test(`letters of twice the size leave no window of ${width}`, async ({ page }) => {
    await setLetters(page, 'wide', 200);
    await page.setViewportSize({ width, height });
    await hands.open(page);
    const found = await faults(page);
    expect(found.filter((fault) => fault.startsWith('leaves'))).toEqual([]);
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
    await hands.drawn(page);
    const board = await page.locator('#board canvas').boundingBox();
    const view = await page.locator('mn-maze canvas').first().boundingBox();
    const line = await page.locator('.timeline').boundingBox();
    expect(board?.height).toBeGreaterThan(height * 0.57);
    expect(view?.width).toBeGreaterThan(width * 0.165);
    expect(line?.height).toBeGreaterThan(height * 0.145);
    expect(await inner(page)).toBeLessThanOrEqual(0);
    expect(await faults(page)).toEqual([]);
  });
}

test('the bars of the timeline are 140 px high on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await hands.open(page);
  const height = await page.locator('mn-timeline').evaluate((element) => {
    const { top, bottom } = /** @type {any} */ (element).geometry;
    return bottom - top;
  });
  expect(height).toBeGreaterThanOrEqual(140);
});

test('a ghost view on a laptop is large enough to read', async ({ page }) => {
  await hands.open(page);
  const width = async () => (await page.locator('mn-maze canvas').first().boundingBox())?.width;
  expect(await width()).toBeGreaterThanOrEqual(192);
  await page.getByRole('button', { name: 'Look around' }).click();
  await hands.drawn(page);
  expect(await width()).toBeGreaterThanOrEqual(144);
  await expect(page.locator('.example-note')).toBeVisible();
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
