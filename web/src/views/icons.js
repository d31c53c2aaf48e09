// Line icons, 20 units a side, drawn with the colour of the text.

import { html, svg } from 'lit';

/** @type {Record<string, string>} */
const PATHS = {
  wall: 'M2.8 4.5h14.4v11H2.8zM2.8 8.2h14.4M2.8 11.8h14.4M7.6 4.5v3.7M12.6 4.5v3.7M5.2 8.2v3.6M10 8.2v3.6M14.8 8.2v3.6M7.6 11.8v3.7M12.6 11.8v3.7',
  move: 'M10 2.8v14.4M2.8 10h14.4M7.8 5 10 2.8 12.2 5M7.8 15l2.2 2.2 2.2-2.2M5 7.8 2.8 10 5 12.2M15 7.8l2.2 2.2-2.2 2.2',
  erase:
    'M7.8 16.2 3.5 11.9a1.3 1.3 0 0 1 0-1.8l6.6-6.6a1.3 1.3 0 0 1 1.8 0l4.6 4.6a1.3 1.3 0 0 1 0 1.8l-6.2 6.2zM6.6 7l6.4 6.4M10.3 16.2h6.5',
  rectangle: 'M3.5 5.5h13v9h-13zM6 12l4-4M9.5 12.5l4.5-4.5',
  fill: 'M8.5 3.5l6.3 6.3-5.5 5.5a1.2 1.2 0 0 1-1.7 0L3 10.7a1.2 1.2 0 0 1 0-1.7zM3 9.9h11.6M16.9 12.5c.8 1.2 1.2 2 1.2 2.6a1.2 1.2 0 0 1-2.4 0c0-.6.4-1.4 1.2-2.6z',
  undo: 'M7 3.8 3.3 7.5 7 11.2M3.6 7.5h8.1a4.4 4.4 0 0 1 0 8.8H7.5',
  redo: 'M13 3.8 16.7 7.5 13 11.2M16.4 7.5H8.3a4.4 4.4 0 0 0 0 8.8h4.2',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  caret: 'M6.5 8.5 10 12l3.5-3.5',
  globe:
    'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM3.2 10h13.6M10 3c2.3 2 3.3 4.5 3.3 7s-1 5-3.3 7c-2.3-2-3.3-4.5-3.3-7S7.7 5 10 3z',
  moon: 'M16.6 11.8A7 7 0 1 1 8.2 3.4a5.7 5.7 0 0 0 8.4 8.4z',
  sun: 'M6.7 10a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM10 2.2v1.9M10 15.9v1.9M2.2 10h1.9M15.9 10h1.9M4.5 4.5l1.3 1.3M14.2 14.2l1.3 1.3M15.5 4.5l-1.3 1.3M5.8 14.2l-1.3 1.3',
  halfmoon:
    'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM10 3v14M10 6.5l3.6-2.5M10 10.5l6.3-4.3M10 14.5l6.9-4.7M11.5 16.8l4.7-3.3',
  help: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM7.9 8.2a2.15 2.15 0 1 1 3.2 1.9c-.8.4-1.1.9-1.1 1.7M10 14.1v.05',
  first: 'M5 4.5v11',
  last: 'M15 4.5v11',
  check: 'M4 10.4l4 4L16 6',
  none: 'M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM5.5 14.5l9-9',
  warn: 'M10 3.2 17.5 16.3h-15zM10 8v4M10 14.1v.05',
  stop: 'M5.5 5.5h9v9h-9z',
  dice: 'M6.5 3.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM7 7h.01M13 7h.01M10 10h.01M7 13h.01M13 13h.01',
  text: 'M5 2.8h7l3.5 3.5v10.9H5zM11.8 2.8v3.7h3.7M7.5 9.5h5.5M7.5 12h5.5M7.5 14.5h3.5',
  minus: 'M4.5 10h11',
  plus: 'M4.5 10h11M10 4.5v11',
  close: 'M5 5l10 10M15 5 5 15',
};

/** Filled parts of some icons. @type {Record<string, string>} */
const SOLIDS = {
  first: 'M15.5 4.5v11L7.5 10z',
  last: 'M4.5 4.5v11l8-5.5z',
  back: 'M14.5 4.5v11L5 10z',
  step: 'M5.5 4.5v11L15 10z',
  play: 'M6 3.6v12.8L16.5 10z',
  pause: 'M5.5 4h3.4v12H5.5zM11.1 4h3.4v12h-3.4z',
};

/** @param {string} name @param {string} [extra] class names */
export function icon(name, extra = '') {
  const line = PATHS[name] && svg`<path d=${PATHS[name]}></path>`;
  const solid = SOLIDS[name] && svg`<path class="solid" d=${SOLIDS[name]}></path>`;
  return html`<svg class="icon ${extra} icon-${name}" viewBox="0 0 20 20" aria-hidden="true"
    >${line}${solid}</svg>`;
}

/** The mark of Midnight: two halves of a night that meet. */
export const logo = html`<svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
  <path class="logo-f" d="M4 5c8 1 9.5 6 9.5 11S12 26 4 27c3.2-3.4 4.6-7 4.6-11S7.2 8.4 4 5z"></path>
  <path class="logo-b" d="M28 5c-8 1-9.5 6-9.5 11S20 26 28 27c-3.2-3.4-4.6-7-4.6-11S24.8 8.4 28 5z"></path>
  <path class="logo-star" d="M16 9.5l1.7 4.8 4.8 1.7-4.8 1.7L16 22.5l-1.7-4.8L9.5 16l4.8-1.7z"></path>
</svg>`;
