// The parts of the timeline that the playhead does not move: a sheet with everything yet to come
// and one with everything done. A frame lays pieces of the second over the first.

import { offscreen } from './canvas.js';
import { hatchPattern, rampColor } from './palette.js';
import { drawStar } from './star.js';
import { drawText, textWidth } from './text.js';
import { columnWidth, layerBars, runsOf, scaled, turnX } from './timeline_geometry.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').TimelineScene} TimelineScene */
/** @typedef {import('./types.js').TimelineData} TimelineData */
/** @typedef {import('../engine/protocol.js').Side} Side */
/** @typedef {import('./timeline_geometry.js').Bar} Bar */

/**
 * @typedef {object} Still
 * @property {OffscreenCanvas} pending
 * @property {OffscreenCanvas} done
 * @property {{forward: Bar[], backward: Bar[]}} bars
 * @property {number} largest   of all layers shown
 */

/** @type {Side[]} */
export const SIDES = ['forward', 'backward'];

/** @type {WeakMap<TimelineData, {key: string, plain: unknown, still: Still}>} */
const kept = new WeakMap();

/**
 * @param {TimelineScene} scene
 * @returns {Still} painted anew when anything but the playhead has changed
 */
export function stillPart(scene) {
  const { geometry, palette, data, plain, scale, sides, stale, words } = scene;
  const { width, height, dpr, compact } = geometry;
  const texts = [words.start, words.goal, words.turns, words.outline, words.meet(0, 0)];
  const key = [width, height, dpr, compact, palette.theme, scale, sides, stale, ...texts].join('|');
  const known = kept.get(data);
  if (known && known.key === key && known.plain === plain) return known.still;
  const pending = offscreen(width, height, dpr);
  const done = offscreen(width, height, dpr);
  const bars = {
    forward: layerBars(data.layers.forward, geometry, 'forward'),
    backward: layerBars(data.layers.backward, geometry, 'backward'),
  };
  const largest = largestLayer(scene);
  const still = { pending: pending.canvas, done: done.canvas, bars, largest };
  paintPending(pending.context, scene, still);
  paintDone(done.context, scene, still);
  kept.set(data, { key, plain, still });
  return still;
}

/** @param {TimelineScene} scene */
function largestLayer({ data, plain, geometry }) {
  let largest = 1;
  const lists = [data.layers.forward, data.layers.backward, plain?.forward, plain?.backward];
  for (const list of lists) {
    const shown = Math.min(list?.length ?? 0, geometry.columns);
    for (let i = 0; i < shown; i++) largest = Math.max(largest, list?.[i] ?? 0);
  }
  return largest;
}

/**
 * The signed height of a bar: forward ones rise (less than 0), backward ones hang.
 * @param {TimelineScene} scene
 * @param {Side} side
 * @param {number} value
 * @param {number} largest
 */
export function barReach({ geometry, scale }, side, value, largest) {
  const { top, middle, bottom } = geometry;
  return scaled(value, largest, scale) * (side === 'forward' ? top - middle : bottom - middle);
}

/**
 * Whether the switch of sides leaves this side in full colour.
 * @param {TimelineScene} scene
 * @param {Side} side
 */
export function isShown({ sides = 'both' }, side) {
  return sides === 'both' || sides === side;
}

/**
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {Still} still
 */
function paintPending(context, scene, { bars, largest }) {
  const { geometry, palette } = scene;
  const { left, right, middle } = geometry;
  for (const side of SIDES) paintOutline(context, scene, side, largest);
  for (const side of SIDES) {
    const colors = palette[side];
    context.globalAlpha =
      (palette.theme === 'dark' ? 0.5 : 0.38) * (isShown(scene, side) ? 1 : 0.4);
    context.fillStyle = scene.stale ? colors.greyRamp[0] : colors.closed;
    for (const { x, width, value } of bars[side]) {
      context.fillRect(x, middle, width, barReach(scene, side, value, largest));
    }
    context.globalAlpha = 1;
  }
  context.fillStyle = palette.line2;
  context.fillRect(left, middle - 0.5, right - left, 1);
  paintStrip(context, scene, false);
  paintMeetingSign(context, scene);
  if (!geometry.compact) paintTexts(context, scene);
}

/**
 * Plain breadth-first search from one end, as the skyline that the bars are measured against.
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {Side} side
 * @param {number} largest
 */
function paintOutline(context, scene, side, largest) {
  const { geometry, palette } = scene;
  const layers = scene.plain?.[side];
  if (!layers?.length) return;
  const { left, right, middle } = geometry;
  const column = columnWidth(geometry);
  const [origin, step] = side === 'forward' ? [left, column] : [right, -column];
  const count = Math.min(layers.length, geometry.columns);
  const skyline = new Path2D();
  for (let i = 0; i < count; i++) {
    const y = middle + barReach(scene, side, layers[i], largest);
    if (i === 0) skyline.moveTo(origin, middle);
    skyline.lineTo(origin + i * step, y);
    skyline.lineTo(origin + (i + 1) * step, y);
  }
  const body = new Path2D(skyline);
  body.lineTo(origin + count * step, middle);
  context.fillStyle = palette.plainFill;
  context.fill(body);
  context.strokeStyle = palette.plain;
  context.lineWidth = 1;
  context.stroke(skyline);
}

/**
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {Still} still
 */
