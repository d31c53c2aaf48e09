// What the page costs the main thread, by Chromium's own trace: a stroke while the search runs, and
// scrubbing over a trace of millions of states. `node browser/smoothness.js` prints the figures: script,
// style and layout a frame at the 95th percentile, and the longest task, milliseconds. Meaningful on a
// quiet machine alone; needs the built site.
import { chromium as playwright } from '@playwright/test';
import { chromium } from './browsers.js';
import * as hands from './hands.js';
import { serveSite } from './server.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number}} Event */

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** What script, style and layout are called in a trace. */
const WORK =
  /^(FunctionCall|EvaluateScript|FireAnimationFrame|EventDispatch|TimerFire|RunMicrotasks|UpdateLayoutTree|Layout|PrePaint)$/;
const TASK = /RunTask$/;

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

/** Draws for some seconds, to and fro over the hall, while breadth-first search runs. @param {Page} page */
async function stroke(page) {
  const [from, to] = [await hands.middle(page, 2, 4), await hands.middle(page, 15, 13)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= 180; i++) {
    const share = (i % 60) / 60;
    await page.mouse.move(
      from.x + (to.x - from.x) * share,
      from.y + (to.y - from.y) * ((share * 3) % 1),
    );
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

/** @param {Page} page */
async function scrub(page) {
  const box = await page.locator('.timeline').boundingBox();
  if (!box) throw new Error('no timeline');
  const y = box.y + box.height - 6;
  await page.mouse.move(box.x + box.width - 70, y);
  await page.mouse.down();
  for (let i = 0; i < 180; i++) {
    const share = Math.abs(Math.cos(i / 12));
    await page.mouse.move(box.x + 60 + (box.width - 140) * share, y);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

/** Plays the whole search. @param {Page} page */
async function play(page) {
  await page.getByRole('button', { name: 'First', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForTimeout(3000);
}

/**
 * Adds up the work of the page's main thread.
 * @param {Event[]} events
 */
function figures(events) {
  const main = mainThread(events);
  const own = events.filter(({ pid, tid }) => `${pid} ${tid}` === main);
  const whole = own.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts);
  const tasks = whole.filter(({ name }) => TASK.test(name));
  const frames = own.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const costs = costsOf(outermost(whole.filter(({ name }) => WORK.test(name))), frames);
  costs.sort((a, b) => a - b);
  const longest = Math.max(...tasks.map((task) => cost(task)));
  return {
    frames: frames.length,
    p50: round(costs[Math.floor(costs.length * 0.5)]),
    p95: round(costs[Math.floor(costs.length * 0.95)]),
    most: round(costs[costs.length - 1]),
    'longest task': round(longest),
  };
}

/** Milliseconds of the processor, so that other programs count less. @param {Event} event */
const cost = ({ dur = 0, tdur = dur }) => tdur / 1000;

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** The thread that runs most of the page's frames. @param {Event[]} events */
function mainThread(events) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { name, pid, tid } of events) {
    if (name !== 'FireAnimationFrame') continue;
    counts.set(`${pid} ${tid}`, (counts.get(`${pid} ${tid}`) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Leaves out what lies inside another. @param {Event[]} events   by time */
function outermost(events) {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Milliseconds of work up to each frame's end. @param {Event[]} work @param {number[]} ends */
function costsOf(work, ends) {
  ends.sort((a, b) => a - b);
  const costs = ends.map(() => 0);
  let frame = 0;
  for (const event of work) {
    while (frame < ends.length && ends[frame] < event.ts) frame++;
    if (frame < ends.length) costs[frame] += cost(event);
  }
  return costs;
}

const server = await serveSite();
const browser = await playwright.launch(chromium);

/** @param {string} name @param {Page} page @param {(page: Page) => Promise<void>} act */
async function measure(name, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act(page);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  console.log(name, JSON.stringify(figures(trace.traceEvents)));
}

const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
await hands.open(page);
await paste(page, hands.HALL);
await page.locator('#board[aria-colcount="18"]').waitFor();
await page.locator('.answer .ms').waitFor({ timeout: 120_000 });
await page.waitForTimeout(500);
console.log('trace', await page.locator('.say').textContent());
await page.waitForTimeout(8000);
await measure('scrub', page, scrub);
await measure('play', page, play);
await page.locator('.algorithm select').selectOption('breadth-first');
await page.waitForTimeout(300);
await measure('stroke while it searches', page, stroke);
await browser.close();
await server.close();
