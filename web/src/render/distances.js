// The steps that a lifted piece would need from each cell, written into the cells.

import { cellCentre } from './geometry.js';
import { drawText } from './text.js';

/** Smaller cells have no room for a number, CSS pixels. */
const LEAST_CELL = 16;

/**
 * @param {import('./types.js').Context} context
 * @param {import('./types.js').BoardScene} scene
 */
export function paintDistances(context, { geometry, palette, board, distances }) {
  if (!distances || geometry.cell < LEAST_CELL) return;
  const here = board.starts[distances.piece];
  const size = Math.min(15, geometry.cell * 0.4);
  distances.steps.forEach((steps, cell) => {
    if (steps < 0 || cell === here) return;
    const { x, y } = cellCentre(geometry, cell);
    const style = /** @type {const} */ ({
      size,
      align: 'center',
      color: palette.ink,
      halo: palette.floor,
    });
    drawText(context, palette, String(steps), x, y, style);
  });
}
