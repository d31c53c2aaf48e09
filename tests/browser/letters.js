// The visitor's letters, whatever fonts the machine has: fonts.conf shows the browsers these alone.
import { fileURLToPath } from 'node:url';

/** @typedef {import('@playwright/test').Page} Page */

/** What a browser's process is told, so that it sees no other font. */
export const fontEnvironment = {
  FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)),
};

export const FONTS = /** @type {const} */ ({
  wide: '"DejaVu Sans"',
  narrow: '"Carlito"',
});

/** A browser's own size of letters, CSS pixels. */
const USUAL = 16;

/**
 * Sets font and size as a visitor does, before the page is opened.
 * @param {Page} page
 * @param {keyof typeof FONTS} font
 * @param {number} percent   of the usual size
 */
export async function setLetters(page, font, percent) {
  const session = await page.context().newCDPSession(page);
  const standard = Math.round((USUAL * percent) / 100);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.addInitScript((families) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { --font: ${families}, sans-serif !important; }`);
    document.adoptedStyleSheets.push(sheet);
  }, FONTS[font]);
}
