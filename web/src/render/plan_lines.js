// The plan over time, ghost by ghost: column or row against the step, a line style a ghost, a ring
// on every wait. Ghosts that cross here pass each other in the maze as well.

import { axisTicks } from './overlap.js';
import { dashOf } from './path.js';
import { drawStar } from './star.js';
import { drawText } from './text.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').PlanLinesScene} PlanLinesScene */

const LEFT = 30;
const RIGHT = 30;
const TOP = 16;
const BOTTOM = 22;

/**
 * The axis along which the pieces move more.
 * @param {ArrayLike<number>} plan
 * @param {number} pieces
 * @param {number} boardWidth
 * @returns {'column'|'row'}
 */
export function livelierAxis(plan, pieces, boardWidth) {
  let along = 0;
  for (let i = pieces; i < plan.length; i++) {
    const step = Math.abs(plan[i] - plan[i - pieces]);
    if (step === 1) along++;
    else if (step === boardWidth) along--;
  }
  return along >= 0 ? 'column' : 'row';
}

/**
 * A piece's place along the axis at each time.
 * @param {Pick<PlanLinesScene, 'plan'|'pieces'|'boardWidth'|'axis'>} scene
 * @param {number} piece
 * @returns {{place: number, waits: boolean}[]}  waits: it stays for the next step
 */
export function linePlaces({ plan, pieces, boardWidth, axis }, piece) {
  const places = [];
  for (let i = piece; i < plan.length; i += pieces) {
    const cell = plan[i];
    const place = axis === 'column' ? cell % boardWidth : Math.floor(cell / boardWidth);
    places.push({ place, waits: i + pieces < plan.length && plan[i + pieces] === cell });
  }
  return places;
}

/**
 * @param {Context} context  one unit = one CSS pixel
 * @param {PlanLinesScene} scene
 */
export function drawPlanLines(context, scene) {
  const { width, height, plan, pieces } = scene;
  context.clearRect(0, 0, width, height);
  const steps = plan.length / pieces - 1;
  if (steps < 0) return;
  const lines = Array.from({ length: pieces }, (_, piece) => linePlaces(scene, piece));
  const places = lines.flat().map(({ place }) => place);
  const first = Math.min(...places);
  const last = Math.max(...places);
  const room = height - TOP - BOTTOM - 16;
  const at = {
    x: (/** @type {number} */ t) => LEFT + ((width - LEFT - RIGHT) * t) / Math.max(1, steps),
    y: (/** @type {number} */ place) =>
      TOP + 8 + (last > first ? (room * (place - first)) / (last - first) : room / 2),
  };
  paintGround(context, scene, at.x, steps);
  const order = lines.map((_, piece) => piece).filter((piece) => piece !== scene.only);
  if (scene.only != null) order.push(scene.only);
  for (const piece of order) paintLine(context, scene, piece, lines[piece], at);
  for (const side of /** @type {const} */ (['start', 'goal']))
    paintEnds(context, scene, lines, at, side);
  if (scene.meetingTime >= 0) drawStar(context, scene.palette, at.x(scene.meetingTime), 9, 7);
}

/**
 * The two halves of the plan in the tints of the sides that found them, and the time axis.
 * @param {Context} context
 * @param {PlanLinesScene} scene
 * @param {(t: number) => number} x
 * @param {number} steps
 */
function paintGround(context, scene, x, steps) {
  const { height, palette, meetingTime, time = null } = scene;
  const bottom = height - BOTTOM;
  const cut = x(meetingTime >= 0 ? meetingTime : steps);
  context.globalAlpha = 0.24;
  context.fillStyle = meetingTime >= 0 ? palette.forward.closed : palette.line;
  context.fillRect(x(0), TOP, cut - x(0), bottom - TOP);
  context.fillStyle = palette.backward.closed;
  context.fillRect(cut, TOP, x(steps) - cut, bottom - TOP);
  context.globalAlpha = 1;
  const strong = [meetingTime, ...(time === null ? [] : [time])].filter((t) => t >= 0);
  for (const tick of axisTicks(steps)) {
    const free = strong.every((t) => Math.abs(x(t) - x(tick)) > 20);
    if (free) drawText(context, palette, `${tick}`, x(tick), bottom + 13, { align: 'center' });
  }
  if (meetingTime >= 0) paintUpright(context, scene, x(meetingTime), meetingTime, [2, 3]);
  if (time !== null && time !== meetingTime) paintUpright(context, scene, x(time), time, []);
}

