// The coloured cells: where each side of the search can put a piece. Colours and hatches are laid
// down as plain rectangles that reach a little under the walls, whose picture rounds them off.

import { cellCorner, cornerRadius, isFine } from './geometry.js';
import { hatchPattern, layerShare, rampColor } from './palette.js';
import { remember } from './remember.js';

/** @typedef {import('./types.js').BoardScene} BoardScene */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Reach} Reach */
/** @typedef {import('../engine/protocol.js').Side} Side */

/**
 * One side's share of a scene.
 * @typedef {object} SideReach
 * @property {Side} side
 * @property {Uint16Array} first    of the shown piece, a layer a cell
 * @property {number} depth         newest layer; cells of later ones are not reached; -1 = hidden
 * @property {Uint32Array|null} counts   of the shown piece
 * @property {number} largest       of the counts
 * @property {Uint32Array|null} next     of the shown piece, in the layer that is being found
 */

/**
 * @param {BoardScene} scene
 * @param {Side} side
 * @returns {SideReach|null}  null without colours
 */
export function sideReach(scene, side) {
  const { reach, board, sides = 'both', shadeBy = 'layer' } = scene;
  if (!reach) return null;
  const cells = board.width * board.height;
  const from = reach.piece * cells;
  const first = reach.first[side].subarray(from, from + cells);
  const given = side === 'forward' ? reach.forwardCounts : reach.backwardCounts;
  const counts = shadeBy === 'share' ? (given?.subarray(from, from + cells) ?? null) : null;
  const shown = sides === 'both' || sides === side;
  const depth = side === 'forward' ? reach.forwardDepth : reach.backwardDepth;
  const found = side === 'forward' ? reach.forwardNext : reach.backwardNext;
  const next = shown ? (found?.subarray(from, from + cells) ?? null) : null;
  const largest = counts ? counts.reduce((most, count) => Math.max(most, count), 1) : 1;
  return { side, first, depth: shown ? depth : -1, counts, largest, next };
}

/**
 * @param {SideReach} reach
 * @param {number} cell
 */
export function isReached(reach, cell) {
  return reach.first[cell] <= reach.depth || isBeingReached(reach, cell);
}

/**
 * Whether the layer that is being found is the first to reach the cell, and has done so.
 * @param {SideReach} reach
 * @param {number} cell
 */
function isBeingReached({ first, depth, next }, cell) {
  return next !== null && first[cell] === depth + 1 && next[cell] > 0;
}

/**
 * Whether the cell is an edge of the newest layer: in the middle of a turn, of the one being found.
 * @param {SideReach} reach
 * @param {number} cell
 */
function isNewest(reach, cell) {
  return reach.next ? isBeingReached(reach, cell) : reach.first[cell] === reach.depth;
}

/**
 * 0 = as light as a closed cell, 1 = as dark as the frontier.
 * @param {SideReach} reach
 * @param {number} cell
 */
function shareOf(reach, cell) {
  if (reach.counts) return (reach.counts[cell] / reach.largest) ** 0.6;
  return layerShare(reach.first[cell], reach.depth);
}

/** @type {WeakMap<Uint8Array, Map<string, Float32Array>>} */
const keptBoxes = new WeakMap();

/**
 * Left, top, right, bottom of each cell, moved under the walls that stand beside it. Kept for each
 * array of walls and each geometry.
 * @param {BoardScene} scene
 * @returns {Float32Array}
 */
function bledBoxes({ board: { walls, width }, geometry }) {
  const known = remember(keptBoxes, walls, () => new Map());
  const key = `${geometry.cell} ${geometry.left} ${geometry.top}`;
  return remember(known, key, () => makeBoxes(walls, width, geometry));
}

/**
 * @param {Uint8Array} walls
 * @param {number} width   cells a row
 * @param {import('./types.js').BoardGeometry} geometry
 */
function makeBoxes(walls, width, geometry) {
  const bleed = cornerRadius(geometry);
  const boxes = new Float32Array(walls.length * 4);
  for (let cell = 0; cell < walls.length; cell++) {
    const { x, y } = cellCorner(geometry, cell);
    const column = cell % width;
    const beside = column < width - 1 && walls[cell + 1];
    boxes[cell * 4] = column > 0 && walls[cell - 1] ? x - bleed : x;
    boxes[cell * 4 + 1] = walls[cell - width] ? y - bleed : y;
    boxes[cell * 4 + 2] = x + geometry.cell + (beside ? bleed : 0);
    boxes[cell * 4 + 3] = y + geometry.cell + (walls[cell + width] ? bleed : 0);
  }
  return boxes;
}

/**
 * Adds what a side colours of a cell: all of it, or its half above or below the diagonal. Under the
 * walls it reaches sideways alone: beyond a corner lies a cell that may be another room's.
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {Float32Array} boxes
 * @param {number} cell
 * @param {'all'|'upper'|'lower'} part
 */
