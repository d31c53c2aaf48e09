// Canvases at the screen's own resolution, and the one frame loop that paints them.

/** @typedef {import('./types.js').Context} Context */

/**
 * Gives a canvas its size and a context in its units. The picture is lost only when the size changes.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width   in units
 * @param {number} height
 * @param {number} dpr     device pixels in a unit
 * @param {number} [unit]  CSS pixels in a unit
 * @returns {CanvasRenderingContext2D}
 */
export function fitCanvas(canvas, width, height, dpr, unit = 1) {
  const deviceWidth = Math.max(1, Math.round(width * dpr));
  const deviceHeight = Math.max(1, Math.round(height * dpr));
  if (canvas.width !== deviceWidth || canvas.height !== deviceHeight) {
    canvas.width = deviceWidth;
    canvas.height = deviceHeight;
    canvas.style.width = `${(deviceWidth / dpr) * unit}px`;
    canvas.style.height = `${(deviceHeight / dpr) * unit}px`;
  }
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.setTransform(dpr, 0, 0, dpr, 0, 0);
  return context;
}

/**
 * A picture kept beside the screen, with the CSS pixel as its unit.
 * @param {number} width
 * @param {number} height
 * @param {number} dpr
 */
export function offscreen(width, height, dpr) {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * dpr)),
    Math.max(1, Math.round(height * dpr)),
  );
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(dpr, dpr);
  return { canvas, context };
}

/**
 * Puts a kept picture where it was made for, pixel on pixel.
 * @param {Context} context
 * @param {OffscreenCanvas} picture
 * @param {number} left
 * @param {number} top
 * @param {number} dpr
 */
export function putPicture(context, picture, left, top, dpr) {
  context.drawImage(picture, left, top, picture.width / dpr, picture.height / dpr);
}

/**
 * Calls back with the room an element offers, at once and whenever it or the screen's resolution
 * changes. Observe a container, never the canvas that is sized from it.
 * @param {Element} element
 * @param {(room: {width: number, height: number, dpr: number}) => void} onRoom
 * @returns {() => void} stops observing
 */
export function observeRoom(element, onRoom) {
  let room = { width: 0, height: 0 };
  const tell = () => onRoom({ ...room, dpr: devicePixelRatio || 1 });
  const observer = new ResizeObserver((entries) => {
    const box = entries[entries.length - 1].contentRect;
    room = { width: box.width, height: box.height };
    tell();
  });
  observer.observe(element);

  let screen = matchMedia('all');
  const onScreen = () => {
    screen.removeEventListener('change', onScreen);
    screen = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    screen.addEventListener('change', onScreen);
    if (room.width > 0) tell();
  };
  onScreen();
  return () => {
    observer.disconnect();
    screen.removeEventListener('change', onScreen);
  };
}

/** What the loop paints. @typedef {{draw: (now: number) => void}} FrameView */

/**
 * @typedef {object} FrameLoop
 * @property {(view: FrameView) => void} invalidate  paint it in the next frame, once
 * @property {(view: FrameView) => void} forget      drop it, for instance when it leaves the page
 * @property {() => void} flush                      paint now what is waiting
 * @property {() => number} lastCost                 milliseconds of script of the last frame
 */

/**
 * One animation frame for all canvases: however often a view is invalidated, it is painted once a
 * frame, in the order of the first calls. A view may invalidate itself while it is painted.
 * @param {(callback: (now: number) => void) => unknown} [request]
 * @returns {FrameLoop}
 */
export function createFrameLoop(request = (callback) => requestAnimationFrame(callback)) {
  /** @type {Set<FrameView>} */
  let waiting = new Set();
  let asked = false;
  let cost = 0;
  const paint = (/** @type {number} */ now) => {
    asked = false;
    const views = waiting;
    waiting = new Set();
    const before = performance.now();
    for (const view of views) view.draw(now);
    cost = performance.now() - before;
  };
  return {
    invalidate(view) {
      waiting.add(view);
      if (!asked) {
        asked = true;
        request(paint);
      }
    },
    forget: (view) => void waiting.delete(view),
    flush: () => paint(performance.now()),
    lastCost: () => cost,
  };
}