function paintDone(context, scene, { bars, largest }) {
  const { geometry, palette, data, stale } = scene;
  const { middle, dpr } = geometry;
  for (const side of SIDES) {
    const colors = palette[side];
    const ramp = stale ? colors.greyRamp : colors.ramp;
    const last = Math.max(1, data.layers[side].length - 1);
    const hatched = new Path2D();
    context.globalAlpha = isShown(scene, side) ? 1 : 0.25;
    for (const { x, width, value, layer } of bars[side]) {
      const reach = barReach(scene, side, value, largest);
      context.fillStyle = rampColor(ramp, 0.2 + (0.5 * layer) / last);
      context.fillRect(x, middle, width, reach);
      hatched.rect(x, middle, width, reach);
    }
    context.fillStyle = hatchPattern(context, colors, 5, dpr);
    context.fill(hatched);
    context.globalAlpha = 1;
  }
  paintStrip(context, scene, true);
}

/**
 * The turns: forward ones in the upper half of the strip, backward ones in the lower.
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {boolean} done
 */
function paintStrip(context, scene, done) {
  const { geometry, palette, data, stale } = scene;
  const { stripTop, stripHeight, dpr } = geometry;
  const single = (turnX(geometry, 1) - turnX(geometry, 0)) * dpr >= 3;
  context.globalAlpha = done ? 1 : palette.theme === 'dark' ? 0.55 : 0.5;
  for (const { side, from, to } of runsOf(data.schedule)) {
    const colors = palette[side];
    const strong = stale ? colors.greyRamp[30] : colors.frontier;
    context.fillStyle = done ? strong : stale ? colors.greyRamp[0] : colors.closed;
    const y = side === 'forward' ? stripTop + 1 : stripTop + stripHeight / 2 + 0.5;
    const height = stripHeight / 2 - 2;
    for (let t = from; t < to; t = single ? t + 1 : to) {
      const x = turnX(geometry, t);
      const end = turnX(geometry, single ? t + 1 : to);
      context.fillRect(single ? x + 0.5 : x, y, end - x - (single ? 1 : 0), height);
    }
  }
  context.globalAlpha = 1;
}

/** @param {TimelineScene} scene */
export function meetingX({ geometry }) {
  return geometry.left + (geometry.meetingColumn + 0.5) * columnWidth(geometry);
}

/**
 * @param {Context} context
 * @param {TimelineScene} scene
 */
function paintMeetingSign(context, scene) {
  const { geometry, palette, data, words } = scene;
  if (!data.meeting) return;
  const x = meetingX(scene);
  context.strokeStyle = palette.meeting;
  context.lineWidth = 1;
  context.setLineDash([1, 3]);
  context.beginPath();
  context.moveTo(x, geometry.compact ? 12 : 16);
  context.lineTo(x, geometry.bottom);
  context.stroke();
  context.setLineDash([]);
  drawStar(context, palette, x, 8, geometry.compact ? 6 : 7);
  if (geometry.compact) return;
  const { align, at } = meetTextPlace(context, scene);
  const text = words.meet(data.meeting.forwardDepth, data.meeting.backwardDepth);
  drawText(context, palette, text, at, 8, { weight: 600, align, color: palette.ink });
}

/**
 * Right of the star, or left of it where the right has no room.
 * @param {Context} context
 * @param {TimelineScene} scene
 * @returns {{align: 'left'|'right', at: number, width: number}}
 */
function meetTextPlace(context, { geometry, palette, data, words }) {
  const { forwardDepth = 0, backwardDepth = 0 } = data.meeting ?? {};
  const width = textWidth(context, palette, words.meet(forwardDepth, backwardDepth), {
    weight: 600,
  });
  const x = geometry.left + (geometry.meetingColumn + 0.5) * columnWidth(geometry);
  const fits = x + 12 + width <= geometry.width;
  return fits ? { align: 'left', at: x + 12, width } : { align: 'right', at: x - 12, width };
}

/**
 * @param {Context} context
 * @param {TimelineScene} scene
 */
function paintTexts(context, scene) {
  const { geometry, palette, data, words } = scene;
  const { left, right, middle, stripTop, stripHeight } = geometry;
  const startStyle = {
    align: /** @type {const} */ ('right'),
    weight: 600,
    color: palette.forward.text,
  };
  drawText(context, palette, words.start, left - 8, middle - 8, startStyle);
  drawText(context, palette, '0', left - 8, middle + 8, { align: 'right' });
  drawText(context, palette, words.goal, right + 8, middle - 8, {
    weight: 600,
    color: palette.backward.text,
  });
  if (data.outcome === 'solved') drawText(context, palette, `${data.steps}`, right + 8, middle + 8);
  drawText(context, palette, words.turns, left - 8, stripTop + stripHeight / 2, { align: 'right' });
  paintOutlineText(context, scene);
}

/**
 * In the upper right corner, or the upper left where the star's text stands in the way.
 * @param {Context} context
 * @param {TimelineScene} scene
 */
function paintOutlineText(context, scene) {
  const { geometry, palette, data, words } = scene;
  if (!words.outline) return;
  const { left, right } = geometry;
  const width = textWidth(context, palette, words.outline);
  const place = meetTextPlace(context, scene);
  const star = data.meeting ? meetingX(scene) : left;
  const taken =
    place.align === 'left'
      ? { from: star - 12, to: place.at + place.width }
      : { from: place.at - place.width, to: star + 12 };
  if (!data.meeting || taken.to + 16 + width <= right) {
    drawText(context, palette, words.outline, right, 8, { align: 'right' });
  } else if (left + width + 16 <= taken.from) {
    drawText(context, palette, words.outline, left, 8);
  }
}
