// Drawing in all its ways, with mouse and keys; lint and its mending; size; contest text.
import * as hands from './hands.js';
import { expect, test } from './site.js';

test.beforeEach(async ({ page }) => {
  await hands.open(page);
  await page.getByRole('button', { name: 'Look around' }).click();
});

test('with the keys alone a wall is drawn, a ghost is moved, and both are undone', async ({
  page,
}) => {
  await hands.choose(page, 'swap');
  const board = page.locator('#board');
  await page.keyboard.press('e');
  await expect(board).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(hands.cellWords(page)).toHaveText('row 3, column 3: floor');
  await page.keyboard.press('Enter');
  await expect(hands.cellWords(page)).toHaveText('row 3, column 3: wall');
  await expect(page.locator('.badge')).toContainText('proved impossible');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.badge')).toContainText('proved optimal');
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowUp', 'Enter'])
    await page.keyboard.press(key);
  await expect(hands.cellWords(page)).toHaveText('row 3, column 4: ghost a');
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+z');
  await expect(hands.cellWords(page)).toHaveText('row 3, column 4: floor');
});

test('a missing ghost is named and a press mends it', async ({ page }) => {
  await hands.choose(page, 'swap');
  await page.getByRole('button', { name: 'Eraser' }).click();
  await hands.click(page, 3, 3);
  await expect(page.locator('.answer')).toContainText('Not ready');
  const lint = page.locator('.lint-popup summary');
  await expect(lint).toContainText('1 thing to fix');
  await lint.click();
  await expect(page.locator('.findings')).toContainText('Target A has no ghost a');
  await page.getByRole('button', { name: 'Place it' }).click();
  await expect(page.locator('.badge')).toContainText('proved');
});

test('a target that cannot be reached is named and a way is opened', async ({ page }) => {
  await hands.choose(page, 'swap');
  await hands.click(page, 2, 2);
  await expect(page.locator('.badge')).toContainText('proved impossible');
  await page.locator('.lint-popup summary').click();
  await expect(page.locator('.findings')).toContainText('Ghost a cannot reach its target A');
  await page.getByRole('button', { name: 'Open a way' }).first().click();
  await expect(page.locator('.lint-ok')).toBeVisible();
});

test('an open border and an open block are told, and the border is closed', async ({ page }) => {
  await hands.choose(page, 'swap');
  await hands.click(page, 2, 0);
  await hands.click(page, 2, 1);
  await page.locator('.lint-popup summary').click();
  await expect(page.locator('.findings')).toContainText('The border is open in 1 cell');
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.locator('.findings')).toContainText('2×2 block');
  await page.getByRole('button', { name: 'Add walls' }).click();
  await expect(page.locator('.lint-ok')).toBeVisible();
});

test('a rectangle is drawn with its tool and with Alt; an area is filled', async ({ page }) => {
  await hands.choose(page, 'hall');
  await page.getByRole('button', { name: 'Rectangle' }).click();
  await hands.drag(page, [
    [1, 6],
    [3, 8],
  ]);
  await hands.solved(page);
  await hands.click(page, 2, 7);
  await expect(hands.cellWords(page)).toHaveText('row 8, column 3: floor');
  await page.getByRole('button', { name: 'Wall' }).click();
  await page.keyboard.down('Alt');
  await hands.drag(page, [
    [5, 4],
    [6, 5],
  ]);
  await page.keyboard.up('Alt');
  await hands.click(page, 6, 4);
  await expect(hands.cellWords(page)).toHaveText('row 5, column 7: floor');
  await page.getByRole('button', { name: 'Fill an area' }).click();
  await hands.click(page, 0, 0);
  await hands.solved(page);
  await expect(hands.cellWords(page)).toHaveText('row 1, column 1: floor');
});

test('the size goes from 1 to 32 and back with undo', async ({ page }) => {
  await page.locator('.size-popup summary').click();
  const columns = page.getByRole('textbox', { name: 'Columns' });
  const rows = page.getByRole('textbox', { name: 'Rows' });
  const set = async (
    /** @type {import('@playwright/test').Locator} */ box,
    /** @type {string} */ value,
  ) => {
    await box.fill(value);
    await box.press('Enter');
  };
  await set(columns, '32');
  await set(rows, '99');
  await expect(page.locator('#board')).toHaveAttribute('aria-rowcount', '32');
  await set(columns, '1');
  await set(rows, '1');
  await expect(page.locator('#board')).toHaveAttribute('aria-colcount', '1');
  await expect(page.locator('.answer')).toContainText('Not ready');
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.answer')).toContainText('27 steps');
});

test('ghosts are added and taken away', async ({ page }) => {
  await hands.choose(page, 'alone');
  await page.locator('.size-popup summary').click();
  await page.getByRole('button', { name: 'Ghosts: one more' }).click();
  await expect(page.getByRole('button', { name: 'Place ghost b' })).toBeVisible();
  await hands.solved(page);
  await page.getByRole('button', { name: 'Ghosts: one less' }).click();
  await expect(page.getByRole('button', { name: 'Place ghost b' })).toHaveCount(0);
});

