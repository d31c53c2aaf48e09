// The side graph on the board: a port for each side of a cell on which the blank can stand, slides as
// bars across the edges, walks of the blank as bows inside a cell, thinner the longer they are.

import { NO_CELL } from '../../engine/protocol.js';
import { drawBoard } from '../../render/board.js';
import { cellCentre } from '../../render/geometry.js';
import { drawText } from '../../render/text.js';

/** @typedef {import('../../render/types.js').BoardScene} BoardScene */
/** @typedef {import('../../render/types.js').Context} Context */
/** @typedef {import('./side_graph.js').SideGraph} SideGraph */

/** Unit steps to the ports, and pairs of sides. */
const STEPS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
/** Cells at least this large carry the costs as numbers. */
const NUMBERED = 46;

/**
 * @param {Context} context
 * @param {BoardScene & {graph: SideGraph, used: Set<number>}} scene   used: walks of the plan
 */
export function drawSideGraph(context, scene) {
  drawBoard(context, { ...scene, reach: null });
  const { board, graph } = scene;
  for (let cell = 0; cell < board.walls.length; cell++) {
    if (!board.walls[cell]) paintWalks(context, scene, graph, cell);
  }
  paintPorts(context, scene);
}

/** @param {BoardScene} scene @param {number} cell @param {number} side */
function portAt({ geometry }, cell, side) {
  const { x, y } = cellCentre(geometry, cell);
  const reach = geometry.cell * 0.36;
  return { x: x + STEPS[side][0] * reach, y: y + STEPS[side][1] * reach };
}

/**
 * @param {Context} context
 * @param {BoardScene & {used: Set<number>}} scene
 * @param {SideGraph} graph
 * @param {number} cell
 */
function paintWalks(context, scene, graph, cell) {
  const { geometry, palette, used } = scene;
  const centre = cellCentre(geometry, cell);
  for (const [a, b] of PAIRS) {
    const index = (cell * 4 + a) * 4 + b;
    const cost = graph.walks[index];
    if (cost < 0) continue;
    const chosen = used.has(index);
    const from = portAt(scene, cell, a);
    const to = portAt(scene, cell, b);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.quadraticCurveTo(centre.x, centre.y, to.x, to.y);
    context.strokeStyle = chosen ? palette.meeting : palette.piece;
    context.globalAlpha = chosen ? 1 : Math.max(0.16, 0.75 / Math.sqrt(cost));
    context.lineWidth = chosen ? 2.6 : 1.2;
    context.stroke();
    context.globalAlpha = 1;
    if (geometry.cell >= NUMBERED) paintCost(context, scene, centre, [a, b], cost, chosen);
  }
}

/**
 * A walk round a corner has its cost towards that corner, one to the opposite side near the centre.
 * @param {Context} context
 * @param {BoardScene} scene
 * @param {{x: number, y: number}} centre
 * @param {number[]} sides
 * @param {number} cost
 * @param {boolean} chosen
 */
function paintCost(context, { geometry, palette }, centre, [a, b], cost, chosen) {
  const { cell } = geometry;
  const opposite = (a ^ 1) === b;
  const [dx, dy] = opposite
    ? [a === 0 ? -0.1 : 0, a === 0 ? 0 : 0.11]
    : [(STEPS[a][0] + STEPS[b][0]) * 0.22, (STEPS[a][1] + STEPS[b][1]) * 0.22];
  drawText(context, palette, String(cost), centre.x + dx * cell, centre.y + dy * cell, {
    size: Math.min(12, cell * 0.15),
    weight: chosen ? 700 : 500,
    align: 'center',
    color: palette.ink,
    halo: palette.floor,
  });
}

/** Ports, and the bars of the slides between them. */
function paintPorts(/** @type {Context} */ context, /** @type {any} */ scene) {
  const { board, graph, geometry, palette } = scene;
  const radius = Math.max(1, geometry.cell * 0.055);
  context.beginPath();
  for (let cell = 0; cell < board.walls.length; cell++) {
    for (const side of [1, 3]) {
      const next = graph.next[cell * 4 + side];
      if (next === NO_CELL) continue;
      const from = portAt(scene, cell, side);
      const to = portAt(scene, next, side - 1);
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
  }
  context.strokeStyle = palette.piece;
  context.lineWidth = Math.max(1, geometry.cell * 0.04);
  context.stroke();
  context.beginPath();
  for (let cell = 0; cell < board.walls.length; cell++) {
    for (let side = 0; side < 4; side++) {
      if (graph.next[cell * 4 + side] === NO_CELL) continue;
      const { x, y } = portAt(scene, cell, side);
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, Math.PI * 2);
    }
  }
  context.fillStyle = palette.piece;
  context.fill();
}
