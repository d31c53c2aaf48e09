// What every view is handed: the store, the commands, the frame loop, the palette.

/**
 * @typedef {object} Services
 * @property {import('../app/store.js').Store} store
 * @property {import('../app/commands.js').Commands} commands
 * @property {import('../app/loader.js').Load} loadView   a view that is not there at first, and its words
 * @property {import('../render/canvas.js').FrameLoop} frames
 * @property {() => import('../render/palette.js').Palette} palette   of the theme that is shown
 */

export {};
