// Where everything of the timeline lies: depth columns, bars, the strip of turns; and what a press
// on it means. Pure functions.

/** @typedef {import('./types.js').TimelineGeometry} TimelineGeometry */
/** @typedef {import('./types.js').TimelineData} TimelineData */
/** @typedef {import('./types.js').Scale} Scale */
/** @typedef {import('./types.js').Grab} Grab */
/** @typedef {import('../engine/protocol.js').Side} Side */

/** Heights that suit the page: the usual one, with texts, in a window that high; compact for a phone. */
export const TIMELINE_HEIGHT = { usual: 192, window: 900, lowest: 104, highest: 320, compact: 74 };

/**
 * @param {object} room
 * @param {number} room.width
 * @param {number} room.height
 * @param {number} room.dpr
 * @param {boolean} room.compact   phone: no texts, no margins for them
 * @param {TimelineData} room.data
 * @returns {TimelineGeometry}
 */
export function timelineGeometry({ width, height, dpr, compact, data }) {
  const counter = 8 + 6.5 * `${data.schedule.length} / ${data.schedule.length}`.length;
  const margin = compact
    ? { left: 5, right: 5, top: 14 }
    : { left: 48, right: Math.max(58, counter), top: 29 };
  const stripHeight = compact ? 12 : 14;
  const stripTop = height - stripHeight;
  const bottom = stripTop - (compact ? 4 : 7);
  return {
    width,
    height,
    dpr,
    compact,
    left: margin.left,
    right: width - margin.right,
    top: margin.top,
    middle: Math.round((margin.top + bottom) / 2),
    bottom,
    stripTop,
    stripHeight,
    columns: columnsOf(data),
    turns: data.schedule.length,
    meetingColumn: data.meeting ? data.meeting.forwardDepth : -1,
  };
}

/**
 * The depth axis: 0 to the answer when there is one, else both sides' layers with a gap between.
 * @param {TimelineData} data
 */
export function columnsOf({ outcome, steps, layers }) {
  if (outcome === 'solved' && steps !== null) return steps + 1;
  const known = layers.forward.length + layers.backward.length;
  return known + Math.max(1, Math.ceil(known * 0.06));
}

/** @param {TimelineGeometry} geometry */
export function columnWidth({ left, right, columns }) {
  return (right - left) / columns;
}

/**
 * @param {TimelineGeometry} geometry
 * @param {number} turn  may be a fraction
 */
export function turnX({ left, right, turns }, turn) {
  return left + ((right - left) * turn) / Math.max(1, turns);
}

/** @type {WeakMap<TimelineData, Uint32Array>} */
const prefixes = new WeakMap();

/**
 * Entry t: how many of the first t turns were the forward side's; T + 1 entries, kept by data.
 * @param {TimelineData} data
 */
function forwardTurns(data) {
  let counts = prefixes.get(data);
  if (!counts) {
    counts = new Uint32Array(data.schedule.length + 1);
    for (let t = 0; t < data.schedule.length; t++) {
      counts[t + 1] = counts[t] + (data.schedule[t] === 'f' ? 1 : 0);
    }
    prefixes.set(data, counts);
  }
  return counts;
}

/**
 * How deep each side is at a moment; with a fraction, the side whose turn it is is on its way.
 * @param {TimelineData} data
 * @param {number} turn  0..T
 * @returns {{forward: number, backward: number}}
 */
export function depthsAt(data, turn) {
  const counts = forwardTurns(data);
  const whole = Math.min(data.schedule.length, Math.max(0, Math.floor(turn)));
  const depths = { forward: counts[whole], backward: whole - counts[whole] };
  const share = turn - whole;
  if (share > 0 && whole < data.schedule.length) {
    depths[data.schedule[whole] === 'f' ? 'forward' : 'backward'] += share;
  }
  return depths;
}

/**
 * The inner edge of a side's newest bar. A side that found nothing new stays where it was.
 * @param {TimelineGeometry} geometry
 * @param {TimelineData} data
 * @param {Side} side
 * @param {number} depth  may be a fraction
 */
export function frontX(geometry, data, side, depth) {
  const known = Math.min(depth, data.layers[side].length - 1);
  const covered = (known + 1) * columnWidth(geometry);
  return side === 'forward' ? geometry.left + covered : geometry.right - covered;
}

/**
 * @param {number} value
 * @param {number} largest
 * @param {Scale} scale
 * @returns {number} 0..1; what is there at all is seen
 */
export function scaled(value, largest, scale) {
  if (value <= 0) return 0;
  const share = value / largest;
  if (scale === 'linear') return Math.max(0.04, share);
  if (scale === 'sqrt') return Math.max(0.04, Math.sqrt(share));
  return Math.max(0.04, Math.log1p(value) / Math.log1p(largest));
}

/**
 * @typedef {object} Bar
 * @property {number} x
 * @property {number} width
 * @property {number} value   the largest layer it stands for
 * @property {number} layer   the last of them
 */

/**
 * The bars of one side, on whole device pixels: one a layer, or, where layers are narrower than two
 * pixels, one a pixel with the largest of its layers.
 * @param {ArrayLike<number>} layers
 * @param {TimelineGeometry} geometry
 * @param {Side} side
 * @returns {Bar[]}
 */
