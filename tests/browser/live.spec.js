// The answer while one draws: a ghost in the hand tells it for every cell, a wall changes it at once.
import { middle, open, solved } from './hands.js';
import { expect, test } from './site.js';

/** Where ghost a stands, and a free cell two cells on. @param {import('@playwright/test').Page} page */
const placesOfA = (page) =>
  page.evaluate(() => {
    const { board } = /** @type {any} */ (document.querySelector('mn-board'));
    const start = board.starts[0];
    const taken = new Set([...board.starts, ...board.goals]);
    const step = [1, -1, board.width, -board.width].find((by) =>
      [1, 2].every((times) => !board.walls[start + by * times] && !taken.has(start + by * times)),
    );
    if (!step) throw new Error('ghost a cannot go two cells on');
    const at = (/** @type {number} */ cell) =>
      /** @type {[number, number]} */ ([cell % board.width, Math.floor(cell / board.width)]);
    return { from: at(start), to: at(start + 2 * step) };
  });

test('a ghost in the hand tells the answer of the cell below it', async ({ page }) => {
  await open(page);
  const { from, to } = await placesOfA(page);
  const [a, b] = [await middle(page, ...from), await middle(page, ...to)];
  const say = page.locator('.say');
  await expect(async () => {
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(b.x, b.y, { steps: 6 });
    await expect(say).toContainText('With a here the answer is', { timeout: 1000 });
  }).toPass();
  const told = /answer is (\d+) steps/.exec((await say.textContent()) ?? '')?.[1];
  await page.mouse.up();
  await solved(page);
  await expect(page.locator('.answer')).toContainText(`${told} steps`);
  await expect(say).not.toContainText('With a here');
});
