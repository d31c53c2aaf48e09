// What a person does with the page: presses on cells of the board, reads the answer, moves the timeline.
import { expect } from '@playwright/test';

/** @typedef {import('@playwright/test').Page} Page */

/** An open hall for three ghosts: some millions of joint states. */
export const HALL = [
  '18 18 3',
  '#'.repeat(18),
  '#a b            c#',
  ...Array(14).fill(`#${' '.repeat(16)}#`),
  '#C            A B#',
  '#'.repeat(18),
  '0 0 0',
].join('\n');

/** Opens the page and waits until the first search is ready to scrub. @param {Page} page */
export async function open(page) {
  await page.goto('./');
  await solved(page);
}

/** Waits until what is drawn is what is answered. @param {Page} page */
export async function solved(page) {
  await expect(page.locator('.answer .badge')).toBeVisible();
  await expect(page.locator('.say')).not.toContainText(/Searching|搜索中/);
}

/** Waits until the page has drawn what was last done, so that the answer before is gone. @param {Page} page */
export const drawn = (page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });

/** The header's choices stand in a menu on a phone. @param {Page} page */
export async function openMenu(page) {
  const menu = page.locator('.menu > summary');
  if (await menu.isVisible()) await menu.click();
}

/** As the header names them, in its order. */
export const PUZZLES = /** @type {const} */ (['ghosts', 'blank-tile', 'solitaire']);

/** @param {Page} page @param {typeof PUZZLES[number]} puzzle */
export async function openPuzzle(page, puzzle) {
  await openMenu(page);
  const button = page.locator('.puzzles button').nth(PUZZLES.indexOf(puzzle));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await drawn(page);
  await solved(page);
}

/** @param {Page} page @param {string} id */
export async function choose(page, id) {
  await page.locator('.example select').selectOption(id);
  await drawn(page);
  await solved(page);
}

/** The middle of a cell on the screen. @param {Page} page @param {number} x column, 0-based @param {number} y row */
export async function middle(page, x, y) {
  const grid = page.locator('#board');
  const columns = Number(await grid.getAttribute('aria-colcount'));
  const box = await page.locator('#board canvas').boundingBox();
  if (!box) throw new Error('the board is not on the screen');
  const cell = box.width / columns;
  return { x: box.x + (x + 0.5) * cell, y: box.y + (y + 0.5) * cell };
}

/**
 * Drags the mouse from cell to cell.
 * @param {Page} page
 * @param {[x: number, y: number][]} cells
 * @param {'left'|'right'} [button]
 */
export async function drag(page, cells, button = 'left') {
  const [first, ...rest] = await Promise.all(cells.map(([x, y]) => middle(page, x, y)));
  await page.mouse.move(first.x, first.y);
  await page.mouse.down({ button });
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up({ button });
}

/** @param {Page} page @param {number} x @param {number} y */
export async function click(page, x, y) {
  const point = await middle(page, x, y);
  await page.mouse.click(point.x, point.y);
}

/** What the cursor's cell is said to hold, after moving the cursor there by a press. @param {Page} page */
export const cellWords = (page) => page.locator('#board [role="gridcell"]');

/** @param {Page} page @param {number} turn */
export async function goTo(page, turn) {
  const box = page.locator('.place input');
  await box.fill(String(turn));
  await box.press('Enter');
}

/** The numbers of the place: [turn, turns]. @param {Page} page */
export async function place(page) {
  const at = await page.locator('.place input').inputValue();
  const of = await page.locator('.place').textContent();
  return [Number(at), Number(/\/ ([\d,]+)/.exec(of ?? '')?.[1].replace(',', ''))];
}

/** Colours of a canvas, as a text that changes when the picture does. @param {import('@playwright/test').Locator} canvas */
export const picture = (canvas) =>
  canvas.evaluate((element) => /** @type {HTMLCanvasElement} */ (element).toDataURL());
