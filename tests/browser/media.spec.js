// Forced colours, paper, and letters of the visitor's size: what a style sheet owes beyond the screen of
// its author.
import { tooSmall } from './faults.js';
import * as hands from './hands.js';
import { setLetters } from './letters.js';
import { expect, test } from './site.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What is chosen, and one of its kind that is not. */
const CHOICES = [
  ['.tool[aria-pressed="true"]', '.tool[aria-pressed="false"]'],
  ['.sides [aria-pressed="true"] > span', '.sides [aria-pressed="false"] > span'],
  ['.puzzles [aria-pressed="true"] > span', '.puzzles [aria-pressed="false"] > span'],
];

/** @param {Page} page @param {string} selector */
const ground = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => getComputedStyle(part).backgroundColor);

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`forced colours show what is chosen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await hands.open(page);
    for (const [chosen, other] of CHOICES) {
      expect([chosen, await ground(page, chosen)]).not.toEqual([chosen, await ground(page, other)]);
    }
    const line = await page
      .locator('[role="tab"][aria-selected="true"]')
      .evaluate((tab) => [
        getComputedStyle(tab, '::after').backgroundColor,
        getComputedStyle(tab).backgroundColor,
      ]);
    expect(line[0]).not.toBe(line[1]);
  });
}

test('paper has the answer and the whole board on its first page, black on white, and no controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await hands.open(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await hands.drawn(page);
  expect(await tooSmall(page, 1000)).toEqual([expect.stringContaining('Turn of the search')]);
  const [board, answer] = await Promise.all(
    ['#board canvas', '.answer'].map((part) => page.locator(part).boundingBox()),
  );
  expect(answer?.y).toBeLessThan(board?.y ?? 0);
  expect((board?.y ?? 0) + (board?.height ?? 9999)).toBeLessThan(1047);
  const [paper, ink, floor] = await page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#board canvas'));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const { backgroundColor, color } = getComputedStyle(document.body);
    const white = new Uint32Array(data.buffer).filter((pixel) => pixel === 0xffffffff).length;
    return [backgroundColor, color, white];
  });
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(ink).toBe('rgb(20, 23, 28)');
  expect(floor).toBeGreaterThan(1000);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('letters, controls and charts grow with the size that the browser is set to', async ({
  page,
}) => {
  await setLetters(page, 'wide', 130);
  await hands.open(page);
  const sizes = await page.evaluate(() => {
    const size = (/** @type {string} */ selector) =>
      Number.parseFloat(
        getComputedStyle(/** @type {Element} */ (document.querySelector(selector))).fontSize,
      );
    return [size('.say') / 16, size('.counts') / 13];
  });
  for (const size of sizes) expect(size).toBeCloseTo(1.3, 1);
  expect(await tooSmall(page, 36 * 1.25)).toEqual([]);
});

test('the row of the chosen query can be read', async ({ page }) => {
  await hands.open(page);
  await hands.openPuzzle(page, 'blank-tile');
  await page.getByRole('tab', { name: 'Queries' }).click();
  await page.getByRole('button', { name: 'Add this board' }).click();
  const number = page.locator('mn-cases tr.now td.number');
  await expect(number).toHaveText('30');
  const [ink, paper] = await number.evaluate((cell) => [
    getComputedStyle(cell).color,
    getComputedStyle(/** @type {Element} */ (cell.closest('tr'))).backgroundColor,
  ]);
  expect(ink).not.toBe(paper);
});
