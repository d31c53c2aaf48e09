// Whether the timeline may be pinned to the bottom of a window of one column: not when it would cover
// too much of it, be it that the window is low or that the visitor's letters are large. Beside the board
// it covers nothing that matters.

import { SIDEWAYS } from '../media.js';

/** What it must leave above it: a board of the least height, CSS pixels. */
const LEAST_ABOVE = 250;

const root = document.documentElement;

/** Leaves room for the timeline and decides where it stands. @param {number} height   CSS pixels */
export function pinTimeline(height) {
  root.style.setProperty('--time-height', `${Math.ceil(height)}px`);
  root.toggleAttribute('data-unpinned', !SIDEWAYS.matches && innerHeight - height < LEAST_ABOVE);
}

export const isPinned = () => !root.hasAttribute('data-unpinned');
