// The board's canvas: floor, colours, walls, plan, pieces and marks, in this order. Also the ghost
// views, which are the same board drawn small.

import { NO_CELL } from '../engine/protocol.js';
import { putPicture } from './canvas.js';
import { paintCells, paintNewestEdges } from './cells.js';
import { paintDistances } from './distances.js';
import { cellCentre, outerRadius, pieceSize } from './geometry.js';
import { paintDrag, paintMarks, paintSelection } from './marks.js';
import { paintPath } from './path.js';
import { drawStar } from './star.js';
import { wallPicture } from './walls.js';

export { boardGeometry, cellAt, cellCentre, cellCorner, nearestCell } from './geometry.js';

/** @typedef {import('./types.js').BoardScene} BoardScene */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').PieceKind} PieceKind */

/**
 * Paints a whole board; linear in its cells. Sizes the canvas is the caller's work (`fitCanvas`).
 * @param {Context} context  one unit = one CSS pixel
 * @param {BoardScene} scene
 */
export function drawBoard(context, scene) {
  const { geometry, palette, board } = scene;
  const { left, top, width, height, dpr } = geometry;
  context.clearRect(0, 0, context.canvas.width / dpr, context.canvas.height / dpr);
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, height, outerRadius(geometry));
  context.clip();
  context.fillStyle = palette.floor;
  context.fillRect(left, top, width, height);
  paintCells(context, scene);
  scene.drawFloor?.(context, scene);
  context.restore();
  putPicture(context, wallPicture(board.walls, geometry, palette), left, top, dpr);
  paintNewestEdges(context, scene);
  paintPath(context, scene);
  paintDistances(context, scene);
  paintStars(context, scene);
  paintPieces(context, scene);
  paintMarks(context, scene);
  paintDrag(context, scene);
}

/**
 * @param {Context} context
 * @param {BoardScene} scene
 */
function paintStars(context, { stars, geometry, palette }) {
  for (const cell of Array.from(stars ?? [])) {
    const { x, y } = cellCentre(geometry, cell);
    drawStar(context, palette, x, y, Math.max(6, geometry.cell * 0.36));
  }
}

/**
 * @typedef {object} Standing
 * @property {number} piece
 * @property {PieceKind} kind
 * @property {number} cell
 */

/**
 * Which pieces and targets are drawn where, targets first; what is being dragged is left out.
 * @param {BoardScene} scene
 * @returns {Standing[]}
 */
export function standings({ board, positions, only, hideGoals, drag }) {
  const starts = positions ?? board.starts;
  /** @type {Standing[]} */
  const all = [];
  const add = (/** @type {'start'|'goal'} */ kind, /** @type {ArrayLike<number>} */ cells) => {
    for (let piece = 0; piece < cells.length; piece++) {
      const dragged = drag?.piece === piece && drag.kind === kind;
      const shown = cells[piece] !== NO_CELL && (only == null || only === piece);
      if (shown && !dragged) all.push({ piece, kind, cell: cells[piece] });
    }
  };
  if (!hideGoals) add('goal', board.goals);
  add('start', starts);
  return all;
}

/**
 * @param {Context} context
 * @param {BoardScene} scene
 */
function paintPieces(context, scene) {
  const { selected } = scene;
  const all = standings(scene);
  /** @type {Map<number, Standing[]>} */
  const byCell = new Map();
  /** @type {Standing[]} */
  const onTheWay = [];
  for (const standing of all) {
    if (standing.kind === 'start' && isOnTheWay(scene, standing)) {
      onTheWay.push(standing);
      continue;
    }
    const here = byCell.get(standing.cell);
    if (here) here.push(standing);
    else byCell.set(standing.cell, [standing]);
  }
  for (const here of byCell.values()) paintCell(context, scene, here);
  for (const standing of onTheWay) paintOnTheWay(context, scene, standing);
  if (!selected) return;
  const lifted = all.find((one) => one.piece === selected.piece && one.kind === selected.kind);
  if (lifted) paintSelection(context, scene, lifted.cell);
}

/** @param {BoardScene} scene @param {Standing} standing */
function isOnTheWay({ towards }, { piece, cell }) {
  return towards != null && towards.share > 0 && towards.positions[piece] !== cell;
}

/**
 * A piece between two cells. A jump is a leap: the piece rises and grows in the middle of its way.
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {Standing} standing
 */
function paintOnTheWay(context, { geometry, palette, drawPiece, towards }, { piece, cell }) {
  if (!towards) return;
  const { share } = towards;
  const from = cellCentre(geometry, cell);
  const to = cellCentre(geometry, towards.positions[piece]);
  const far = Math.hypot(to.x - from.x, to.y - from.y) > geometry.cell * 1.5;
  const lift = far ? Math.sin(Math.PI * share) : 0;
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share - lift * geometry.cell * 0.7;
  drawPiece(context, palette, piece, 'start', x, y, pieceSize(geometry) * (1 + lift * 0.18));
}

/**
 * One piece fills its cell; a piece on its own target is at home; a stranger on a target stands
 * before it, so that both are read.
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {Standing[]} here  of one cell, targets first
 */
function paintCell(context, scene, here) {
  const { geometry, palette, drawPiece, interchangeable } = scene;
  const { x, y } = cellCentre(geometry, here[0].cell);
  const size = pieceSize(geometry);
  const [goal, start] = [here[0], here[here.length - 1]];
  if (here.length === 1) {
    drawPiece(context, palette, goal.piece, goal.kind, x, y, size);
  } else if (
    here.length === 2 &&
    goal.kind === 'goal' &&
    (interchangeable || goal.piece === start.piece)
  ) {
    drawPiece(context, palette, start.piece, 'home', x, y, size);
  } else {
    const step = (size * 0.34) / (here.length - 1);
    here.forEach(({ piece, kind }, i) => {
      const shift = size * 0.17 - step * i;
      drawPiece(context, palette, piece, kind, x + shift, y - shift, size * 0.74);
    });
  }
}
