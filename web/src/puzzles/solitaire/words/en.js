// English words of the solitaire.

import { n } from '../../../i18n/numbers.js';

/** @type {Record<string, import('../../../i18n/index.js').Entry>} */
export const words = {
  piece: ({ letter }) => `piece ${letter}`,
  piece_title: 'All four pieces',
  goal: 'a goal',
  pieces: 'the pieces',
  tab_views: 'Densities',
  text_note:
    'The text of a judge: sixteen numbers a case, row and column from 1, four pieces and then four goals. A count of cases may stand first. Paste it here or anywhere on the page, or drop a file.',
  rules:
    'Four like pieces on 8×8 cells. A piece steps to a free cell beside it, or jumps over a neighbour into the free cell behind. Nothing leaves the board. The contest asks whether the goals can be reached within 8 moves.',
  cases_note: 'Load a text with several pairs, or add what is drawn; all are answered here.',
  asked_yes: ({ asked }) => `YES, within ${n(asked)}`,
  asked_no: ({ asked }) => `NO, not within ${n(asked)}`,
  interchangeable_title: 'Four pieces that are all alike',
  interchangeable_note: ({ states, orders, ordered }) =>
    `The search holds **${n(states)}** positions. Were the pieces told apart, each would be there ${n(orders)} times, ` +
    `in every order: **${n(ordered)}**. The whole board has 635,376 positions in place of 15,249,024.`,
  lint_no_piece: ({ number }) => `Piece ${number} is not on the board.`,
  lint_no_place: ({ number }) => `Goal ${number} is not on the board.`,
  fix_no_piece: 'Place it',
  fix_no_place: 'Place it',
  family_near: 'Near: always YES',
  family_edge: 'About 8 moves',
  family_random: 'Random',
  family_mixed: 'Near or random',
  example_sample: 'Sample',
  example_sample_note: 'The sample of the contest: YES, and seven moves are enough.',
  example_leap: 'Leapfrog',
  example_leap_note:
    'A row of four moves by its own length: eight jumps, exactly what is asked for.',
  example_pair: 'Two by two',
  example_pair_note:
    'Two pieces that stay together carry each other: both cross the board in six jumps.',
  example_lone: 'One alone',
  example_lone_note:
    'The same journey without a partner: the lone piece needs seven steps for itself alone.',
  example_rim: 'The rim',
  example_rim_note:
    'Programs that let a piece pass outside the board say YES. By the rules it takes eleven moves: NO.',
  example_square: 'The square',
  example_square_note: 'A square of four moves by two cells along the diagonal in eight jumps.',
  example_corners: 'Four corners',
  example_corners_note:
    'From the corners there is nobody to jump over: most of the twenty-two moves are steps.',
  example_far: 'As far as can be',
  example_far_note:
    'Twenty-seven moves: no two positions of the board are farther apart. Each side alone would see nearly all 635,376 of them.',
};
