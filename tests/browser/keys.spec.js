// The keys of the whole page, and what stops playback.
import * as hands from './hands.js';
import { expect, test } from './site.js';

test.beforeEach(async ({ page }) => {
  await hands.open(page);
  await page.getByRole('button', { name: 'Look around' }).click();
});

test('all keys of the help do what it says', async ({ page }) => {
  await hands.choose(page, 'corridor');
  await page.locator('.example select').blur();
  const say = page.locator('.say');
  /** @type {[string, RegExp][]} */
  const keys = [
    ['Home', /^Turn 0 /],
    ['ArrowRight', /^Turn 1 /],
    ['Shift+ArrowRight', /^Turn 2 /],
    ['PageDown', /^Turn 3 /],
    ['ArrowLeft', /^Turn 2 /],
    ['PageUp', /^Turn 1 /],
    ['End', /^Turn 36 /],
    ['r', /^Turn 0 /],
  ];
  for (const [key, words] of keys) {
    await page.keyboard.press(key);
    await expect(say).toHaveText(words);
  }
  await page.keyboard.press('f');
  await expect(page.locator('.sides [aria-pressed="true"]')).toContainText('forward');
  await page.keyboard.press('b');
  await expect(page.locator('.sides [aria-pressed="true"]')).toContainText('backward');
  await page.keyboard.press('n');
  await expect(page.locator('.sides [aria-pressed="true"]')).toContainText('both');
  await page.keyboard.press(']');
  await expect(page.locator('.speed output')).toHaveText('16 turns/s');
  await page.keyboard.press('[');
  await expect(page.locator('.speed output')).toHaveText('8 turns/s');
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: 'Eraser' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the help opens from a control that keeps its keys', async ({ page }) => {
  await hands.choose(page, 'corridor');
  for (const control of ['.example select', '#tab-views', '.timeline']) {
    await page.locator(control).focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a run and the whole search are one step each', async ({ page }) => {
  await hands.choose(page, 'corridor');
  await page.getByRole('button', { name: 'First', exact: true }).click();
  await page.getByRole('button', { name: 'to meeting' }).click();
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.locator('.say')).toContainText('Turn 36');
  await page.getByRole('button', { name: 'run', exact: true }).click();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(page.locator('.say')).toContainText(/^Turn (1\d|2\d) /);
});

test('the other keys and gestures: back a turn, redo, ghosts by number, delete, a target is dragged', async ({
  page,
}) => {
  await hands.choose(page, 'swap');
  await page.locator('.example select').blur();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('.say')).toHaveText(/^Turn 6 /);
  await page.keyboard.press('5');
  const ghost = page.getByRole('button', { name: 'Place ghost a' });
  await expect(ghost).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('1');
  await hands.drag(page, [
    [1, 1],
    [1, 2],
    [2, 2],
  ]);
  await hands.solved(page);
  await hands.click(page, 2, 2);
  await expect(page.locator('.caption')).toContainText('target A is lifted');
  await page.keyboard.press('Escape');
  await expect(page.locator('.caption')).not.toContainText('lifted');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
  await page.locator('#board').focus();
  await page.keyboard.press('Delete');
  await expect(page.locator('.answer')).toContainText('Not ready');
});

test('an edit stops playback, and the new search stands at its end', async ({ page }) => {
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await hands.click(page, 14, 5);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await hands.solved(page);
  await expect.poll(() => hands.place(page)).toEqual([27, 27]);
});
