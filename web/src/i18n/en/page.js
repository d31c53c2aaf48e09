// English words of the page: header, board, notices, and the names of tabs.

import { n } from '../numbers.js';
import { some } from './phrases.js';

/** @type {Record<string, import('../index.js').Entry>} */
export const words = {
  title: 'Midnight: a laboratory for bidirectional search',
  brand: 'Midnight',
  brand_second: '',
  skip_to_board: 'Skip to the board',
  language_other: '中文',
  language_switch: 'Language: switch to Chinese',
  theme_auto: 'Colours: as the system',
  theme_light: 'Colours: light',
  theme_dark: 'Colours: dark',
  help: 'Help and keys',
  menu: 'Menu',
  close: 'Close',
  dismiss: 'Dismiss',

  puzzle: 'Puzzle',

  example: 'Example',
  example_none: 'My drawing',
  example_size: ({ name, width, height }) => `${name} · ${width}×${height}`,

  algorithm: 'Algorithm',
  'algorithm_breadth-first': 'Breadth-first',
  'algorithm_bidirectional-alternating': 'Bidirectional, alternating',
  'algorithm_bidirectional-smaller': 'Bidirectional, smaller side first',

  board: 'Board',
  board_grid: ({ width, height }) =>
    `Board, ${width} columns and ${height} rows. Arrows move, Enter applies the brush.`,
  cell_words: ({ row, column, what }) => `row ${row}, column ${column}: ${what}`,
  cell_wall: 'wall',
  cell_floor: 'floor',
  board_tools: 'Drawing tools',
  tool_move: 'Move a piece or a goal: drag it, or tap it and then its new cell',
  tool_wall: 'Wall: draw, or erase when the first cell is wall',
  tool_erase: 'Eraser',
  tool_rectangle: 'Rectangle',
  tool_fill: 'Fill an area',
  tool_start: ({ what }) => `Place ${what}`,
  undo: 'Undo',
  redo: 'Redo',
  size_label: ({ width, height }) => `${width}×${height}`,
  size_button: ({ width, height }) => `Size and pieces: ${width} columns, ${height} rows`,

  caption_follow: ({ what }) => `Colours follow **${what}**: where each side can put it`,
  caption_plain: 'Draw walls, drag pieces: it solves again at once',
  caption_selected: ({ what }) => `**${what}** is lifted: tap the cell where it goes`,
  caption_walk: ({ time, steps }) => `The plan at step **${time}** of ${steps}`,
  caption_stale: 'The colours belong to the drawing before',

  lint_none: 'nothing to fix',
  lint_errors: ({ count }) => some(count, 'thing to fix', 'things to fix'),
  lint_warnings: ({ count }) => some(count, 'note', 'notes'),
  lint_title: 'About this drawing',

  note_title: ({ name }) => `${name}. `,
  welcome_title: 'Two searches, one midnight',
  welcome_drag: '**Drag the picture below** to rewind the search.',
  welcome_draw: '**Draw a wall**: it solves again at once.',
  welcome_keys: 'Press **?** for all keys.',
  welcome_play: 'Play from the start',
  welcome_look: 'Look around',

  notice_engine_lost: 'The engine stopped and was started again. Your drawing is unharmed.',
  notice_engine_deadly:
    'The engine stopped twice on this drawing and was not started on it again. Change the drawing or ' +
    'the algorithm.',
  notice_engine_error: ({ reason }) => `The engine reports: ${reason}`,
  notice_engine_failed: ({ reason }) =>
    `The engine cannot run in this browser (${reason}). Midnight needs WebAssembly with SIMD: ` +
    'a current Chrome, Edge, Firefox or Safari has it.',
  notice_not_loaded: ({ reason }) =>
    `A part of the page did not arrive (${reason}). Check the connection, then try again or reload: your ` +
    'drawing is kept.',
  notice_broken_save: 'The drawing that was kept here cannot be read; this is the first example.',
  tab_plan: 'Plan',
  tab_inspect: 'Inspect',
  text_title: 'Contest text',
  text_empty: 'There is no case in it.',
  text_large: 'The file is too large for a contest text.',
  text_error_at: ({ message, line, column }) => `Line ${line}, column ${column}: ${message}`,
  notice_text: ({ problem }) => `The text was not read. ${problem}`,
  cases: 'Cases of the file',
  case: 'Case',
  case_back: 'The case before',
  case_next: 'The next case',
  case_of: ({ number, count }) => `${n(number)} of ${n(count)}`,

  tab_joint: 'Joint space',
  tab_cases: 'Queries',
};