const TWO = '5 3 1\n#####\n#a A#\n#####\n5 4 1\n#####\n#a  #\n#  A#\n#####\n0 0 0\n';

test('contest text is read, several cases are picked from, and faults name their line', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Contest text' }).click();
  const box = page.getByRole('textbox', { name: 'Contest text' });
  await expect(box).toHaveValue(/^16 16 3\n/);
  await box.fill('5 3 1\n#####\n#a?A#\n#####\n');
  await page.getByRole('button', { name: 'Draw it' }).click();
  await expect(page.locator('.text-error')).toContainText('Line 3, column 3');
  await box.fill(TWO);
  await page.getByRole('button', { name: 'Draw it' }).click();
  await expect(page.locator('.cases select')).toHaveValue('0');
  await expect(page.locator('.answer')).toContainText('2 steps');
  await page.getByRole('button', { name: 'The next case' }).click();
  await expect(page.locator('.answer')).toContainText('3 steps');
});

test('a file is opened, and the drawing is saved as one', async ({ page }) => {
  await page.getByRole('button', { name: 'Contest text' }).click();
  const file = { name: 'cases.in', mimeType: 'text/plain', buffer: Buffer.from(TWO) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('.file-name')).toHaveText('cases.in');
  await page.getByRole('button', { name: 'Contest text' }).click();
  await expect(page.getByRole('textbox', { name: 'Contest text' })).toHaveValue(/^5 3 1\n/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ghosts.txt');
});

test('text that is pasted onto the page is drawn; what cannot be read is told and changes nothing', async ({
  page,
}) => {
  const paste = (/** @type {string} */ text) =>
    page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  await paste('nonsense');
  await expect(page.getByRole('alert')).toContainText('Line 1');
  await expect(page.locator('.answer')).toContainText('27 steps');
  await paste(TWO);
  await expect(page.locator('.answer')).toContainText('2 steps');
});

test('states are stepped one by one, forwards and back, and each move tells its fate', async ({
  page,
}) => {
  await hands.choose(page, 'corridor');
  await hands.goTo(page, 20);
  await page.getByRole('tab', { name: 'Inspect' }).click();
  const sum = page.locator('.sum');
  await expect(sum).toContainText('in turn 20');
  const before = await sum.textContent();
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One state on' }).click();
  await expect(page.locator('.say')).toContainText(
    /has expanded 3 of the \d+ joint states .* so far/,
  );
  await expect(sum).toContainText('state 3 of');
  const fates = await page.locator('.fates b').allTextContents();
  expect(fates.map(Number).reduce((sum_, count) => sum_ + count, 0)).toBe(125);
  await page.locator('.fates button').nth(3).click();
  await expect(page.locator('.moves button').first()).toContainText('a ');
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One state back' }).click();
  await expect(sum).toHaveText(before ?? '');
});

test('the plan is a list that moves the walk', async ({ page }) => {
  await hands.choose(page, 'swap');
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.locator('.steps button', { hasText: /^4$/ }).click();
  await expect(page.locator('.say')).toContainText('Step 4 of 7');
  await expect(page.locator('.steps tr.now')).toContainText('4');
});

test('Escape takes a stroke back, and moving on draws nothing more', async ({ page }) => {
  await hands.choose(page, 'swap');
  const undo = page.getByRole('button', { name: 'Undo' });
  const [from, by, to] = await Promise.all([
    hands.middle(page, 0, 0),
    hands.middle(page, 2, 0),
    hands.middle(page, 4, 4),
  ]);
  await undo.click();
  await expect(undo).toBeDisabled();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(by.x, by.y, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(undo).toBeDisabled();
});

test('a maze by chance has the size, the ghosts and the seed that are asked for', async ({
  page,
}) => {
  await hands.choose(page, 'swap');
  await page.locator('.size-popup summary').click();
  const seed = page.getByRole('textbox', { name: 'Seed' });
  const board = page.locator('#board canvas');
  await page.getByRole('textbox', { name: 'Columns' }).fill('12');
  await page.getByRole('textbox', { name: 'Columns' }).press('Enter');
  await seed.fill('7');
  await seed.press('Enter');
  await hands.solved(page);
  await expect(page.locator('#board')).toHaveAttribute('aria-colcount', '12');
  await expect(page.locator('#board')).toHaveAttribute('aria-rowcount', '5');
  await expect(page.locator('.view')).toHaveCount(2);
  const seventh = await hands.picture(board);
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(seed).toHaveValue('8');
  await expect.poll(() => hands.picture(board)).not.toBe(seventh);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => hands.picture(board)).toBe(seventh);
});
