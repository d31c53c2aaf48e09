// What goes wrong: a search without end, a worker that dies, a browser without what is needed.
import * as hands from './hands.js';
import { expect, test } from './site.js';

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
  await paste(page, hands.HALL);
  await expect(page.locator('#board')).toHaveAttribute('aria-colcount', '18');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.badge')).toContainText('cancelled');
  await page.locator('.proof-popup summary').click();
  await expect(page.locator('.proof-popup .proof-card')).toContainText('This proves nothing');
  await page.locator('.proof-popup').getByRole('button', { name: 'Solve again' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('an edit during a long search starts the new one at once', async ({ page }) => {
  await hands.open(page);
  await page.locator('.algorithm select').selectOption('breadth-first');
  await paste(page, hands.HALL);
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

test('a part that does not arrive is told, the drawing stays, and it is asked for again', async ({
  page,
  complaints,
}) => {
  await hands.open(page);
  await hands.choose(page, 'swap');
  const cut = async (/** @type {string} */ files) =>
    page.route(files, (route) => route.abort('internetdisconnected'));
  const alert = page.getByRole('alert');
  const dismiss = page.getByRole('button', { name: 'Dismiss' });

  await cut('**/*.wasm');
  const sibling = page.locator('.puzzles').getByText('Solitaire', { exact: true });
  await sibling.click();
  await expect(alert).toContainText('did not arrive');
  await expect(page.locator('#board')).toHaveAttribute('aria-colcount', '5');
  await expect(page.locator('.answer')).toContainText('7 steps');
  await dismiss.click();

  await cut('**/plan_panel-*.js');
  await page.getByRole('tab', { name: 'Plan' }).click();
  await expect(alert).toContainText('did not arrive');
  await expect(page.getByRole('tab', { name: 'Ghost views' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await dismiss.click();

  await page.unrouteAll();
  await page.getByRole('tab', { name: 'Plan' }).click();
  await expect(page.locator('mn-plan-panel')).toBeVisible();
  await sibling.click();
  await expect(page.locator('#board')).toHaveAttribute('aria-colcount', '8');
  await expect(alert).toBeEmpty();
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
  await expect(page.locator('.findings')).toContainText('more joint states than');
  await expect(page.locator('.badge')).toContainText('memory limit');
});
