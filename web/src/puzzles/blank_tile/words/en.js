// English words of the blank tile.

import { n } from '../../../i18n/numbers.js';

/** @type {Record<string, import('../../../i18n/index.js').Entry>} */
export const words = {
  piece: ({ piece }) => (piece === 0 ? 'the blank' : 'the tile'),
  piece_title: ({ piece }) => (piece === 0 ? 'The blank' : 'The tile'),
  goal: 'the target',
  pieces: 'Pieces',
  tab_views: 'Views',
  text_note:
    'The text of a judge: rows, columns and number of queries, the board in 1 (free) and 0 (fixed), then a query a line: row and column of the blank, of the tile and of the target, from 1. Paste it here or anywhere on the page, or drop a file.',
  rules:
    'A free tile beside the blank slides into it, and the blank is then where the tile was. Fixed cells never move. Bring the one tile to its target in the fewest slides.',
  cases_note:
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

  example_straight: 'Straight on',
  example_straight_note:
    'After each slide the blank is behind the tile and must walk round to its front: a slide straight on costs five moves, four of them the walk.',
  example_zigzag: 'Round the corner',
  example_zigzag_note:
    'Eight slides here cost less than seven straight on: round a corner the blank walks two moves, not four.',
  example_sample: 'Sample, first query',
  example_sample_note: 'The sample of the contest: the blank walks up, and the tile is there.',
  example_stuck: 'Sample, second query',
  example_stuck_note:
    'The second query of the sample: the blank cannot get to the other side of the tile, so no number of moves helps.',
  example_doors: 'Two doors',
  example_doors_note:
    'The tile goes through one door only because the blank can come round through the other.',
  example_door: 'One door',
  example_door_note:
    'The same with one door: once the tile is in it, the blank is shut out from the other side. Proved impossible.',
  example_bay: 'Round and round',
  example_bay_note:
    'A ring with one bay. Between two slides the blank walks round the whole ring: 467 moves, 16 of them slides.',
  example_maze: 'The long way',
  example_maze_note:
    'A maze with loops. Each walk round a loop is one arc of the side graph, and the plan is nearly six thousand moves long.',
  example_open: 'Nothing fixed',
  example_open_note:
    'On 30×30 free cells the joint space has 809,100 states and the side graph 3,480 nodes: open both tabs.',
  family_small: 'Small, some fixed',
  family_open: 'Nothing fixed',
  family_sparse: 'Few fixed',
  family_random: 'A third fixed',
  family_dense: 'Many fixed',
  family_maze: 'Maze with loops',
  family_ring: 'Ring with bays',

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
};
