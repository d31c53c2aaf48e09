// The real tokens of style/tokens.css, read without a browser.
import { readFileSync } from 'node:fs';
import { makePalette } from '../../../web/src/render/palette.js';

const css = readFileSync(new URL('../../../web/style/tokens.css', import.meta.url), 'utf8');

/** @param {string} block  declarations */
function declarations(block) {
  return [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]);
}

/** @param {string} selector  as written, up to the brace */
export function blockOf(selector) {
  const from = css.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`no block ${selector}`);
  return declarations(css.slice(from, css.indexOf('}', from)));
}

/**
 * @param {'light'|'dark'} theme
 * @returns {(name: string) => string}
 */
export function tokensOf(theme) {
  const light = [...blockOf(':root'), ...blockOf('[data-theme="light"]')];
  const all = new Map(/** @type {[string, string][]} */ (light));
  if (theme === 'dark') {
    for (const [name, value] of blockOf('[data-theme="dark"]')) all.set(name, value);
  }
  return (name) => {
    const value = all.get(name);
    if (value === undefined) throw new Error(`no token --${name}`);
    return value;
  };
}

/** @param {'light'|'dark'} theme */
export function testPalette(theme) {
  return makePalette(tokensOf(theme));
}
