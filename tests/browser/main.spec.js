// The main job as a person does it: draw, place, run, step, scrub, cancel, come back.
import * as hands from './hands.js';
import { expect, test } from './site.js';

test('the first visit is solved and paused at the meeting', async ({ page }) => {
  await hands.open(page);
  const [turn, turns] = await hands.place(page);
  expect(turn).toBe(turns);
  expect(turns).toBeGreaterThan(10);
  await expect(page.locator('.welcome')).toBeVisible();
  await page.getByRole('button', { name: 'Look around' }).click();
  await expect(page.locator('.lesson')).toBeVisible();
});

test('the samples of the contest have their answers with every algorithm', async ({ page }) => {
  await hands.open(page);
  const algorithms = await page
    .locator('.algorithm option')
    .evaluateAll((options) =>
      options.map((option) => /** @type {HTMLOptionElement} */ (option).value),
    );
  expect(algorithms.length).toBeGreaterThan(2);
  for (const [example, steps] of [
    ['swap', 7],
    ['corridor', 36],
    ['manor', 77],
  ]) {
    await page.locator('.example select').selectOption(String(example));
    for (const algorithm of algorithms) {
      await page.locator('.algorithm select').selectOption(algorithm);
      await expect(page.locator('.answer')).toContainText(`${steps} steps`);
      await expect(page.locator('.badge')).toContainText('proved optimal');
    }
  }
});

test('a maze is drawn, ghosts are placed, and it is solved each time', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'swap');
  await hands.drag(page, [
    [2, 2],
    [2, 2],
  ]);
  await expect(page.locator('.badge')).toContainText('proved impossible');
  await expect(page.locator('.proof-card').first()).toContainText('ran dry');
  await hands.drag(page, [
    [2, 2],
    [2, 2],
  ]);
  await expect(page.locator('.badge')).toContainText('proved optimal');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.badge')).toContainText('proved impossible');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.badge')).toContainText('proved optimal');
});

test('a ghost is dragged, and a target is placed with its tool', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'swap');
  await hands.drag(page, [
    [3, 3],
    [2, 2],
  ]);
  await hands.click(page, 2, 2);
  await expect(hands.cellWords(page)).toContainText('ghost a');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Place target B' }).click();
  await hands.click(page, 2, 1);
  await hands.solved(page);
  await expect(hands.cellWords(page)).toContainText('target B');
});

test('a lifted ghost goes where the next press is, its own target included', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'swap');
  await hands.click(page, 3, 3);
  await expect(page.locator('.caption')).toContainText('lifted');
  await hands.click(page, 1, 1);
  await expect(hands.cellWords(page)).toContainText('ghost a, target A');
  await hands.solved(page);
  await expect(page.locator('.answer')).toContainText('steps');
});

test('the right button erases', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'sealed');
  await hands.drag(
    page,
    [
      [3, 1],
      [5, 1],
    ],
    'right',
  );
  await hands.solved(page);
  await expect(page.locator('.badge')).toContainText('proved optimal');
});

test('steps go forward and back and show what they say', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'corridor');
  const board = page.locator('#board canvas');
  await page.getByRole('button', { name: 'First', exact: true }).click();
  await expect(page.locator('.say')).toContainText('Turn 0 of 36');
  const before = await hands.picture(board);
  const line = page.locator('.timeline');
  const lineBefore = await hands.picture(line);
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.locator('.say')).toContainText('Turn 1 of 36');
  await expect.poll(() => hands.picture(board)).not.toBe(before);
  await expect.poll(() => hands.picture(line)).not.toBe(lineBefore);
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect.poll(() => hands.picture(board)).toBe(before);
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(page.locator('.say')).toContainText('36 = 29 + 7');
});

test('play runs from the start to the meeting and stops', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'swap');
  await page.locator('.speed input').fill('90');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.say')).toContainText('no plan is shorter');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('the solution is played back, ghost by ghost', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'swap');
  await page.getByRole('button', { name: 'plan', exact: true }).click();
  await expect(page.locator('.say')).toContainText('Step 0 of 7');
  const before = await hands.picture(page.locator('#board canvas'));
  await page.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(page.locator('.say')).toContainText(/Step 1 of 7: a \w+, b \w+/);
  await expect.poll(() => hands.picture(page.locator('#board canvas'))).not.toBe(before);
});

test('the timeline is scrubbed with the mouse and with keys', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'corridor');
  const line = page.getByRole('slider', { name: 'Turn of the search' });
  const box = await line.boundingBox();
  if (!box) throw new Error('no timeline');
  const strip = box.y + box.height - 6;
  await page.mouse.move(box.x + box.width - 70, strip);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, strip, { steps: 10 });
  const [middle] = await hands.place(page);
  expect(middle).toBeGreaterThan(14);
  expect(middle).toBeLessThan(22);
  await page.mouse.move(box.x + 10, strip, { steps: 4 });
  await page.mouse.up();
  expect((await hands.place(page))[0]).toBe(0);
  await line.press('ArrowRight');
  await line.press('ArrowRight');
  await line.press('ArrowLeft');
  await expect(line).toHaveAttribute('aria-valuenow', '1');
  await line.press('End');
  await expect(line).toHaveAttribute('aria-valuenow', '36');
});

test('the drawing and the settings survive a reload', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'swap');
  await hands.drag(page, [
    [2, 1],
    [2, 1],
  ]);
  await hands.solved(page);
  await expect(hands.cellWords(page)).toContainText('floor');
  const before = await page.locator('.say').textContent();
  await page.reload();
  await hands.solved(page);
  await expect(page.locator('.say')).toHaveText(before ?? '');
  await expect(page.locator('.example select')).toHaveValue('-');
  await expect(page.locator('.welcome')).toHaveCount(0);
});

test('what was kept and is broken opens the first example and says so', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('midnight', '{"version":1,"puzzle":"ghosts"}'),
  );
  await hands.open(page);
  await expect(page.getByRole('alert')).toContainText('cannot be read');
});

test('a second search beside an answer shows how far it is and is cancelled', async ({ page }) => {
  await page.addInitScript(() => {
    const cells = 14 * 14;
    const walls = '0'.repeat(cells);
    const goals = [cells - 1, cells - 2, cells - 3];
    const board = { width: 14, height: 14, walls, starts: [0, 1, 2], goals };
    const drawing = { board, algorithm: 'bidirectional-smaller', example: null };
    const kept = { version: 1, puzzle: 'ghosts', drawings: { ghosts: drawing } };
    localStorage.setItem('midnight', JSON.stringify(kept));
  });
  await page.goto('./');
  await expect(page.locator('.badge')).toContainText('proved optimal');
  await page.locator('.algorithm select').selectOption('breadth-first');
  await expect(page.locator('.answer')).toContainText('states discovered');
  await expect(page.locator('.badge')).toContainText('proved optimal');
  await page.locator('.answer').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.badge')).toContainText('cancelled');
});
