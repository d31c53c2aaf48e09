// The blank tile and the solitaire as a person meets them: open, draw, drag, play, look into the tabs.
import * as hands from './hands.js';
import { expect, test } from './site.js';

/** @param {import('@playwright/test').Page} page @param {'blank-tile'|'solitaire'} puzzle */
async function openPuzzle(page, puzzle) {
  await hands.open(page);
  await hands.openPuzzle(page, puzzle);
}

test('the blank tile: walls, pieces and target answer to the hand', async ({ page }) => {
  await openPuzzle(page, 'blank-tile');
  await expect(page.locator('.answer')).toContainText('30 steps');
  await hands.choose(page, 'doors');
  await expect(page.locator('.answer')).toContainText('42 steps');
  await hands.drag(page, [
    [4, 3],
    [4, 3],
  ]);
  await expect(page.locator('.badge')).toContainText('proved impossible');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.answer')).toContainText('42 steps');
  await hands.drag(page, [
    [7, 1],
    [2, 1],
  ]);
  await expect(page.locator('.answer')).not.toContainText('42 steps');
  await expect(page.locator('.badge')).toContainText('proved optimal');
});

test('the blank tile: every algorithm gives the same answer', async ({ page }) => {
  await openPuzzle(page, 'blank-tile');
  await hands.choose(page, 'bay');
  const values = await page
    .locator('.algorithm option')
    .evaluateAll((options) =>
      options.map((option) => /** @type {HTMLOptionElement} */ (option).value),
    );
  expect(values).toContain('side-graph-spfa');
  for (const value of values) {
    await page.locator('.algorithm select').selectOption(value);
    await expect(page.locator('.answer')).toContainText('467 steps');
  }
});

test('the blank tile: joint space, side graph and queries open', async ({ page }) => {
  await openPuzzle(page, 'blank-tile');
  await hands.choose(page, 'doors');
  await page.getByRole('tab', { name: 'Side graph' }).click();
  await expect(page.locator('mn-side-graph')).toContainText('160 nodes');
  await expect(page.locator('mn-side-graph canvas')).toBeVisible();
  await page.getByRole('tab', { name: 'Joint space' }).click();
  await expect(page.locator('mn-joint')).toContainText('2,450 joint states');
  const painted = () =>
    page.locator('mn-joint canvas').evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { data } = /** @type {CanvasRenderingContext2D} */ (
        canvas.getContext('2d')
      ).getImageData(0, 0, canvas.width, canvas.height);
      return new Set(new Uint32Array(data.buffer)).size;
    });
  await expect.poll(painted).toBeGreaterThan(20);
  await page.getByRole('tab', { name: 'Queries' }).click();
  await page.getByRole('button', { name: 'Add this board' }).click();
  await expect(page.locator('mn-cases tbody tr')).toHaveCount(1);
  await expect(page.locator('mn-cases tbody td.number')).toHaveText('42');
});

test('500 queries on one board are all answered', async ({ page }) => {
  await openPuzzle(page, 'blank-tile');
  const rows = Array.from({ length: 30 }, () => Array(30).fill(1).join(' ')).join('\n');
  const query = (/** @type {number} */ i) =>
    `${(i % 29) + 2} 1 1 ${(i % 30) + 1} ${30 - (i % 30)} ${((i * 7) % 30) + 1}`;
  const queries = Array.from({ length: 500 }, (_, i) => query(i)).join('\n');
  await page.getByRole('button', { name: 'Contest text' }).click();
  await page.locator('dialog textarea').fill(`30 30 500\n${rows}\n${queries}\n`);
  await page.getByRole('button', { name: 'Draw it' }).click();
  await hands.solved(page);
  await page.getByRole('tab', { name: 'Queries' }).press('Enter'); // what moves cannot be missed
  await expect(page.locator('.case-actions')).toContainText('500 of 500 answered');
  await expect(page.locator('mn-cases tbody tr')).toHaveCount(500);
});

test('the solitaire: question, distance, dragging and jumps', async ({ page }) => {
  await openPuzzle(page, 'solitaire');
  await expect(page.locator('.answer')).toContainText('7 steps');
  await expect(page.locator('.asked')).toContainText('YES');
  await hands.choose(page, 'rim');
  await expect(page.locator('.answer')).toContainText('11 steps');
  await expect(page.locator('.asked')).toContainText('NO');
  await expect(page.locator('mn-maze')).toHaveCount(1);
  await expect(page.locator('.lesson')).toContainText('24 times');
  await hands.choose(page, 'leap');
  await hands.drag(page, [
    [3, 3],
    [3, 5],
  ]);
  await expect(page.locator('.answer')).not.toContainText('8 steps');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.answer')).toContainText('8 steps');
  await page.locator('.time-card').getByText('plan', { exact: true }).click();
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.locator('.say')).toContainText('jumps');
});
