// English words of the blank tile and the solitaire. Keys are those of zh_siblings.js.

import { n } from './numbers.js';

/** @type {Record<string, import('./index.js').Entry>} */
export const enSiblings = {
  'piece_blank-tile': ({ piece }) => (piece === 0 ? 'the blank' : 'the tile'),
  'piece_title_blank-tile': ({ piece }) => (piece === 0 ? 'The blank' : 'The tile'),
  'goal_blank-tile': 'the target',
  'pieces_blank-tile': 'Pieces',
  'views_blank-tile': 'Views',
  'text_note_blank-tile':
    'The text of a judge: rows, columns and number of queries, the board in 1 (free) and 0 (fixed), then a query a line: row and column of the blank, of the tile and of the target, from 1. Paste it here or anywhere on the page, or drop a file.',
  'rules_blank-tile':
    'A free tile beside the blank slides into it, and the blank is then where the tile was. Fixed cells never move. Bring the one tile to its target in the fewest slides.',
  'cases_note_blank-tile':
    'A contest asks many queries on one board. Load a text with several, or add what is drawn; all are answered on the same side graph.',
  'about_side-graph-spfa':
    'The published method: nodes for the tile and the side on which the blank stands, walks found by plain searches, then a label-correcting search.',
  'about_side-graph':
    'The same nodes, with walks flooded 64 cells at a time, and A* with landmarks and buckets: the quickest for a single query.',
  'about_all-pairs':
    'Works out every answer of a board beforehand; then a query is eight look-ups. For boards that are asked many queries.',
  'algorithm_side-graph-spfa': 'Side graph, published',
  'algorithm_side-graph': 'Side graph, fastest',
  'algorithm_all-pairs': 'All pairs in tables',

  lint_no_blank: 'The blank is not on the board.',
  lint_no_tile: 'The tile is not on the board.',
  lint_no_target: 'The target is not on the board.',
  lint_blank_on_tile: 'The blank is on the tile.',
  lint_on_fixed: 'A piece or the target is on a fixed cell: nothing can move there.',
  lint_cut_off: 'Free cells do not join the blank with the tile and the target.',
  fix_no_blank: 'Place it',
  fix_no_tile: 'Place it',
  fix_no_target: 'Place it',
  fix_blank_on_tile: 'Move the blank',

  example_blank_straight: 'Straight on',
  example_blank_straight_note:
    'After each slide the blank is behind the tile and must walk round to its front: a slide straight on costs five moves, four of them the walk.',
  example_blank_zigzag: 'Round the corner',
  example_blank_zigzag_note:
    'Eight slides here cost less than seven straight on: round a corner the blank walks two moves, not four.',
  example_blank_sample: 'Sample, first query',
  example_blank_sample_note:
    'The sample of the contest: the blank walks up, and the tile is there.',
  example_blank_stuck: 'Sample, second query',
  example_blank_stuck_note:
    'The second query of the sample: the blank cannot get to the other side of the tile, so no number of moves helps.',
  example_blank_doors: 'Two doors',
  example_blank_doors_note:
    'The tile goes through one door only because the blank can come round through the other.',
  example_blank_door: 'One door',
  example_blank_door_note:
    'The same with one door: once the tile is in it, the blank is shut out from the other side. Proved impossible.',
  example_blank_bay: 'Round and round',
  example_blank_bay_note:
    'A ring with one bay. Between two slides the blank walks round the whole ring: 467 moves, 16 of them slides.',
  example_blank_maze: 'The long way',
  example_blank_maze_note:
    'A maze with loops. Each walk round a loop is one arc of the side graph, and the plan is nearly six thousand moves long.',
  example_blank_open: 'Nothing fixed',
  example_blank_open_note:
    'On 30×30 free cells the joint space has 809,100 states and the side graph 3,480 nodes: open both tabs.',
  family_small: 'Small, some fixed',
  family_open: 'Nothing fixed',
  family_sparse: 'Few fixed',
  family_random: 'A third fixed',
  family_dense: 'Many fixed',
  family_maze: 'Maze with loops',
  family_ring: 'Ring with bays',

  tab_joint: 'Joint space',
  joint_note: ({ states, free }) =>
    `**${n(states)}** joint states, one dot each: ${n(free)} rows by ${n(free)} columns, sorted from start to target. ` +
    'Both frontiers, [f forward] and [b backward], at the turn of the timeline.',
  joint_rows: ({ what }) => `${what}: where it is`,
  joint_columns: ({ what }) => `${what}: where it is`,
  joint_alt: ({ states }) =>
    `Picture of ${n(states)} joint states, coloured by the first layer of each side.`,
  tab_sides: 'Side graph',
  sides_note: ({ states, nodes, edges }) =>
    `Only where the blank is beside the tile can the tile slide. So **${n(states)}** joint states shrink to ` +
    `**${n(nodes)}** nodes, a port for each side of each cell, with ${n(edges)} walks between them.`,
  sides_alt: ({ nodes, edges }) =>
    `The board with ${n(nodes)} ports and ${n(edges)} walks between them.`,
  sides_plan: ({ slides, steps }) =>
    `The plan: **${n(slides)}** slides and **${n(steps - slides)}** moves of the blank between them.`,
  sides_key:
    'A dot: the blank stands there, beside the tile in this cell. A bar over an edge: the tile slides, one move. A bow inside a cell: the blank walks round, with what it costs; the paler, the longer. Strong: used by the plan.',
  tab_cases: 'Queries',
  cases_add: 'Add this board',
  cases_places: 'From, to (column, row)',
  cases_answer: 'Answer',
  cases_sum: ({ count, done, solved, none }) =>
    `${n(done)} of ${n(count)} answered: ${n(solved)} with a plan, ${n(none)} without`,

  piece_solitaire: ({ letter }) => `piece ${letter}`,
  piece_title_solitaire: 'All four pieces',
  goal_solitaire: 'a goal',
  pieces_solitaire: 'the pieces',
  views_solitaire: 'Densities',
  text_note_solitaire:
    'The text of a judge: sixteen numbers a case, row and column from 1, four pieces and then four goals. A count of cases may stand first. Paste it here or anywhere on the page, or drop a file.',
  rules_solitaire:
    'Four like pieces on 8×8 cells. A piece steps to a free cell beside it, or jumps over a neighbour into the free cell behind. Nothing leaves the board. The contest asks whether the goals can be reached within 8 moves.',
  cases_note_solitaire:
    'Load a text with several pairs, or add what is drawn; all are answered here.',
  asked_yes: ({ asked }) => `YES, within ${n(asked)}`,
  asked_no: ({ asked }) => `NO, not within ${n(asked)}`,
  lesson_alike_title: 'Four pieces that are all alike',
  lesson_alike: ({ states, orders, ordered }) =>
    `The search holds **${n(states)}** positions. Were the pieces told apart, each would be there ${n(orders)} times, ` +
    `in every order: **${n(ordered)}**. The whole board has 635,376 positions in place of 15,249,024.`,
  lint_no_piece: ({ number }) => `Piece ${number} is not on the board.`,
  lint_no_place: ({ number }) => `Goal ${number} is not on the board.`,
  fix_no_piece: 'Place it',
  fix_no_place: 'Place it',
  family_near: 'Near: always YES',
  family_edge: 'About 8 moves',
  family_mixed: 'Near or random',
  example_alike_sample: 'Sample',
  example_alike_sample_note: 'The sample of the contest: YES, and seven moves are enough.',
  example_alike_leap: 'Leapfrog',
  example_alike_leap_note:
    'A row of four moves by its own length: eight jumps, exactly what is asked for.',
  example_alike_pair: 'Two by two',
  example_alike_pair_note:
    'Two pieces that stay together carry each other: both cross the board in six jumps.',
  example_alike_lone: 'One alone',
  example_alike_lone_note:
    'The same journey without a partner: the lone piece needs seven steps for itself alone.',
  example_alike_rim: 'The rim',
  example_alike_rim_note:
    'Programs that let a piece pass outside the board say YES. By the rules it takes eleven moves: NO.',
  example_alike_square: 'The square',
  example_alike_square_note:
    'A square of four moves by two cells along the diagonal in eight jumps.',
  example_alike_corners: 'Four corners',
  example_alike_corners_note:
    'From the corners there is nobody to jump over: most of the twenty-two moves are steps.',
  example_alike_far: 'As far as can be',
  example_alike_far_note:
    'Twenty-seven moves: no two positions of the board are farther apart. Each side alone would see nearly all 635,376 of them.',
};
