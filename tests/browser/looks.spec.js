// Themes, languages, and assistive technology.
import AxeBuilder from '@axe-core/playwright';
import * as hands from './hands.js';
import { expect, test } from './site.js';

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  for (const locale of ['en-US', 'zh-CN']) {
    test.describe(`${scheme} ${locale}`, () => {
      test.use({ colorScheme: scheme, locale });

      test('the page obeys the system', async ({ page }) => {
        await hands.open(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          locale === 'zh-CN' ? 'zh-CN' : 'en',
        );
      });
    });
  }
}

test('axe finds nothing in what tabs and dialogs show when they are used', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'sealed');
  await page.getByRole('tab', { name: 'Inspect' }).click();
  await page.getByRole('button', { name: 'One state back' }).click();
  await page.locator('.fates button:enabled').first().click();
  expect(await flaws(page)).toEqual([]);
  await hands.choose(page, 'swap');
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.locator('.steps button').nth(3).click();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Help and keys' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Contest text' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await flaws(page)).toEqual([]);
});

test('the language is switched and stays', async ({ page }) => {
  await hands.open(page);
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('.say')).toContainText('没有更短的方案');
  await expect(page).toHaveTitle(/双向搜索/);
  await page.waitForTimeout(400);
  await page.reload();
  await hands.solved(page);
  await expect(page.locator('.say')).toContainText('轮');
});

test('the colours are chosen by hand, too', async ({ page }) => {
  await hands.open(page);
  const board = page.locator('#board canvas');
  const light = await hands.picture(board);
  const button = page.getByRole('button', { name: /^Colours/ });
  await button.click();
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => hands.picture(board)).not.toBe(light);
});

/** What axe finds, a line each. @param {import('@playwright/test').Page} page */
async function flaws(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
