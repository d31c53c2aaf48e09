// "Overlap is not a meeting": for each set of pieces, from which turn on both sides hold states
// that agree on these pieces. Only the row of all pieces is the meeting.

import { drawStar } from './star.js';
import { drawText } from './text.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').OverlapScene} OverlapScene */

const LEFT = 36;
const RIGHT = 52;
const TOP = 18;

/**
 * The rows of the chart: the pieces alone, their pairs, for three pieces and more all of them.
 * @param {number} pieces
 * @returns {number[]} bit sets of pieces
 */
export function overlapRows(pieces) {
  const all = 2 ** pieces - 1;
  const rows = [];
  for (let i = 0; i < pieces; i++) rows.push(1 << i);
  for (let i = 0; i < pieces; i++) {
    for (let j = i + 1; j < pieces; j++) rows.push((1 << i) | (1 << j));
  }
  if (pieces > 2) rows.push(all);
  return rows;
}

/**
 * Heights between which each row has enough room and not too much, CSS pixels.
 * @param {number} pieces
 */
export function overlapHeights(pieces) {
  const rows = overlapRows(pieces).length;
  const [least, most] = [15, 60].map((row) => TOP + rows * row + 2);
  return { least, most };
}

/**
 * Round numbers from 0, at most about five, and the end itself; none too close to the end.
 * @param {number} end
 * @returns {number[]}
 */
export function axisTicks(end) {
  const rough = Math.max(1, end / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1;
  const ticks = [];
  for (let tick = 0; tick <= end - step * 0.4; tick += step) ticks.push(tick);
  return end > 0 ? [...ticks, end] : [0];
}

/**
 * @param {Context} context  one unit = one CSS pixel
 * @param {OverlapScene} scene
 */
export function drawOverlap(context, scene) {
  const { width, height, pieces, palette, turn, turns } = scene;
  const rows = overlapRows(pieces);
  const step = (height - TOP - 2) / rows.length;
  context.clearRect(0, 0, width, height);
  paintTicks(context, scene);
  for (const [i, row] of rows.entries()) {
    paintRow(context, scene, row, TOP + step * (i + 0.5), step);
  }
  const x = turnX(scene, turn);
  context.fillStyle = palette.ink;
  context.fillRect(x - 1, TOP - 4, 2, height - TOP + 4);
  drawText(context, palette, `${Math.floor(Math.min(turn, turns))}`, x, 7, {
    align: 'center',
    weight: 700,
    color: palette.ink,
  });
  const met = scene.overlaps[2 ** pieces - 1];
  if (!scene.solved || met < 0) return;
  drawStar(context, palette, turnX(scene, met), TOP + step * (rows.length - 0.5), 6.5);
}

/**
 * @param {OverlapScene} scene
 * @param {number} turn
 */
function turnX({ width, turns }, turn) {
  return LEFT + (width - LEFT - RIGHT) * (turns > 0 ? Math.min(turn, turns) / turns : 1);
}

/**
 * @param {Context} context
 * @param {OverlapScene} scene
 */
function paintTicks(context, scene) {
  const { height, palette, turn, turns } = scene;
  const head = turnX(scene, turn);
  context.fillStyle = palette.line;
  for (const tick of axisTicks(turns)) {
    const x = turnX(scene, tick);
    context.fillRect(Math.round(x), TOP - 4, 1, height - TOP + 4);
  }
  for (const tick of axisTicks(turns)) {
    const x = turnX(scene, tick);
    if (Math.abs(x - head) > 22) drawText(context, palette, `${tick}`, x, 7, { align: 'center' });
  }
}

/**
 * @param {Context} context
 * @param {OverlapScene} scene
 * @param {number} row   bit set of pieces
 * @param {number} y     its middle
 * @param {number} room  its height
 */
function paintRow(context, scene, row, y, room) {
  const { palette, overlaps, pieces, turns, solved, names, words } = scene;
  const whole = row === 2 ** pieces - 1;
  const from = overlaps[row] ?? -1;
  const style = { weight: whole ? 700 : 500, color: whole ? palette.ink : palette.ink2, size: 13 };
  const name = names.filter((_, i) => row & (1 << i)).join('');
  drawText(context, palette, name, LEFT - 9, y, { ...style, align: 'right' });
  const end = turnX(scene, turns);
  const start = from < 0 ? end : turnX(scene, from);
  context.fillStyle = palette.line2;
  context.fillRect(LEFT, y - 0.5, start - LEFT, 1);
  const thickness = Math.min(24, Math.max(room * 0.4, Math.min(10, room - 6)));
  if (from >= 0 && from < turns) paintSpan(context, scene, start, end, y, thickness);
  if (from === turns && !(whole && solved)) paintTouch(context, scene, start, y, thickness);
  drawText(context, palette, from < 0 ? words.never : `${from}`, end + 12, y, style);
}

/**
 * Both colours from the overlap on, faint where the playhead has not come.
 * @param {Context} context
 * @param {OverlapScene} scene
 * @param {number} start
 * @param {number} end
 * @param {number} y
 * @param {number} thickness
 */
function paintSpan(context, scene, start, end, y, thickness) {
  const { palette, turn } = scene;
  const half = thickness / 2;
  const seen = Math.min(end, Math.max(start, turnX(scene, turn)));
  for (const [from, to, alpha] of [
    [start, seen, 1],
    [seen, end, 0.38],
  ]) {
    context.globalAlpha = alpha;
    context.fillStyle = palette.forward.frontier;
    context.fillRect(from, y - half, to - from, half - 0.5);
    context.fillStyle = palette.backward.frontier;
    context.fillRect(from, y + 0.5, to - from, half - 0.5);
  }
  context.globalAlpha = 1;
  paintTouch(context, scene, start, y, thickness);
}

/**
 * @param {Context} context
 * @param {OverlapScene} scene
 * @param {number} x
 * @param {number} y
 * @param {number} thickness
 */
function paintTouch(context, { palette }, x, y, thickness) {
  context.fillStyle = palette.ink;
  context.fillRect(x - 1, y - thickness / 2 - 1.5, 2, thickness + 3);
}
