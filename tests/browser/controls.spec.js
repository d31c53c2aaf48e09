// Everything on the page, view by view: large enough to press, and nothing for axe to find, in both
// languages and themes and on a touch screen.
import AxeBuilder from '@axe-core/playwright';
import * as hands from './hands.js';
import { expect, test } from './site.js';

/** @typedef {import('@playwright/test').Page} Page */

const PUZZLES = /** @type {const} */ (['ghosts', 'blank-tile', 'solitaire']);

/** What has words and colours of its own is looked at in the other look too: the ghosts have most. */
const LOOKS = /** @type {const} */ ([
  ['light', 'en-US', PUZZLES],
  ['dark', 'zh-CN', ['ghosts']],
]);

for (const [colorScheme, locale, puzzles] of LOOKS) {
  test.describe(`${colorScheme} ${locale}`, () => {
    test.use({ colorScheme, locale });

    for (const puzzle of puzzles) {
      test(`all views of ${puzzle} are fit for a mouse`, async ({ page }) => {
        test.setTimeout(120_000);
        await hands.open(page);
        await everyView(page, puzzle, 36);
      });
    }
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const puzzle of PUZZLES) {
    test(`all views of ${puzzle} are fit for a finger`, async ({ page }) => {
      test.setTimeout(120_000);
      await hands.open(page);
      await everyView(page, puzzle, 44);
    });
  }
});

/**
 * Goes through first visit, tabs, pop-ups and dialogs of a puzzle and looks at each.
 * @param {Page} page
 * @param {string} puzzle
 * @param {number} least   side of a control, CSS pixels
 */
async function everyView(page, puzzle, least) {
  const look = async (/** @type {string} */ view) => {
    await page.waitForTimeout(150);
    expect([view, await tooSmall(page, least)]).toEqual([view, []]);
    expect([view, await flaws(page)]).toEqual([view, []]);
  };
  if (puzzle === 'ghosts') await look('first visit');
  else await openPuzzle(page, puzzle);
  const tabs = page.getByRole('tab');
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    await look(`tab ${i}`);
  }
  const popups = page.locator('details.popup > summary');
  for (let i = 0; i < (await popups.count()); i++) {
    if (!(await popups.nth(i).isVisible())) continue;
    await popups.nth(i).click();
    await look(`pop-up ${i}`);
    await page.keyboard.press('Escape');
  }
  for (const dialog of ['help', 'text']) {
    await page.keyboard.press('Escape');
    await openDialog(page, dialog);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await look(dialog);
    await page.keyboard.press('Escape');
  }
}

/** The header's choices stand in a menu on a phone. @param {Page} page */
async function openMenu(page) {
  const menu = page.locator('.menu > summary');
  if (await menu.isVisible()) await menu.click();
}

/** @param {Page} page @param {string} puzzle */
async function openPuzzle(page, puzzle) {
  await openMenu(page);
  await page
    .locator('.puzzles button')
    .nth(PUZZLES.indexOf(/** @type {any} */ (puzzle)))
    .click();
  await page.keyboard.press('Escape');
  await hands.solved(page);
}

/** @param {Page} page @param {string} dialog */
async function openDialog(page, dialog) {
  await openMenu(page);
  const name = dialog === 'help' ? /Help and keys|帮助/ : /Contest text|竞赛文本|题目文本/;
  await page.getByRole('button', { name }).first().click();
}

/** What axe finds, a line each. @param {Page} page */
async function flaws(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Controls that can be seen and are smaller than that. @param {Page} page @param {number} least */
function tooSmall(page, least) {
  return page.evaluate((limit) => {
    const kinds =
      'button, select, input:not([type="file"]), textarea, summary, a[href], label.button, [role="slider"]';
    return [...document.querySelectorAll(kinds)]
      .filter((control) => control.checkVisibility() && !control.matches('.skip'))
      .map((control) => /** @type {const} */ ([control, control.getBoundingClientRect()]))
      .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < limit - 0.5)
      .map(([control, { width, height }]) => {
        const name = control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120);
        return `${Math.round(width)}x${Math.round(height)} ${name}`;
      });
  }, least);
}
