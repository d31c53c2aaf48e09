// English words of the ghosts.

import { some } from '../../../i18n/en/phrases.js';
import { n } from '../../../i18n/numbers.js';

/** @type {Record<string, import('../../../i18n/index.js').Entry>} */
export const words = {
  piece: ({ letter }) => `ghost ${letter}`,
  piece_title: ({ letter }) => `Ghost ${letter}`,
  goal: ({ letter }) => `target ${letter}`,
  pieces: 'Ghosts',
  tab_views: 'Ghost views',

  example_opening: 'Crossing ways',
  example_opening_note:
    'Two sides look at 14 % of what plain breadth-first search does. Each ghost alone overlaps before the three meet.',
  example_manor: 'The manor',
  example_corridor: 'The corridor',
  example_swap: 'Change places',
  example_sealed: 'No room to pass',

  'algorithm_a-star-single': 'A*, farthest ghost',
  'algorithm_a-star-pairs': 'A*, hardest pair',
  'algorithm_bit-parallel': 'Bidirectional, bit-parallel',
  algorithm_fast: 'Fastest',

  lint_no_start: ({ ghost, target }) => `Target ${target} has no ghost ${ghost}.`,
  lint_no_goal: ({ ghost, target }) => `Ghost ${ghost} has no target ${target}.`,
  lint_same_cell: ({ one, two }) => `${one} and ${two} are in one cell.`,
  lint_unreachable: ({ ghost, target }) => `Ghost ${ghost} cannot reach its target ${target}.`,
  lint_open_border: ({ count }) =>
    `The border is open in ${some(count, 'cell', 'cells')}. Outside counts as wall.`,
  lint_open_block: ({ count }) =>
    `${some(count, '2×2 block has', '2×2 blocks have')} no wall. That is allowed here; ` +
    'the contest promises that there is none.',
  fix_no_start: 'Place it',
  fix_no_goal: 'Place it',
  fix_same_cell: 'Move one',
  fix_unreachable: 'Open a way',
  fix_open_block: 'Add walls',
  fix_open_border: 'Close it',

  'why_single-bound': ({ steps }) =>
    `Alone on the board, one ghost already needs ${n(steps)} steps, and here is a plan for all of them ` +
    `that takes no more. So **${n(steps)} is the least**.`,
  'why_pair-bound': ({ steps }) =>
    `Two of the ghosts, alone on the board, already need ${n(steps)} steps because they are in each ` +
    `other's way. Here is a plan for all that takes no more. So **${n(steps)} is the least**.`,
  'why_met-bounded': ({ steps, forward, backward }) =>
    'Two searches kept every joint state that could still be in time. They first met ' +
    `[f ${n(forward)}] from the start and [b ${n(backward)}] from the goal, and shared nothing before. ` +
    `So **${n(steps)} is the least**.`,
  why_needless:
    'The ways of the ghosts alone, or two by two, were worked out first as an estimate. Some of them ' +
    'have no way to their targets even without the others, so no plan for all exists.',
  'why_single-exhausted': 'One of the ghosts has no way to its target, even alone on the board.',
  'why_pair-exhausted':
    'Two of the ghosts, alone on the board, can never both stand on their targets: every joint state ' +
    'of the two was tried.',

  welcome_text:
    'Three ghosts must each reach their own target. One search sets out from where they stand, ' +
    'one from where they should be. They have just met.',

  example_alone: 'One alone',
  example_ring: 'The ring',
  example_star: 'Three is a crowd',
  example_funnel: 'The funnel',
  example_hall: 'The hall',
  example_manor_note:
    'A sample of the contest. Ghosts b and c overlap long before the sides meet, for a has by far the longest way.',
  example_alone_note:
    'With one ghost the joint space is the maze itself, and two sides look at half of it.',
  example_swap_note: 'A sample of the contest: the two must change sides through one row.',
  example_corridor_note:
    'A sample of the contest: three must reverse their order in a corridor with two bays.',
  example_ring_note:
    'Each goes to where the next one stands. All move at once, so they can follow each other round.',
  example_sealed_note:
    'A corridor without bays: the order of the ghosts never changes, and the targets ask for another.',
  example_star_note:
    'Any two of them can change places here. The three together cannot: only one cell is free.',
  example_funnel_note:
    'One side starts in a shaft, the other in a hall. The smaller side first stays in the shaft and sees a twelfth of what taking turns sees.',
  example_hall_note:
    'A small frontier may lead into the hall: here the smaller side first sees more than taking turns does.',

  text_note:
    'The text of a judge: width, height and number of ghosts, then the rows. # is a wall, a letter a ghost, its capital the target. Paste it here or anywhere on the page, or drop a file.',
  'about_a-star-single':
    "A* guided by the longest single distance: superb when one piece alone decides the answer, little help when they are in each other's way.",
  'about_a-star-pairs':
    'A* guided by exact distances of every pair: nearly always right, at the price of tables for the pairs.',
  'about_bit-parallel':
    'Two-sided breadth-first search that moves one piece for a whole row of states at once; the same answer, many times faster.',
  about_fast:
    'Bounds from pairs first, bit-parallel search where they are not enough; the quickest here, and it keeps no layers to look at.',
  rules:
    'Every ghost moves one cell or waits, all at once. No two end in one cell, no two change places, none enters a wall. The answer is the least number of such steps that puts each on its target.',
  'family_random-sparse': 'few walls, all legal',
  family_random: 'some walls, all legal',
  'family_random-dense': 'many walls, all legal',
  family_open: 'open hall',
  family_perfect: 'no loops',
  family_corridor: 'corridor with bays',
  family_ring: 'ring',
  family_unreachable: 'no plan',
};
