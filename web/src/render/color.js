// Colour arithmetic: reading CSS colours and mixing them evenly for the eye (OKLab, Ottosson 2020).

/** @typedef {[number, number, number, number]} Rgba  0..255 three times, alpha 0..1 */

/**
 * Reads `#rgb`, `#rrggbb`, `rgb(...)` and `rgba(...)`.
 * @param {string} text
 * @returns {Rgba} opaque black for anything else
 */
export function parseColor(text) {
  const value = text.trim();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1];
  if (hex) {
    const wide = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const number = Number.parseInt(wide, 16);
    return [number >> 16, (number >> 8) & 255, number & 255, 1];
  }
  const inside = /^rgba?\(([^)]*)\)$/i.exec(value)?.[1];
  const parts =
    inside
      ?.split(/[\s,/]+/)
      .filter(Boolean)
      .map(Number) ?? [];
  if (parts.length < 3 || parts.some(Number.isNaN)) return [0, 0, 0, 1];
  return [parts[0], parts[1], parts[2], parts[3] ?? 1];
}

/** @param {number} channel 0..255 */
function toLinear(channel) {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** @param {number} value linear light */
function fromLinear(value) {
  const bounded = Math.min(1, Math.max(0, value));
  const gamma = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255);
}

/**
 * @param {Rgba} color
 * @returns {[number, number, number]} lightness 0..1, and the two opponent axes
 */
export function toOklab([red, green, blue]) {
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * @param {[number, number, number]} lab
 * @returns {Rgba} opaque
 */
export function fromOklab([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    1,
  ];
}

/** @param {Rgba} color */
export function cssColor([red, green, blue, alpha]) {
  return alpha === 1
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/**
 * @param {string} from  a CSS colour
 * @param {string} to
 * @param {number} share  0 gives `from`, 1 gives `to`
 * @returns {string} an opaque CSS colour
 */
export function mixColors(from, to, share) {
  const start = toOklab(parseColor(from));
  const end = toOklab(parseColor(to));
  const at = (/** @type {number} */ i) => start[i] + (end[i] - start[i]) * share;
  return cssColor(fromOklab([at(0), at(1), at(2)]));
}

/**
 * The grey of the same lightness, drawn a little towards `ground`.
 * @param {string} color
 * @param {string} ground
 */
export function greyed(color, ground) {
  const grey = cssColor(fromOklab([toOklab(parseColor(color))[0], 0, 0]));
  return mixColors(grey, ground, 0.45);
}
