// The outline of the floor as closed loops of grid corners, and as one rounded path.

/** Unit steps east, south, west, north; a right turn adds one. */
const STEP_X = [1, 0, -1, 0];
const STEP_Y = [0, 1, 0, -1];

/**
 * For each grid corner the edges that leave it, as a bit set of directions; the floor lies on the
 * right hand of an edge, and beside the board is wall.
 * @param {ArrayLike<number>} walls  1 = wall
 * @param {number} width
 * @param {number} height
 */
function edgesOfFloor(walls, width, height) {
  const span = width + 1;
  const edges = new Uint8Array(span * (height + 1));
  for (let y = 0, cell = 0; y < height; y++) {
    for (let x = 0; x < width; x++, cell++) {
      if (walls[cell]) continue;
      const corner = y * span + x;
      if (y === 0 || walls[cell - width]) edges[corner] |= 1;
      if (x === width - 1 || walls[cell + 1]) edges[corner + 1] |= 2;
      if (y === height - 1 || walls[cell + width]) edges[corner + span + 1] |= 4;
      if (x === 0 || walls[cell - 1]) edges[corner + span] |= 8;
    }
  }
  return edges;
}

/**
 * Follows one loop and takes its edges away. Right turns come first: where two rooms touch at a
 * corner, the loop keeps to its own room.
 * @param {Uint8Array} edges
 * @param {number} span
 * @param {number} start       grid corner
 * @param {number} heading     first direction
 * @returns {number[]} x, y of each corner of the loop in turn
 */
function followLoop(edges, span, start, heading) {
  const points = [];
  let corner = start;
  let direction = heading;
  do {
    edges[corner] &= ~(1 << direction);
    corner += STEP_X[direction] + STEP_Y[direction] * span;
    const right = (direction + 1) & 3;
    const left = (direction + 3) & 3;
    const leaving = corner === start ? edges[corner] | (1 << heading) : edges[corner];
    const next = leaving & (1 << right) ? right : leaving & (1 << direction) ? direction : left;
    if (next !== direction) points.push(corner % span, Math.floor(corner / span));
    direction = next;
  } while (corner !== start || direction !== heading);
  return points;
}

/**
 * Linear in the cells.
 * @param {ArrayLike<number>} walls
 * @param {number} width
 * @param {number} height
 * @returns {number[][]} loops as x, y, x, y ... of their corners; holes run the other way round
 */
export function floorLoops(walls, width, height) {
  const span = width + 1;
  const edges = edgesOfFloor(walls, width, height);
  const loops = [];
  for (let corner = 0; corner < edges.length; corner++) {
    while (edges[corner]) {
      const heading = 31 - Math.clz32(edges[corner] & -edges[corner]);
      loops.push(followLoop(edges, span, corner, heading));
    }
  }
  return loops;
}

/**
 * @param {number[][]} loops
 * @param {number} cell      side of a cell
 * @param {number} radius    of the corners, at most half a cell
 * @param {{moveTo: Function, arcTo: Function, closePath: Function}} path  written to
 */
export function traceRounded(loops, cell, radius, path) {
  for (const loop of loops) {
    const last = loop.length - 2;
    path.moveTo(((loop[0] + loop[last]) / 2) * cell, ((loop[1] + loop[last + 1]) / 2) * cell);
    for (let i = 0; i < loop.length; i += 2) {
      const j = i === last ? 0 : i + 2;
      const middleX = (loop[i] + loop[j]) / 2;
      const middleY = (loop[i + 1] + loop[j + 1]) / 2;
      path.arcTo(loop[i] * cell, loop[i + 1] * cell, middleX * cell, middleY * cell, radius);
    }
    path.closePath();
  }
}
