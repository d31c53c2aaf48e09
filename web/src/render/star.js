// The sign of the meeting, on every canvas that shows it.

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./palette.js').Palette} Palette */

/**
 * A star with four points and a ring that parts it from its ground.
 * @param {Context} context
 * @param {Palette} palette
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
export function drawStar(context, palette, x, y, radius) {
  context.beginPath();
  for (let i = 0; i < 8; i++) {
    const angle = (Math.PI / 4) * i - Math.PI / 2;
    const reach = i % 2 ? radius * 0.38 : radius;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = palette.meetingRing;
  context.stroke();
  context.fillStyle = palette.meeting;
  context.fill();
}
