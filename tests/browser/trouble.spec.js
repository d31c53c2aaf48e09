// What goes wrong: a search without end, a worker that dies, a browser without what is needed.
import * as hands from './hands.js';
import { expect, test } from './site.js';

/** An open hall for three ghosts: some millions of joint states. */
const HALL = [
  '18 18 3',
  '#'.repeat(18),
  '#a b            c#',
  ...Array(14).fill(`#${' '.repeat(16)}#`),
  '#C            A B#',
  '#'.repeat(18),
  '0 0 0',
].join('\n');

/** @param {import('@playwright/test').Page} page @param {string} text */
const paste = (page, text) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

test('a long search is cancelled, says so, and is started again', async ({ page }) => {
  await hands.open(page);
  await page.locator('.algorithm select').selectOption('breadth-first');
  await paste(page, HALL);
  await expect(page.locator('#board')).toHaveAttribute('aria-colcount', '18');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.badge')).toContainText('cancelled', { timeout: 2000 });
  await page.locator('.proof-popup summary').click();
  await expect(page.locator('.proof-popup .proof-card')).toContainText('This proves nothing');
  await page.locator('.proof-popup').getByRole('button', { name: 'Solve again' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('an edit during a long search starts the new one at once', async ({ page }) => {
  await hands.open(page);
  await page.locator('.algorithm select').selectOption('breadth-first');
  await paste(page, HALL);
  await expect(page.locator('#board')).toHaveAttribute('aria-colcount', '18');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.locator('.example select').selectOption('swap');
  await expect(page.locator('.answer')).toContainText('7 steps');
});

test('a worker that dies is replaced, the drawing stays and is solved again', async ({
  page,
  complaints,
}) => {
  await hands.open(page);
  await hands.choose(page, 'swap');
  await hands.click(page, 2, 1);
  await hands.solved(page);
  const [worker] = page.workers();
  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('a bug in the engine');
    });
  });
  await expect(page.getByRole('alert')).toContainText('Your drawing is unharmed');
  await hands.goTo(page, 0);
  await hands.click(page, 2, 2);
  await hands.solved(page);
  await expect(page.locator('.badge')).toContainText('proved impossible');
  complaints.length = 0;
});

test('an engine that cannot start is given up with what the browser needs', async ({
  page,
  complaints,
}) => {
  await page.route('**/*.wasm', (route) =>
    route.fulfill({ body: 'not wasm', contentType: 'application/wasm' }),
  );
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('WebAssembly with SIMD');
  complaints.length = 0;
});

test('without JavaScript the page says in both languages what it is and what to do', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site);
  await expect(page.locator('body')).toContainText('draw a maze');
  await expect(page.locator('body')).toContainText('双向搜索实验室');
  await context.close();
});

test('a search that would need too much memory says so as a plain result', async ({ page }) => {
  await hands.open(page);
  await hands.choose(page, 'hall');
  await page.locator('.size-popup summary').click();
  const box = page.getByRole('textbox', { name: 'Ghosts' });
  await box.fill('6');
  await box.press('Enter');
  await page.keyboard.press('Escape');
  await page.locator('.lint-popup summary').click();
  await expect(page.locator('.findings')).toContainText('GiB for its tables');
  await expect(page.locator('.badge')).toContainText('memory limit');
});
