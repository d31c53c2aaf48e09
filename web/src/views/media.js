// The widths at which the page changes its shape; style/narrow.css and phone.css have the same ones.

/** Below this the three cards stand in one column and the timeline is pinned to the window. */
export const ONE_COLUMN = matchMedia('(max-width: 1240px)');

/** A window with room for what a lower one shows one after the other. */
export const HIGH = matchMedia('(min-height: 1200px)');

/** A phone: one hand, few words. */
export const PHONE = matchMedia('(max-width: 720px)');

/** Header choices move into the menu. */
export const NARROW = matchMedia('(max-width: 1040px)');

/** The visitor wants nothing to move that need not. */
export const STILL = matchMedia('(prefers-reduced-motion: reduce)');
