// The plan on the board: a line for each piece, each in a lane of its own so that pieces that share
// a corridor stay apart, with arrows and, if wished, step numbers.

import { cellCentre, isFine } from './geometry.js';
import { drawText } from './text.js';

/** @typedef {import('./types.js').BoardScene} BoardScene */
/** @typedef {import('./types.js').BoardGeometry} BoardGeometry */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').PlanPath} PlanPath */
/** @typedef {{x: number, y: number, time: number}} Stop */

/** A line style a piece; the fourth begins again, told apart by its ends. */
const DASHES = [[], [9, 4], [2.5, 4]];

/**
 * @param {number} piece
 * @returns {number[]}
 */
export function dashOf(piece) {
  return DASHES[piece % DASHES.length];
}

/**
 * Where a piece stands up to `time`, from the time when its line begins; waits left out.
 * @param {PlanPath} path
 * @param {number} piece
 * @returns {{cell: number, time: number}[]}
 */
export function stopsOf({ plan, pieces, time, from }, piece) {
  const last = Math.min(time, plan.length / pieces - 1);
  /** @type {{cell: number, time: number}[]} */
  const stops = [];
  const first = Math.min(from?.[piece] ?? 0, last);
  for (let t = first; t <= last; t++) {
    const cell = plan[t * pieces + piece];
    if (t === first || cell !== stops[stops.length - 1].cell) stops.push({ cell, time: t });
  }
  return stops;
}

/**
 * @param {Context} context
 * @param {BoardScene} scene
 */
export function paintPath(context, scene) {
  const { path, geometry, palette } = scene;
  if (!path) return;
  const shown = Array.from({ length: path.pieces }, (_, piece) => piece).filter(
    (piece) => path.only == null || path.only === piece,
  );
  const lane = Math.min(geometry.cell * 0.15, 5, (geometry.cell * 0.6) / shown.length);
  const lines = shown.map((piece, i) => {
    const shift = (i - (shown.length - 1) / 2) * lane;
    const stops = stopsOf(path, piece).map(({ cell, time }) => {
      const { x, y } = cellCentre(geometry, cell);
      return { x: x + shift, y: y + shift, time };
    });
    return { piece, stops };
  });
  const width = isFine(geometry) ? 3 : 2;
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  const reach = geometry.cell * 1.5;
  for (const { stops } of lines) strokeLine(context, stops, reach, width + 3, palette.halo, []);
  for (const { piece, stops } of lines) {
    strokeLine(context, stops, reach, width, palette.piece, dashOf(piece));
    paintArrows(context, stops, geometry, palette.piece, palette.halo);
  }
  if (path.numbers) for (const { stops } of lines) paintNumbers(context, stops, scene);
}

/**
 * A step is a straight line, a jump a bow over what it passes.
 * @param {Context} context
 * @param {Stop[]} stops
 * @param {number} reach   a move longer than this is a jump
 * @param {number} width
 * @param {string} color
 * @param {number[]} dash
 */
function strokeLine(context, stops, reach, width, color, dash) {
  context.beginPath();
  stops.forEach(({ x, y }, i) => {
    const before = stops[i - 1];
    if (!before || Math.hypot(x - before.x, y - before.y) <= reach) {
      context.lineTo(x, y);
      return;
    }
    const side = reach * 0.5;
    const sideways = x === before.x;
    context.quadraticCurveTo(
      (x + before.x) / 2 + (sideways ? side : 0),
      (y + before.y) / 2 - (sideways ? 0 : side),
      x,
      y,
    );
  });
  context.strokeStyle = color;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.stroke();
  context.setLineDash([]);
}

/**
 * An arrow on every third move and on the last.
 * @param {Context} context
 * @param {Stop[]} stops
 * @param {BoardGeometry} geometry
 * @param {string} color
 * @param {string} halo
 */
function paintArrows(context, stops, geometry, color, halo) {
  const size = Math.min(6, geometry.cell * 0.22);
  context.beginPath();
  for (let i = 1; i < stops.length; i++) {
    if (i % 3 !== 2 && i !== stops.length - 1) continue;
    const from = stops[i - 1];
    const to = stops[i];
    const alongX = Math.sign(to.x - from.x) * size;
    const alongY = Math.sign(to.y - from.y) * size;
    const middleX = (from.x + to.x) / 2 + alongX / 2;
    const middleY = (from.y + to.y) / 2 + alongY / 2;
    context.moveTo(middleX, middleY);
    context.lineTo(middleX - alongX - alongY * 0.8, middleY - alongY - alongX * 0.8);
    context.lineTo(middleX - alongX + alongY * 0.8, middleY - alongY + alongX * 0.8);
    context.closePath();
  }
  context.strokeStyle = halo;
  context.lineWidth = 2.5;
  context.stroke();
  context.fillStyle = color;
  context.fill();
}

/**
 * @param {Context} context
 * @param {Stop[]} stops
 * @param {BoardScene} scene
 */
function paintNumbers(context, stops, { palette, geometry }) {
  for (const { x, y, time } of stops) {
    if (time === 0 || time % 5 !== 0) continue;
    drawText(context, palette, `${time}`, x + geometry.cell * 0.28, y - geometry.cell * 0.28, {
      size: Math.max(9, Math.min(12, geometry.cell * 0.34)),
      weight: 600,
      align: 'center',
      color: palette.ink,
      halo: palette.halo,
    });
  }
}
