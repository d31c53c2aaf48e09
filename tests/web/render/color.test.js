// Colours: arithmetic, contrast of text and lines, and directions that every eye can tell apart.
import { describe, expect, test } from 'vitest';
import {
  fromOklab,
  greyed,
  mixColors,
  parseColor,
  toOklab,
} from '../../../web/src/render/color.js';
import { rampColor } from '../../../web/src/render/palette.js';
import { blockOf, testPalette, tokensOf } from './palette_of_tokens.js';

/** @typedef {import('../../../web/src/render/color.js').Rgba} Rgba */
/** @typedef {(color: number[]) => number[]} Eye */

const THEMES = /** @type {const} */ (['light', 'dark']);

/** @param {number} channel */
const linear = (channel) =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

/** WCAG 2 relative luminance. @param {string} color */
function luminance(color) {
  const [r, g, b] = parseColor(color);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Machado, Oliveira, Fernandes (2009), severity 1, on linear light.
 * @param {number[][]} matrix
 * @returns {Eye}
 */
const deficient = (matrix) => (rgb) =>
  matrix.map((row) => row.reduce((sum, weight, i) => sum + weight * rgb[i], 0));

/** @type {Record<string, Eye>} */
const EYES = {
  normal: (rgb) => rgb,
  protan: deficient([
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ]),
  deutan: deficient([
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ]),
  tritan: deficient([
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ]),
};

/** @param {string} color @param {Eye} eye @returns {[number, number, number]} */
function seen(color, eye) {
  const [r, g, b] = parseColor(color);
  const light = eye([linear(r), linear(g), linear(b)]).map((v) => Math.min(1, Math.max(0, v)));
  const srgb = light.map(
    (v) => 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055),
  );
  return toOklab([srgb[0], srgb[1], srgb[2], 1]);
}

/** @param {string} a @param {string} b @param {Eye} eye */
function distance(a, b, eye) {
  const [p, q] = [seen(a, eye), seen(b, eye)];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

describe('arithmetic', () => {
  test('reads the ways colours are written', () => {
    expect(parseColor('#fff')).toEqual([255, 255, 255, 1]);
    expect(parseColor(' #0072B2 ')).toEqual([0, 114, 178, 1]);
    expect(parseColor('rgba(20, 24, 44, 0.5)')).toEqual([20, 24, 44, 0.5]);
    expect(parseColor('rgb(1 2 3 / 0.25)')).toEqual([1, 2, 3, 0.25]);
    expect(parseColor('nonsense')).toEqual([0, 0, 0, 1]);
  });

  test('OKLab there and back', () => {
    for (const color of ['#0072b2', '#c75400', '#000', '#fff', '#14171c']) {
      expect(fromOklab(toOklab(parseColor(color)))).toEqual(parseColor(color));
    }
  });

  test('mixes from one end to the other, and greys without a hue', () => {
    expect(mixColors('#0072b2', '#c75400', 0)).toBe('rgb(0, 114, 178)');
    expect(mixColors('#0072b2', '#c75400', 1)).toBe('rgb(199, 84, 0)');
    const [r, g, b] = parseColor(greyed('#0072b2', '#ffffff'));
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(1);
  });

  test('a ramp is bounded by its ends', () => {
    const { ramp } = testPalette('light').forward;
    expect([rampColor(ramp, -1), rampColor(ramp, 0)]).toEqual([ramp[0], ramp[0]]);
    expect(rampColor(ramp, 2)).toBe(ramp[ramp.length - 1]);
  });
});

describe.each(THEMES)('the %s theme', (theme) => {
  const token = tokensOf(theme);

  test('says which it is', () => {
    expect(testPalette(theme).theme).toBe(theme);
  });

  test('texts stand out from their grounds by 5.6 to 1', () => {
    const texts = ['ink', 'ink-2', 'ink-3', 'forward-text', 'backward-text'];
    for (const ground of ['panel', 'sunk']) {
      for (const text of texts) {
        const ratio = contrast(token(text), token(ground));
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(ground === 'panel' ? 5.6 : 5);
      }
    }
    expect(contrast(token('piece-ink'), token('piece'))).toBeGreaterThanOrEqual(7);
    expect(contrast(token('moon-2'), token('night'))).toBeGreaterThanOrEqual(5.6);
  });

  test('borders of controls stand out by 3 to 1', () => {
    expect(contrast(token('line-2'), token('panel'))).toBeGreaterThanOrEqual(3);
    expect(contrast(token('plain'), token('panel'))).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(EYES))('a %s eye tells the directions apart', (name) => {
    const forward = ['forward', 'forward-closed'].map(token);
    const backward = ['backward', 'backward-closed'].map(token);
    for (const a of forward) {
      for (const b of backward) {
        expect(distance(a, b, EYES[name]), `${a} ${b}`).toBeGreaterThanOrEqual(14);
      }
    }
    for (const side of ['forward', 'backward']) {
      expect(distance(token(side), token(`${side}-closed`), EYES[name])).toBeGreaterThanOrEqual(14);
    }
  });
});

test('without the script a dark page has the colours of the dark theme', () => {
  const [unscripted, dark] = [blockOf(':root:not([data-theme])'), tokensOf('dark')];
  expect(unscripted.length).toBeGreaterThan(3);
  for (const [name, value] of unscripted) expect(value, name).toBe(dark(name));
});
