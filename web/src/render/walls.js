// The walls: one mass in moonlight with the floor cut out of it. Painted once an edit into a
// picture that lies over the coloured cells, so that playback neither traces nor clips anything. A
// stroke repaints only what lies around the cells that it changed.

import { offscreen } from './canvas.js';
import { cornerRadius, isFine, outerRadius } from './geometry.js';
import { floorLoops, traceRounded } from './loops.js';

/** @typedef {import('./types.js').BoardGeometry} BoardGeometry */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {ReturnType<typeof offscreen>} Sheet */

/**
 * @typedef {object} WallPicture
 * @property {ArrayLike<number>|null} walls  what was painted
 * @property {Sheet} sheet
 * @property {Sheet} mass   the stone alone, which no edit changes
 */

/** A board, three ghost views and some to spare. */
const KEPT = 8;

/** @type {Map<string, WallPicture>} least recently used first */
const pictures = new Map();

/**
 * The picture of a board's walls, transparent where floor is. Kept for the last few geometries and
 * known by the identity of `walls`.
 * @param {ArrayLike<number>} walls
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 * @returns {OffscreenCanvas}
 */
export function wallPicture(walls, geometry, palette) {
  const { columns, rows, cell, dpr } = geometry;
  const key = [columns, rows, cell, dpr, palette.theme].join(' ');
  const picture = pictures.get(key) ?? emptyPicture(geometry, palette);
  pictures.delete(key);
  pictures.set(key, picture);
  if (pictures.size > KEPT) pictures.delete(/** @type {string} */ (pictures.keys().next().value));
  if (picture.walls !== walls) {
    const box = dirtyBox(picture.walls, walls, geometry);
    if (box) paintWalls(picture, walls, geometry, palette, box);
    picture.walls = walls;
  }
  return picture.sheet.canvas;
}

/**
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 * @returns {WallPicture}
 */
function emptyPicture(geometry, palette) {
  const mass = offscreen(geometry.width, geometry.height, geometry.dpr);
  paintMass(mass.context, geometry, palette);
  const sheet = offscreen(geometry.width, geometry.height, geometry.dpr);
  return { walls: null, sheet, mass };
}

/**
 * @param {Context} context
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 */
function paintMass(context, geometry, palette) {
  const { width, height } = geometry;
  context.beginPath();
  context.roundRect(0, 0, width, height, outerRadius(geometry));
  context.fillStyle = palette.wall;
  context.fill();
  context.clip();
  const reach = Math.hypot(width, height) * 1.02;
  const moonX = width * 0.1;
  const moonY = -height * 0.12;
  const light = context.createRadialGradient(moonX, moonY, 0, moonX, moonY, reach);
  light.addColorStop(0, palette.moonlight);
  light.addColorStop(1, palette.moonshade);
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  if (isFine(geometry)) paintMasonry(context, geometry, palette);
}

/**
 * Courses of stone two to a cell, the joints of one course between those of the next.
 * @param {Context} context
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 */
function paintMasonry(context, { width, height, cell }, palette) {
  const course = cell / 2;
  context.beginPath();
  for (let row = 0; row * course < height; row++) {
    const y = Math.round(row * course) + 0.5;
    context.moveTo(0, y);
    context.lineTo(width, y);
    const shift = ((row % 2) * 0.5 + (((row * 7) % 3) - 1) * 0.06) * cell;
    for (let x = shift; x < width; x += cell) {
      context.moveTo(Math.round(x) + 0.5, y);
      context.lineTo(Math.round(x) + 0.5, y + course);
    }
  }
  context.strokeStyle = palette.masonry;
  context.lineWidth = 1;
  context.stroke();
}

/**
 * What a change of walls touches: the changed cells and a margin for round corners and shadows.
 * @param {ArrayLike<number>|null} before
 * @param {ArrayLike<number>} after
 * @param {BoardGeometry} geometry
 * @returns {Box|null}  null when nothing changed
 */
export function dirtyBox(before, after, { columns, rows, cell }) {
  let [left, top, right, bottom] = before ? [columns, rows, -1, -1] : [0, 0, columns, rows];
  for (let i = 0; before && i < after.length; i++) {
    if (before[i] === after[i]) continue;
    const x = i % columns;
    const y = (i - x) / columns;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  const margin = Math.ceil(14 / cell);
  const x = Math.max(0, left - margin);
  const y = Math.max(0, top - margin);
  return {
    x: x * cell,
    y: y * cell,
    width: (Math.min(columns, right + 1 + margin) - x) * cell,
    height: (Math.min(rows, bottom + 1 + margin) - y) * cell,
  };
}

/**
 * @param {WallPicture} picture
 * @param {ArrayLike<number>} walls
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 * @param {Box} box   of whole cells; the rest stays as it is
 */
function paintWalls({ sheet, mass }, walls, geometry, palette, box) {
  const { context } = sheet;
  const { columns, rows, cell, width, height } = geometry;
  const floor = new Path2D();
  traceRounded(floorLoops(walls, columns, rows), cell, cornerRadius(geometry), floor);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.clearRect(box.x, box.y, box.width, box.height);
  context.drawImage(mass.canvas, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  context.fill(floor);
  context.globalCompositeOperation = 'destination-over';
  castShadow(context, floor, geometry, palette);
  if (isFine(geometry)) paintGrid(context, floor, geometry, palette);
  context.globalCompositeOperation = 'source-over';
  context.strokeStyle = palette.rim;
  context.lineWidth = isFine(geometry) ? 1.25 : 1;
  context.stroke(floor);
  context.restore();
}

/**
 * Lines between the cells of the floor: dark enough for bare floor, light enough for colours. They
 * go below the shadow.
 * @param {Context} context
 * @param {Path2D} floor
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 */
function paintGrid(context, floor, { width, height, cell }, palette) {
  context.save();
  context.clip(floor);
  context.beginPath();
  for (let x = cell; x < width - 1; x += cell) {
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  for (let y = cell; y < height - 1; y += cell) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.lineWidth = 1;
  context.strokeStyle = palette.grid;
  context.stroke();
  context.globalAlpha = 0.55;
  context.strokeStyle = palette.floor;
  context.stroke();
  context.restore();
}

/**
 * The shadow that the mass throws on the floor, away from the moon; below all painted so far.
 * @param {Context} context
 * @param {Path2D} floor
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 */
function castShadow(context, floor, geometry, palette) {
  const fine = isFine(geometry);
  const margin = 40;
  const { width, height, dpr } = geometry; // shadows ignore the context's scale
  const around = new Path2D(floor);
  around.rect(-margin, -margin, width + 2 * margin, height + 2 * margin);
  context.save();
  context.beginPath();
  context.roundRect(0, 0, width, height, outerRadius(geometry));
  context.clip();
  context.shadowColor = palette.cast;
  context.shadowBlur = (fine ? 5 : 2) * dpr;
  context.shadowOffsetX = (fine ? 2 : 1) * dpr;
  context.shadowOffsetY = (fine ? 3 : 1.5) * dpr;
  context.fillStyle = palette.wall;
  context.fill(around, 'evenodd');
  context.restore();
}
