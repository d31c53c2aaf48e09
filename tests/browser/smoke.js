// The main job once more in a browser that the specs do not know: the answers of samples and puzzles, a
// wall, a ghost, the timeline, by the browser's own mouse and keys.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/**
 * A page that stands open in a browser.
 * @typedef {object} OpenPage
 * @property {<A extends unknown[], R>(look: (...values: A) => R, ...values: A) => Promise<R>} evaluate
 *     runs a function that uses nothing around it on the page
 * @property {(points: Point[]) => Promise<void>} drag   presses at the first, lifts at the last
 * @property {(...keys: string[]) => Promise<void>} press   holds all but the last, which it presses
 * @property {() => Promise<string[]>} complaints   of the console so far
 * @property {() => Promise<void>} close
 */

/** @typedef {{x: number, y: number}} Point  CSS pixels of the window */

const PATIENCE = { timeout: 120_000, interval: 50 };

/** The tests of one browser. @param {() => Promise<OpenPage>} open */
export function smoke(open) {
  /** @type {OpenPage} */
  let page;
  beforeAll(async () => {
    page = await open();
    const puzzles = () => page.evaluate(() => document.querySelectorAll('.puzzles button').length);
    await vi.waitFor(async () => expect(await puzzles()).toBe(3), PATIENCE);
  });
  afterAll(() => page?.close());

  const text = (/** @type {string} */ selector) =>
    page.evaluate((at) => document.querySelector(at)?.textContent ?? '', selector);
  const says = (/** @type {string} */ selector, /** @type {string|RegExp} */ words) =>
    vi.waitFor(async () => expect(await text(selector)).toMatch(words), PATIENCE);
  const choose = (/** @type {string} */ example) =>
    page.evaluate((value) => {
      const select = /** @type {HTMLSelectElement} */ (document.querySelector('.example select'));
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, example);
  const box = (/** @type {string} */ selector) =>
    page.evaluate((at) => {
      const part = /** @type {Element} */ (document.querySelector(at));
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x, y, width, height };
    }, selector);
  /** The middle of a cell of a board of five columns. @type {(column: number, row: number) => Promise<Point>} */
  const middle = async (column, row) => {
    const { x, y, width } = await box('#board canvas');
    return { x: x + ((column + 0.5) * width) / 5, y: y + ((row + 0.5) * width) / 5 };
  };

  test('the first visit is solved, and the openings of the other puzzles', async () => {
    for (const [i, steps] of [27, 30, 7].entries()) {
      await page.evaluate((at) => {
        document.querySelectorAll('.puzzles button')[at].dispatchEvent(new MouseEvent('click'));
      }, i);
      await says('.answer', new RegExp(`^\\s*${steps} steps`));
      await says('.answer .badge', 'proved optimal');
    }
    await page.evaluate(() => {
      document.querySelector('.puzzles button')?.dispatchEvent(new MouseEvent('click'));
    });
    await says('.answer', '27 steps');
  });

  test('the samples of the contest have their answers', async () => {
    for (const [example, steps] of Object.entries({ swap: 7, corridor: 36, manor: 77 })) {
      await choose(example);
      await says('.answer', new RegExp(`^\\s*${steps} steps`));
      await says('.answer .badge', 'proved optimal');
    }
  });

  test('a wall is drawn and undone, a ghost is dragged', async () => {
    await choose('swap');
    await says('.answer', '7 steps');
    await page.drag([await middle(2, 2)]);
    await says('.answer .badge', 'proved impossible');
    await page.press('Control', 'z');
    await says('.answer', '7 steps');
    await page.drag([await middle(3, 3), await middle(3, 2)]);
    await says('#board [role="gridcell"]', 'row 4, column 4');
    await says('.answer .badge', 'proved optimal');
  });

  test('the timeline is scrubbed and stepped', async () => {
    await choose('corridor');
    await says('.answer', '36 steps');
    const { x, y, width, height } = await box('.timeline');
    const strip = y + height - 6;
    await page.drag([
      { x: x + width - 70, y: strip },
      { x: x + 20, y: strip },
    ]);
    await says('.say', 'Turn 0 of 36');
    await page.press('ArrowRight');
    await says('.say', 'Turn 1 of 36');
    await page.press('End');
    await says('.say', '36 = 29 + 7');
  });

  test('the console stays silent', async () => {
    expect(await page.complaints()).toEqual([]);
  });
}
