// Whether the timeline may be pinned to the bottom of a window of one column: not when it would cover
// too much of it, be it that the window is low or that the visitor's letters are large.

/** Of the window's height, at most. */
const SHARE = 0.38;

const root = document.documentElement;

/** Leaves room for the timeline and decides where it stands. @param {number} height   CSS pixels */
export function pinTimeline(height) {
  root.style.setProperty('--time-height', `${Math.ceil(height)}px`);
  root.toggleAttribute('data-unpinned', height > innerHeight * SHARE);
}

export const isPinned = () => !root.hasAttribute('data-unpinned');
