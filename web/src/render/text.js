// One line of text on a canvas.

import { remember } from './remember.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./palette.js').Palette} Palette */

/**
 * @typedef {object} TextStyle
 * @property {number} [size]     px, 12 by default
 * @property {number} [weight]   400 by default
 * @property {'left'|'right'|'center'} [align]   'left' by default
 * @property {string} [color]    the palette's secondary ink by default
 * @property {string} [halo]     drawn around the letters
 */

/** Measuring costs as much as drawing, and the same few texts come back every frame. */
const MOST_WIDTHS = 1000;

/** @type {Map<string, number>} */
const widths = new Map();

/**
 * @param {Palette} palette
 * @param {TextStyle} style
 */
function fontOf(palette, style) {
  return `${style.weight ?? 400} ${style.size ?? 12}px ${palette.font}`;
}

/**
 * Draws a text whose middle height is at y.
 * @param {Context} context
 * @param {Palette} palette
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {TextStyle} [style]
 */
export function drawText(context, palette, text, x, y, style = {}) {
  context.font = fontOf(palette, style);
  context.textAlign = style.align ?? 'left';
  context.textBaseline = 'middle';
  if (style.halo) {
    context.lineJoin = 'round';
    context.lineWidth = 4;
    context.strokeStyle = style.halo;
    context.strokeText(text, x, y);
  }
  context.fillStyle = style.color ?? palette.ink2;
  context.fillText(text, x, y);
}

/**
 * @param {Context} context
 * @param {Palette} palette
 * @param {string} text
 * @param {TextStyle} [style]
 * @returns {number} CSS pixels
 */
export function textWidth(context, palette, text, style = {}) {
  const font = fontOf(palette, style);
  if (widths.size >= MOST_WIDTHS) widths.clear();
  return remember(widths, `${font}|${text}`, () => {
    context.font = font;
    return context.measureText(text).width;
  });
}
