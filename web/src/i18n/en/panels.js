// English words of what opens on demand: tabs, dialogs, size and mazes by chance.

import { n } from '../numbers.js';
import { side, some } from './phrases.js';

/** @type {Record<string, import('../index.js').Entry>} */
export const words = {
  clear: 'Clear the walls',
  columns: 'Columns',
  rows: 'Rows',
  less: ({ what }) => `${what}: one less`,
  more: ({ what }) => `${what}: one more`,
  plan_lines: 'The plan over time',
  plan_steps: 'Step by step',
  plan_time: 't',
  plan_lines_alt: ({ steps }) =>
    `Lines of where each piece is, over ${some(steps, 'step', 'steps')}.`,
  plan_part: ({ from, to, steps }) => `Steps ${n(from)} to ${n(to)} of ${n(steps)}.`,
  plan_none: 'There is no plan to show yet.',
  inspect_nothing: 'This search expanded nothing.',
  inspect_rows:
    'This algorithm moves whole rows of states at once, so there is no single expansion to look into. ' +
    'Choose another one to step state by state.',
  inspect_order:
    'A* takes its states in the order of f, not layer by layer, so a single expansion cannot be looked ' +
    'into. Choose another algorithm to step state by state.',
  inspect_begin: 'Nothing is expanded yet. Step by one state to look into the first expansion.',
  inspect_state: 'The state',
  inspect_moves: ({ count }) => `${some(count, 'joint move', 'joint moves')} tried`,
  inspect_where: (v) =>
    `Expansion **${n(v.number)}** of ${n(v.total)}, in turn ${n(v.turn)}: the ${side(v)} side takes state ` +
    `**${n(v.index)}** of the ${n(v.size)} in its layer ${n(v.layer)}.`,
  state_back: 'One state back',
  state_step: 'One state on',
  state_hint: 'one state at a time',
  fate_wall: 'a wall is there',
  fate_vertex: 'two in one cell',
  fate_swap: 'two change places',
  fate_seen: 'already seen by this side',
  fate_new: 'new',
  fate_meeting: 'held by the other side: a meeting',
  move_refused: ({ words, why }) => `${words}: ${why}`,
  why_wall: ({ one }) => `a wall stops ${one}`,
  why_vertex: ({ one, two }) => `${one} and ${two} in one cell`,
  why_swap: ({ one, two }) => `${one} and ${two} would pass through each other`,
  text_load: 'Draw it',
  text_open: 'Open a file',
  text_copy: 'Copy',
  text_save: 'Save as a file',
  help_title: 'Keys, algorithms, rules',
  keys_title: 'Keys',
  keys_note: 'The keys rest while you type, and on the focused board the arrows are its own.',
  key_play: 'Play, pause',
  key_step: 'Step back, step',
  key_turn: 'Turn back, turn',
  key_ends: 'First, last',
  key_slower: 'Half the speed',
  key_faster: 'Double the speed',
  key_reset: 'Back to the start',
  key_sides: 'Only forward, only backward, both',
  key_edit: 'To the board, to the timeline',
  key_brush: 'Pick a brush or a piece',
  key_undo: 'Undo an edit',
  key_redo: 'Redo an edit',
  key_cursor: 'On the board: move the cursor',
  key_apply: 'On the board: apply the brush',
  key_delete: 'On the board: erase',
  key_rectangle: 'Held while drawing: a rectangle',
  key_help: 'This help',
  key_escape: 'Close, put down, take a stroke back',
  catalogue_title: 'Algorithms',
  catalogue_wrong: '(wrong on purpose)',
  'about_breadth-first':
    'Expands layer after layer from the start alone until the goal appears: simple, optimal, and it sees the most states.',
  'about_bidirectional-alternating':
    'One search from each end, a layer in turn; optimal because it compares whole layers, and usually far fewer states.',
  'about_bidirectional-smaller':
    'The same, but the side with the smaller frontier goes next; on average about as good as taking turns, much better when one side runs into a dead end.',
  rules_title: 'Rules',
  generate_title: 'A maze by chance',
  generate_family: 'Kind',
  generate_seed: 'Seed',
  generate: 'Generate',
  generate_none: 'There is no such maze of this size.',

  joint_note: ({ states, free }) =>
    `**${n(states)}** joint states, one dot each: ${n(free)} rows by ${n(free)} columns, sorted from start to target. ` +
    'Both frontiers, [f forward] and [b backward], at the turn of the timeline.',
  joint_rows: ({ what }) => `${what}: where it is`,
  joint_columns: ({ what }) => `${what}: where it is`,
  joint_alt: ({ states }) =>
    `Picture of ${n(states)} joint states, coloured by the first layer of each side.`,
  cases_add: 'Add this board',
  cases_places: 'From, to (column, row)',
  cases_answer: 'Answer',
  cases_sum: ({ count, done, solved, none }) =>
    `${n(done)} of ${n(count)} answered: ${n(solved)} with a plan, ${n(none)} without`,
};