/**
 * @param {Context} context
 * @param {PlanLinesScene} scene
 * @param {number} x
 * @param {number} time
 * @param {number[]} dash
 */
function paintUpright(context, { height, palette }, x, time, dash) {
  context.beginPath();
  context.moveTo(x, TOP - 2);
  context.lineTo(x, height - BOTTOM + 4);
  context.setLineDash(dash);
  context.lineWidth = dash.length ? 1.25 : 2;
  context.strokeStyle = palette.ink;
  context.stroke();
  context.setLineDash([]);
  drawText(context, palette, `${Math.floor(time)}`, x, height - BOTTOM + 13, {
    align: 'center',
    weight: 700,
    color: palette.ink,
  });
}

/**
 * @param {Context} context
 * @param {PlanLinesScene} scene
 * @param {number} piece
 * @param {{place: number, waits: boolean}[]} line
 * @param {{x: (t: number) => number, y: (place: number) => number}} at
 */
function paintLine(context, { palette, pieces, only = null }, piece, line, at) {
  const lane = (piece - (pieces - 1) / 2) * Math.min(2.5, 10 / pieces);
  context.globalAlpha = only === null || only === piece ? 1 : 0.35;
  context.beginPath();
  for (const [t, { place }] of line.entries()) context.lineTo(at.x(t), at.y(place) + lane);
  context.lineJoin = 'round';
  context.lineWidth = 5;
  context.strokeStyle = palette.panel;
  context.stroke();
  context.lineWidth = 2;
  context.strokeStyle = palette.piece;
  context.setLineDash(dashOf(piece));
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  let free = -Infinity;
  line.forEach(({ place, waits }, t) => {
    if (!waits || at.x(t) < free) return;
    free = at.x(t) + 8;
    context.moveTo(at.x(t + 0.5) + 3, at.y(place) + lane);
    context.arc(at.x(t + 0.5), at.y(place) + lane, 3, 0, Math.PI * 2);
  });
  context.fillStyle = palette.panel;
  context.fill();
  context.lineWidth = 1.5;
  context.stroke();
  context.globalAlpha = 1;
}

/**
 * The pieces at the left end of their lines and the targets at the right; those that would cover
 * each other are moved apart.
 * @param {Context} context
 * @param {PlanLinesScene} scene
 * @param {{place: number, waits: boolean}[][]} lines
 * @param {{x: (t: number) => number, y: (place: number) => number}} at
 * @param {'start'|'goal'} kind
 */
function paintEnds(context, { width, height, palette, drawPiece }, lines, at, kind) {
  const wanted = lines.map((line) => at.y(line[kind === 'start' ? 0 : line.length - 1].place));
  const size = Math.min(17, (height - 20) / lines.length);
  const x = kind === 'start' ? LEFT - 14 : width - RIGHT + 14;
  spread(wanted, size * 1.1, 10, height - BOTTOM).forEach((y, piece) => {
    drawPiece(context, palette, piece, kind, x, y, size);
  });
}

/**
 * Moves heights apart to at least `gap`, keeping their order and the limits.
 * @param {number[]} heights
 * @param {number} gap
 * @param {number} least
 * @param {number} most
 * @returns {number[]}
 */
export function spread(heights, gap, least, most) {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b] || a - b);
  const result = [...heights];
  let floor = least;
  for (const i of order) {
    result[i] = Math.max(floor, heights[i]);
    floor = result[i] + gap;
  }
  let ceiling = most;
  for (const i of order.reverse()) {
    result[i] = Math.min(ceiling, result[i]);
    ceiling = result[i] - gap;
  }
  return result;
}
