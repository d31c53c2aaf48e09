// The main gestures once more in Firefox: draw, undo, drag a ghost, scrub, step with keys.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
  await says('.badge', 'proved optimal');
});

afterAll(() => opened?.close());

/** Waits until a part of the page says something. @param {string} selector @param {string} words */
const says = (selector, words) =>
  vi.waitFor(
    async () => {
      const text = await page.$eval(selector, (element) => element.textContent ?? '');
      expect(text).toContain(words);
    },
    { timeout: 20_000, interval: 100 },
  );

/** The middle of a cell of a board of five columns. @param {number} x @param {number} y */
async function middle(x, y) {
  const box = await (await page.$('#board canvas'))?.boundingBox();
  if (!box) throw new Error('no board');
  const cell = box.width / 5;
  return { x: box.x + (x + 0.5) * cell, y: box.y + (y + 0.5) * cell };
}

test('a wall is drawn and undone, a ghost is dragged', async () => {
  await page.select('.example select', 'swap');
  await says('.answer', '7 steps');
  const wall = await middle(2, 2);
  await page.mouse.click(wall.x, wall.y);
  await says('.badge', 'proved impossible');
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await says('.answer', '7 steps');
  const [from, to] = [await middle(3, 3), await middle(3, 2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await says('#board [role="gridcell"]', 'row 4, column 4');
  await says('.badge', 'proved optimal');
});

test('the timeline is scrubbed and stepped', async () => {
  await page.select('.example select', 'corridor');
  await says('.answer', '36 steps');
  const box = await (await page.$('.timeline'))?.boundingBox();
  if (!box) throw new Error('no timeline');
  const y = box.y + box.height - 6;
  await page.mouse.move(box.x + box.width - 70, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, y, { steps: 6 });
  await page.mouse.up();
  await says('.say', 'Turn 0 of 36');
  await page.focus('.timeline');
  await page.keyboard.press('ArrowRight');
  await says('.say', 'Turn 1 of 36');
  await page.keyboard.press('End');
  await says('.say', '36 = 29 + 7');
});

test('the console stays silent', () => {
  expect(complaints).toEqual([]);
});
