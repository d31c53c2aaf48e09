// The walls: one mass in moonlight with the floor cut out of it. Painted once an edit into a picture
// that lies over the coloured cells, so that a frame of playback neither traces nor clips anything.

import { offscreen } from './canvas.js';
import { cornerRadius, isFine, outerRadius } from './geometry.js';
import { floorLoops, traceRounded } from './loops.js';

/** @typedef {import('./types.js').BoardGeometry} BoardGeometry */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./palette.js').Palette} Palette */
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
    paintWalls(picture, walls, geometry, palette);
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
 * @param {WallPicture} picture
 * @param {ArrayLike<number>} walls
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 */
function paintWalls({ sheet, mass }, walls, geometry, palette) {
  const { context } = sheet;
  const { columns, rows, cell, width, height, dpr } = geometry;
  const floor = new Path2D();
  traceRounded(floorLoops(walls, columns, rows), cell, cornerRadius(geometry), floor);
  context.clearRect(0, 0, width, height);
  context.drawImage(mass.canvas, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000';
  context.fill(floor);
  castShadow(context, floor, geometry, palette, dpr);
  context.globalCompositeOperation = 'source-over';
  context.strokeStyle = palette.rim;
  context.lineWidth = isFine(geometry) ? 1.25 : 1;
  context.stroke(floor);
}

/**
 * The shadow that the mass throws on the floor, away from the moon; under everything painted so far.
 * @param {Context} context
 * @param {Path2D} floor
 * @param {BoardGeometry} geometry
 * @param {Palette} palette
 * @param {number} dpr    shadows ignore the context's scale
 */
function castShadow(context, floor, geometry, palette, dpr) {
  const fine = isFine(geometry);
  const margin = 40;
  const { width, height } = geometry;
  const around = new Path2D(floor);
  around.rect(-margin, -margin, width + 2 * margin, height + 2 * margin);
  context.save();
  context.beginPath();
  context.roundRect(0, 0, width, height, outerRadius(geometry));
  context.clip();
  context.globalCompositeOperation = 'destination-over';
  context.shadowColor = palette.cast;
  context.shadowBlur = (fine ? 5 : 2) * dpr;
  context.shadowOffsetX = (fine ? 2 : 1) * dpr;
  context.shadowOffsetY = (fine ? 3 : 1.5) * dpr;
  context.fillStyle = palette.wall;
  context.fill(around, 'evenodd');
  context.restore();
}
