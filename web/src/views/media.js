// The sizes at which the page changes its shape, in letters, so that large ones get the shape of a small
// window; style/narrow.css, phone.css and sideways.css have the same ones.

/** Below this the three cards stand in one column and the timeline is pinned to the window. */
export const ONE_COLUMN = matchMedia('(max-width: 77.5em), (max-height: 31.25em)');

/** So low that the board stands beside the rest, as high as the window. */
export const SIDEWAYS = matchMedia('(max-height: 31.25em) and (min-width: 32em)');

/** A window with room for what a lower one shows one after the other. */
export const HIGH = matchMedia('(min-height: 75em)');

/** A phone: one hand, few words. */
export const PHONE = matchMedia('(max-width: 45em), (max-height: 31.25em)');

/** Header choices move into the menu. */
export const NARROW = matchMedia('(max-width: 65em), (max-height: 31.25em)');

/** The visitor wants nothing to move that need not. */
export const STILL = matchMedia('(prefers-reduced-motion: reduce)');