export function layerBars(layers, geometry, side) {
  const { left, right, dpr } = geometry;
  const column = columnWidth(geometry) * dpr;
  const gap = column < 4 ? 0 : Math.min(Math.round(dpr), Math.max(1, Math.floor(column / 10)));
  /** @type {Bar[]} */
  const bars = [];
  for (let layer = 0; layer < layers.length; layer++) {
    const near = Math.round(layer * column);
    const far = Math.max(near + 1, Math.round((layer + 1) * column) - gap);
    const x = side === 'forward' ? left + near / dpr : right - far / dpr;
    const last = bars[bars.length - 1];
    if (column < 2 && last && Math.abs(last.x - x) < 0.5 / dpr) {
      last.value = Math.max(last.value, layers[layer]);
      last.layer = layer;
    } else {
      bars.push({ x, width: (far - near) / dpr, value: layers[layer], layer });
    }
  }
  return bars;
}

/**
 * @param {Bar[]} bars    of one side, at least one
 * @param {number} layer
 * @returns {Bar}         the bar that stands for the layer
 */
export function barOf(bars, layer) {
  let low = 0;
  let high = bars.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (bars[middle].layer >= layer) high = middle;
    else low = middle + 1;
  }
  return bars[low];
}

/**
 * @param {string} schedule
 * @returns {{side: Side, from: number, to: number}[]}  turns `from` to `to` (excluded)
 */
export function runsOf(schedule) {
  const runs = [];
  for (let from = 0, to = 0; from < schedule.length; from = to) {
    while (to < schedule.length && schedule[to] === schedule[from]) to++;
    runs.push({
      side: /** @type {Side} */ (schedule[from] === 'f' ? 'forward' : 'backward'),
      from,
      to,
    });
  }
  return runs;
}

/**
 * @param {TimelineGeometry} geometry
 * @param {number} x
 * @param {number} y
 * @returns {number} the column of the depth axis under a point, -1 for none
 */
export function columnAt(geometry, x, y) {
  const { left, right, top, bottom, columns } = geometry;
  if (x < left || x >= right || y < top || y > bottom) return -1;
  return Math.min(columns - 1, Math.floor((x - left) / columnWidth(geometry)));
}

/**
 * What a press takes hold of: the playhead of the strip of turns, the nearer of the two fronts, or both
 * once they touch or have crossed.
 * @param {TimelineGeometry} geometry
 * @param {TimelineData} data
 * @param {number} turn   of the playhead
 * @param {number} x
 * @param {number} y
 * @returns {Grab}
 */
export function grabAt(geometry, data, turn, x, y) {
  const forwardTotal = depthsAt(data, data.schedule.length).forward;
  if (y >= geometry.stripTop - 3 || data.schedule.length === 0) return 'turns';
  if (forwardTotal === data.schedule.length) return 'forward';
  if (forwardTotal === 0) return 'backward';
  const { forward, backward } = depthsAt(data, turn);
  const [atForward, atBackward] = [
    frontX(geometry, data, 'forward', forward),
    frontX(geometry, data, 'backward', backward),
  ];
  if (atForward > atBackward - 1) return 'both';
  const toForward = Math.abs(x - atForward);
  const toBackward = Math.abs(x - atBackward);
  if (toForward !== toBackward) return toForward < toBackward ? 'forward' : 'backward';
  return y <= geometry.middle ? 'forward' : 'backward';
}

/**
 * The turn that a drag to x asks for.
 * @param {TimelineGeometry} geometry
 * @param {TimelineData} data
 * @param {number} x
 * @param {Grab} grab   as `grabAt` gave it when the drag began
 * @returns {number} 0..T
 */
export function turnAt(geometry, data, x, grab) {
  const { left, right, turns } = geometry;
  if (grab === 'turns') {
    const share = (x - left) / (right - left);
    return Math.min(turns, Math.max(0, Math.round(share * turns)));
  }
  const side = grab === 'both' ? sideOf(geometry, data, x) : grab;
  const covered = side === 'forward' ? x - left : right - x;
  const depth = Math.max(0, Math.round(covered / columnWidth(geometry)) - 1);
  const total = depthsAt(data, turns)[side];
  return depth >= total ? turns : firstTurnAt(data, side, depth);
}

/**
 * Whose ground x is on: a front can only be drawn back to where it came from, so left of where the fronts
 * end it is the forward one, right of it the backward one.
 * @param {TimelineGeometry} geometry @param {TimelineData} data @param {number} x @returns {Side}
 */
function sideOf(geometry, data, x) {
  const { forward, backward } = depthsAt(data, data.schedule.length);
  const [atForward, atBackward] = [
    frontX(geometry, data, 'forward', forward),
    frontX(geometry, data, 'backward', backward),
  ];
  return x < (atForward + atBackward) / 2 ? 'forward' : 'backward';
}

/**
 * The first turn after which a side is that deep.
 * @param {TimelineData} data
 * @param {Side} side
 * @param {number} depth
 */
export function firstTurnAt(data, side, depth) {
  let low = 0;
  let high = data.schedule.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (depthsAt(data, middle)[side] >= depth) high = middle;
    else low = middle + 1;
  }
  return low;
}
