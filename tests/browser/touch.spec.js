// Fingers on the board: one draws after a few pixels, a second takes the stroke back, a tap lifts and
// puts down. Touches are sent as the browser's input pipeline gets them.
import * as hands from './hands.js';
import { expect, test } from './site.js';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Sends touches through the browser's own input. @param {import('@playwright/test').Page} page */
async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  /** @param {'touchStart'|'touchMove'|'touchEnd'|'touchCancel'} type @param {{x: number, y: number}[]} points */
  return (type, points) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b @param {number} share */
const between = (a, b, share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

const undo = (/** @type {import('@playwright/test').Page} */ page) =>
  page.getByRole('button', { name: 'Undo' });

test.beforeEach(async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'sealed');
});

test('one finger draws a stroke, which is one edit', async ({ page }) => {
  const touch = await fingers(page);
  const [from, to] = [await hands.middle(page, 3, 1), await hands.middle(page, 6, 1)];
  await touch('touchStart', [from]);
  for (const share of [0.1, 0.4, 0.7, 1]) await touch('touchMove', [between(from, to, share)]);
  // The finger rests before it lifts: the tap after a fling is its brake, not a click.
  for (const share of [1.02, 1, 1.02]) {
    await page.waitForTimeout(150);
    await touch('touchMove', [between(from, to, share)]);
  }
  await touch('touchEnd', []);
  await expect(page.locator('.badge')).toContainText('proved optimal');
  await page.waitForTimeout(600);
  await undo(page).tap();
  await expect(page.locator('.badge')).toContainText('proved impossible');
});

test('a second finger takes the stroke back', async ({ page }) => {
  const touch = await fingers(page);
  const before = await hands.picture(page.locator('#board canvas'));
  const [from, to] = [await hands.middle(page, 3, 1), await hands.middle(page, 6, 1)];
  await touch('touchStart', [from]);
  for (const share of [0.2, 0.6, 1]) await touch('touchMove', [between(from, to, share)]);
  await expect.poll(() => hands.picture(page.locator('#board canvas'))).not.toBe(before);
  await touch('touchStart', [to, await hands.middle(page, 10, 3)]);
  await touch('touchMove', [to, await hands.middle(page, 12, 3)]);
  await touch('touchEnd', []);
  await hands.solved(page);
  await expect(page.locator('.example select')).toHaveValue('sealed');
  await expect(page.locator('.badge')).toContainText('proved impossible');
});

test('a finger that leaves the board goes on drawing at its edge', async ({ page }) => {
  const touch = await fingers(page);
  const from = await hands.middle(page, 14, 2);
  await touch('touchStart', [from]);
  await touch('touchMove', [{ x: from.x, y: from.y - 12 }]);
  await touch('touchMove', [{ x: from.x, y: 4 }]);
  await touch('touchEnd', []);
  await hands.solved(page);
  await expect(undo(page)).toBeEnabled();
});

test('a tap lifts a ghost and the next tap puts it down', async ({ page }) => {
  const lift = await hands.middle(page, 10, 2);
  await page.touchscreen.tap(lift.x, lift.y);
  await expect(page.locator('.caption')).toContainText('ghost a is lifted');
  const put = await hands.middle(page, 2, 2);
  await page.touchscreen.tap(put.x, put.y);
  await expect(hands.cellWords(page)).toContainText('ghost a');
  await hands.solved(page);
});

test('a finger drags a ghost', async ({ page }) => {
  const touch = await fingers(page);
  const [from, to] = [await hands.middle(page, 10, 2), await hands.middle(page, 13, 2)];
  await touch('touchStart', [from]);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', [between(from, to, share)]);
  await touch('touchEnd', []);
  await page.touchscreen.tap(to.x, to.y);
  await expect(page.locator('.caption')).toContainText('ghost a is lifted');
});

test('the timeline is scrubbed with a finger', async ({ page }) => {
  const touch = await fingers(page);
  const box = await page.locator('.timeline').boundingBox();
  if (!box) throw new Error('no timeline');
  const y = box.y + box.height - 5;
  await touch('touchStart', [{ x: box.x + box.width - 8, y }]);
  await touch('touchMove', [{ x: box.x + box.width / 2, y }]);
  await touch('touchMove', [{ x: box.x + 6, y }]);
  await touch('touchEnd', []);
  await expect(page.locator('.say')).toContainText('Turn 0');
});