function addCell(context, scene, boxes, cell, part) {
  const left = boxes[cell * 4];
  const top = boxes[cell * 4 + 1];
  const right = boxes[cell * 4 + 2];
  const bottom = boxes[cell * 4 + 3];
  const { x, y } = cellCorner(scene.geometry, cell);
  const side = scene.geometry.cell;
  if (part !== 'lower') context.rect(x, top, side, y - top);
  if (part !== 'upper') context.rect(x, y + side, side, bottom - y - side);
  if (part === 'all') {
    context.rect(left, y, right - left, side);
  } else if (part === 'upper') {
    context.moveTo(x + side, y);
    context.lineTo(left, y);
    context.lineTo(left, y + side);
    context.lineTo(x, y + side);
  } else {
    context.moveTo(x, y + side);
    context.lineTo(right, y + side);
    context.lineTo(right, y);
    context.lineTo(x + side, y);
  }
}

/**
 * Paints the colours of both sides, their hatches and the diagonals of the cells of both.
 * @param {Context} context
 * @param {BoardScene} scene
 */
export function paintCells(context, scene) {
  const forward = sideReach(scene, 'forward');
  const backward = sideReach(scene, 'backward');
  if (!forward || !backward) return;
  paintSide(context, scene, forward, backward, 'upper');
  paintSide(context, scene, backward, forward, 'lower');
  paintDiagonals(context, scene, forward, backward);
}

/**
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {SideReach} own
 * @param {SideReach} other
 * @param {'upper'|'lower'} half
 */
function paintSide(context, scene, own, other, half) {
  const { palette, stale = false, newestAlpha = 1, geometry, board } = scene;
  const colors = palette[own.side];
  const ramp = stale ? colors.greyRamp : colors.ramp;
  const boxes = bledBoxes(scene);
  const reached = [];
  /** Cells of one colour are filled at once. @type {Map<string, number[]>} */
  const byColor = new Map();
  for (let cell = 0; cell < own.first.length; cell++) {
    if (!isReached(own, cell) || board.walls[cell]) continue;
    reached.push(cell);
    const key = (isNewest(own, cell) ? '*' : ' ') + rampColor(ramp, shareOf(own, cell));
    remember(byColor, key, () => /** @type {number[]} */ ([])).push(cell);
  }
  const fill = (/** @type {number[]} */ cells) => {
    context.beginPath();
    for (const cell of cells) {
      addCell(context, scene, boxes, cell, isReached(other, cell) ? half : 'all');
    }
    context.fill();
  };
  for (const [key, cells] of byColor) {
    context.globalAlpha = key[0] === '*' ? newestAlpha : 1;
    context.fillStyle = key.slice(1);
    fill(cells);
  }
  context.globalAlpha = stale ? 0.5 : 1;
  context.fillStyle = hatchPattern(context, colors, hatchGap(geometry), geometry.dpr);
  fill(reached);
  context.globalAlpha = 1;
}

/** Between the lines of a hatch, CSS pixels. @param {import('./types.js').BoardGeometry} geometry */
function hatchGap(geometry) {
  return isFine(geometry) ? Math.max(6, geometry.cell / 8) : 4;
}

/**
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {SideReach} forward
 * @param {SideReach} backward
 */
function paintDiagonals(context, { geometry, palette }, forward, backward) {
  context.beginPath();
  for (let cell = 0; cell < forward.first.length; cell++) {
    if (!isReached(forward, cell) || !isReached(backward, cell)) continue;
    const { x, y } = cellCorner(geometry, cell);
    context.moveTo(x, y + geometry.cell);
    context.lineTo(x + geometry.cell, y);
  }
  context.strokeStyle = palette.floor;
  context.lineWidth = isFine(geometry) ? 2 : 1.5;
  context.stroke();
}

/**
 * Outlines the cells that the newest layer was the first to reach: solid forward, dashed backward.
 * Painted over the walls' picture, so that the outline is never cut.
 * @param {Context} context
 * @param {BoardScene} scene
 */
export function paintNewestEdges(context, scene) {
  const { geometry, palette, stale = false, newestAlpha = 1 } = scene;
  const fine = isFine(geometry);
  const inset = fine ? 2 : 1.4;
  const box = geometry.cell - 2 * inset;
  for (const side of /** @type {Side[]} */ (['forward', 'backward'])) {
    const reach = sideReach(scene, side);
    if (!reach || reach.depth < 0 || box <= 0) continue;
    context.beginPath();
    for (let cell = 0; cell < reach.first.length; cell++) {
      if (!isNewest(reach, cell) || scene.board.walls[cell]) continue;
      const { x, y } = cellCorner(geometry, cell);
      context.rect(x + inset, y + inset, box, box);
    }
    context.strokeStyle = palette[side].edge;
    context.lineWidth = fine ? 2 : 1.3;
    context.globalAlpha = stale ? 0.4 : newestAlpha;
    context.setLineDash(side === 'forward' ? [] : fine ? [5, 3] : [3, 2]);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
}
