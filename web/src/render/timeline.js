// The timeline: a mirrored histogram of the two frontiers, which is also the scrubber, and below it
// whose turn it was. A frame lays kept sheets and draws only what the playhead moves.

import { putPicture } from './canvas.js';
import { hatchPattern } from './palette.js';
import { drawStar } from './star.js';
import { drawText, textWidth } from './text.js';
import { barOf, columnWidth, depthsAt, frontX, turnX } from './timeline_geometry.js';
import { barReach, isShown, meetingX, SIDES, stillPart } from './timeline_still.js';

export {
  columnAt,
  depthsAt,
  firstTurnAt,
  grabAt,
  TIMELINE_HEIGHT,
  timelineGeometry,
  turnAt,
} from './timeline_geometry.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').TimelineScene} TimelineScene */
/** @typedef {import('../engine/protocol.js').Side} Side */
/** @typedef {import('./timeline_still.js').Still} Still */
/** @typedef {{forward: number, backward: number}} BySide */

/**
 * @param {Context} context  one unit = one CSS pixel
 * @param {TimelineScene} scene
 */
export function drawTimeline(context, scene) {
  const { geometry, data, turn } = scene;
  const { width, height, dpr } = geometry;
  const depths = depthsAt(data, turn);
  const fronts = {
    forward: frontX(geometry, data, 'forward', depths.forward),
    backward: frontX(geometry, data, 'backward', depths.backward),
  };
  const still = stillPart(scene);
  context.clearRect(0, 0, width, height);
  putPicture(context, still.pending, 0, 0, dpr);
  layDone(context, scene, still.done, fronts);
  for (const side of SIDES) paintNewest(context, scene, still, side, depths[side]);
  paintBetween(context, scene, fronts);
  paintFronts(context, scene, depths, fronts);
  paintPlayhead(context, scene);
  paintHover(context, scene);
}

/** @param {TimelineScene} scene */
function hasMet({ data, turn }) {
  return data.outcome === 'solved' && turn >= data.schedule.length;
}

/**
 * Lays the finished part of the second sheet: each side up to its front, the turns up to now.
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {OffscreenCanvas} done
 * @param {BySide} fronts
 */
function layDone(context, { geometry, turn }, done, fronts) {
  const { width, height, middle, stripTop, dpr } = geometry;
  const lay = (/** @type {number[]} */ [x, y, w, h]) => {
    if (w <= 0 || h <= 0) return;
    context.drawImage(done, x * dpr, y * dpr, w * dpr, h * dpr, x, y, w, h);
  };
  const whole = (/** @type {number} */ x) => Math.round(x * dpr) / dpr;
  lay([0, 0, whole(fronts.forward), middle]);
  const from = whole(fronts.backward);
  lay([from, middle, width - from, stripTop - middle]);
  lay([0, stripTop, whole(turnX(geometry, turn)), height - stripTop]);
}

/**
 * The newest finished bar of a side, in the frontier's colour; and what is known of the next one.
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {Still} still
 * @param {Side} side
 * @param {number} depth  may be a fraction
 */
function paintNewest(context, scene, still, side, depth) {
  const { data, partial } = scene;
  const sizes = data.layers[side];
  const layer = Math.min(Math.floor(depth), sizes.length - 1);
  if (layer < 0 || scene.stale) return;
  context.globalAlpha = isShown(scene, side) ? 1 : 0.25;
  paintBar(context, scene, still, side, layer, sizes[layer]);
  if (partial?.side === side && layer + 1 < sizes.length && partial.found > 0) {
    paintBar(context, scene, still, side, layer + 1, Math.min(partial.found, sizes[layer + 1]));
  }
  context.globalAlpha = 1;
}

/**
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {Still} still
 * @param {Side} side
 * @param {number} layer
 * @param {number} value
 */
function paintBar(context, scene, { bars, largest }, side, layer, value) {
  const { geometry, palette } = scene;
  const { x, width } = barOf(bars[side], layer);
  const reach = barReach(scene, side, value, largest);
  context.fillStyle = palette[side].frontier;
  context.fillRect(x, geometry.middle, width, reach);
  context.fillStyle = hatchPattern(context, palette[side], 5, geometry.dpr);
  context.fillRect(x, geometry.middle, width, reach);
}

/**
 * The way that is left between the fronts, with its length; or why it was not gone.
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {BySide} fronts
 */
function paintBetween(context, scene, fronts) {
  const { geometry, palette, data, turn, words, stale } = scene;
  const ended = turn >= data.schedule.length;
  const solved = data.outcome === 'solved';
  if (data.outcome === 'exhausted' || hasMet(scene) || (!solved && !ended)) return;
  const { middle } = geometry;
  context.beginPath();
  context.moveTo(fronts.forward, middle);
  context.lineTo(fronts.backward, middle);
  context.strokeStyle = palette.ink;
  context.lineWidth = 1.5;
  context.setLineDash([2, 3]);
  context.stroke();
  context.setLineDash([]);
  if (stale || data.estimates?.length) return;
  const left = Math.ceil(data.schedule.length - turn);
  const centre = (fronts.forward + fronts.backward) / 2;
  paintPill(context, scene, solved ? words.apart(left) : words.limit, centre, middle);
}

