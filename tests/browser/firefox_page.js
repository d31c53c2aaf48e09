// The built site in Firefox, opened once a test file, with all that the console complains of.
import puppeteer from 'puppeteer-core';
import { firefox } from './browsers.js';
import { serveSite } from './server.js';

/** Serves the site and opens it in a new Firefox on a laptop's screen. */
export async function openInFirefox() {
  const site = await serveSite();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox.path,
    headless: true,
    defaultViewport: { width: 1366, height: 768 },
  });
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['warn', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(site.url);
  const close = async () => {
    await browser.close();
    await site.close();
  };
  return { page, complaints, close };
}
