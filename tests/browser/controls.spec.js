// Everything on the page, view by view: large enough to press, and nothing for axe to find, in both
// languages and themes and on a touch screen.
import AxeBuilder from '@axe-core/playwright';
import { tooSmall } from './faults.js';
import * as hands from './hands.js';
import { expect, test } from './site.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What has words and colours of its own is looked at in the other look too: the ghosts have most. */
const LOOKS = /** @type {const} */ ([
  ['light', 'en-US', hands.PUZZLES],
  ['dark', 'zh-CN', ['ghosts']],
]);

/** A look between two colours would find the mixed one. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [colorScheme, locale, puzzles] of LOOKS) {
  test.describe(`${colorScheme} ${locale}`, () => {
    test.use({ colorScheme, locale });

    for (const puzzle of puzzles) {
      test(`all views of ${puzzle} are fit for a mouse`, async ({ page }) => {
        await hands.open(page);
        await everyView(page, puzzle, 36);
      });
    }
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const puzzle of hands.PUZZLES) {
    test(`all views of ${puzzle} are fit for a finger`, async ({ page }) => {
      await hands.open(page);
      await everyView(page, puzzle, 44);
    });
  }
});

/**
 * Goes through first visit, tabs, pop-ups and dialogs of a puzzle and looks at each.
 * @param {Page} page
 * @param {typeof hands.PUZZLES[number]} puzzle
 * @param {number} least   side of a control, CSS pixels
 */
async function everyView(page, puzzle, least) {
  const look = async (/** @type {string} */ view) => {
    expect([view, await tooSmall(page, least)]).toEqual([view, []]);
    expect([view, await flaws(page)]).toEqual([view, []]);
  };
  if (puzzle === 'ghosts') await look('first visit');
  else await hands.openPuzzle(page, puzzle);
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

/** @param {Page} page @param {string} dialog */
async function openDialog(page, dialog) {
  await hands.openMenu(page);
  const name = dialog === 'help' ? /Help and keys|帮助/ : /Contest text|竞赛文本|题目文本/;
  await page.getByRole('button', { name }).first().click();
}

/** What axe finds, a line each. @param {Page} page */
async function flaws(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