/**
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {string} text
 * @param {number} x    of its centre, moved so that the pill stays on the canvas
 * @param {number} y
 */
function paintPill(context, { geometry, palette }, text, x, y) {
  const half = textWidth(context, palette, text, { weight: 500 }) / 2 + 9;
  const centre = Math.min(geometry.width - half - 1, Math.max(half + 1, x));
  context.beginPath();
  context.roundRect(centre - half, y - 10, 2 * half, 20, 10);
  context.fillStyle = palette.ink;
  context.fill();
  drawText(context, palette, text, centre, y + 0.5, {
    weight: 500,
    align: 'center',
    color: palette.panel,
  });
}

/**
 * The two fronts with their handles. Once they have met, both stand on the meeting's column and the
 * star between them.
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {BySide} depths
 * @param {BySide} fronts
 */
function paintFronts(context, scene, depths, fronts) {
  const { geometry, palette, stale } = scene;
  const { top, middle, bottom } = geometry;
  const met = hasMet(scene) && geometry.meetingColumn >= 0;
  for (const side of SIDES) {
    const x = met ? meetingX(scene) : fronts[side];
    const [end, knob] = side === 'forward' ? [top, top - 5] : [bottom, bottom + 1];
    context.fillStyle = context.strokeStyle = stale ? palette.plain : palette[side].frontier;
    context.globalAlpha = isShown(scene, side) ? 1 : 0.4;
    context.beginPath();
    context.moveTo(x, middle);
    context.lineTo(x, end);
    context.lineWidth = 2;
    context.stroke();
    const hidesStar = met && geometry.compact && side === 'forward';
    context.beginPath();
    context.arc(x, knob, geometry.compact ? 4.5 : 5, 0, Math.PI * 2);
    if (!hidesStar) context.fill();
    context.globalAlpha = 1;
    if (!geometry.compact && !met) paintFrontText(context, scene, side, depths[side], x);
  }
  if (met && !stale) drawStar(context, palette, meetingX(scene), middle, geometry.compact ? 9 : 11);
}

/**
 * A front's depth, or that it found nothing new, on the side of the front that has room.
 * @param {Context} context
 * @param {TimelineScene} scene
 * @param {Side} side
 * @param {number} depth
 * @param {number} x
 */
function paintFrontText(context, scene, side, depth, x) {
  const { geometry, palette, data, turn, words } = scene;
  const { schedule } = data;
  const closer = { f: 'forward', b: 'backward' }[schedule.at(-1) ?? ''];
  const closed = data.outcome === 'exhausted' && turn >= schedule.length && closer === side;
  const text = closed ? words.closed(side) : `${Math.floor(depth)}`;
  const style = { weight: 600, color: palette[side].text, halo: palette.panel };
  const width = textWidth(context, palette, text, style);
  const y = side === 'forward' ? geometry.top - 7 : geometry.bottom - 3;
  const before = side === 'forward' ? x + 10 + width > geometry.width : x - 10 - width >= 0;
  const align = /** @type {'left'|'right'} */ (before ? 'right' : 'left');
  drawText(context, palette, text, before ? x - 10 : x + 10, y, { ...style, align });
}

/**
 * @param {Context} context
 * @param {TimelineScene} scene
 */
function paintPlayhead(context, { geometry, palette, turn, data }) {
  const { stripTop, stripHeight, right, compact, turns } = geometry;
  const x = turnX(geometry, turn);
  context.fillStyle = palette.ink;
  context.fillRect(x - 1, stripTop - 3, 2, stripHeight + 3);
  context.beginPath();
  context.moveTo(x - 6, stripTop - 6);
  context.lineTo(x + 6, stripTop - 6);
  context.lineTo(x, stripTop + 1);
  context.closePath();
  context.strokeStyle = palette.panel;
  context.lineWidth = 1.5;
  context.stroke();
  context.fill();
  if (compact || data.schedule.length === 0) return;
  drawText(
    context,
    palette,
    `${Math.floor(turn)} / ${turns}`,
    right + 8,
    stripTop + stripHeight / 2,
    { size: 11, weight: 500, color: palette.ink },
  );
}

/**
 * The column under the pointer and the size of its layer.
 * @param {Context} context
 * @param {TimelineScene} scene
 */
function paintHover(context, scene) {
  const { geometry, palette, data, hover = -1, hoverSide = 'forward', words } = scene;
  const layer = hoverSide === 'forward' ? hover : geometry.columns - 1 - hover;
  const size = data.layers[hoverSide][layer];
  if (hover < 0 || size === undefined || !words.layer) return;
  const column = columnWidth(geometry);
  const x = geometry.left + hover * column;
  const y = hoverSide === 'forward' ? geometry.top : geometry.middle;
  const height = hoverSide === 'forward' ? geometry.middle - y : geometry.bottom - y;
  context.strokeStyle = palette.ink;
  context.lineWidth = 1;
  context.strokeRect(x + 0.5, y + 0.5, Math.max(1, column - 1), height - 1);
  const pillY = hoverSide === 'forward' ? y + 12 : y + height - 12;
  paintPill(context, scene, words.layer(hoverSide, layer, size), x + column / 2, pillY);
}
