// English words of the page. Keys are those of zh.js.

import { n } from './numbers.js';

/** A count with its noun. @param {number} count @param {string} one @param {string} many */
export const some = (count, one, many) => `${n(count)} ${count === 1 ? one : many}`;

/** The same with a strong number. @param {number} count @param {string} one @param {string} many */
const strong = (count, one, many) => `**${n(count)}** ${count === 1 ? one : many}`;

/** @param {{side: string}} values */
export const side = (values) => (values.side === 'forward' ? '[f forward]' : '[b backward]');

/** @type {Record<string, import('./index.js').Entry>} */
export const en = {
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
  puzzle_ghosts: 'Ghosts',
  'puzzle_blank-tile': 'Blank tile',
  puzzle_solitaire: 'Solitaire',
  piece_ghosts: ({ letter }) => `ghost ${letter}`,
  piece_title_ghosts: ({ letter }) => `Ghost ${letter}`,
  goal_ghosts: ({ letter }) => `target ${letter}`,
  pieces_ghosts: 'Ghosts',
  views_ghosts: 'Ghost views',

  example: 'Example',
  example_none: 'My drawing',
  example_opening: 'Crossing ways',
  example_opening_note:
    "Two sides look at 14 % of what plain breadth-first search does, and the ghosts are so much in each other's way that A* cannot just walk through.",
  example_manor: 'The manor',
  example_corridor: 'The corridor',
  example_swap: 'Change places',
  example_sealed: 'No room to pass',
  example_size: ({ name, width, height }) => `${name} · ${width}×${height}`,

  algorithm: 'Algorithm',
  'algorithm_breadth-first': 'Breadth-first',
  'algorithm_bidirectional-alternating': 'Bidirectional, alternating',
  'algorithm_bidirectional-smaller': 'Bidirectional, smaller side first',
  'algorithm_a-star-single': 'A*, farthest ghost',
  'algorithm_a-star-pairs': 'A*, hardest pair',
  'algorithm_bit-parallel': 'Bidirectional, bit-parallel',
  algorithm_fast: 'Fastest',

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

  explorer: 'Explorer',
  answer_steps: ({ steps }) => some(steps, 'step', 'steps'),
  answer_none: 'No plan',
  answer_limit: 'Stopped',
  answer_solving: 'Solving',
  answer_blocked: 'Not ready',
  proof_optimal: 'proved optimal',
  proof_impossible: 'proved impossible',
  'proof_node-limit': 'state limit',
  'proof_memory-limit': 'memory limit',
  proof_cancelled: 'cancelled',
  proof_why: 'Why this is the answer',
  milliseconds: ({ value }) => `${value} ms`,
  seconds: ({ value }) => `${value} s`,
  cancel: 'Cancel',
  progress: ({ states, turns }) =>
    `${some(states, 'state', 'states')} discovered, ${some(turns, 'turn', 'turns')}`,

  on_board: 'on board',
  on_board_label: ({ what }) => `Show the colours of ${what} on the board`,
  view_alt: ({ what, forward, backward, both }) =>
    `Where the searches put ${what}: ${some(forward, 'cell', 'cells')} forward, ` +
    `${n(backward)} backward, ${n(both)} both.`,
  cells_forward: ({ count }) => `[f ${n(count)}] forward`,
  cells_backward: ({ count }) => `[b ${n(count)}] backward`,
  cells_both: ({ count }) => `**${n(count)}** both`,
  legend: 'Legend',
  legend_forward: 'forward',
  legend_backward: 'backward',
  legend_both: 'reached by both',
  legend_edge: 'front edge',
  shade_by: 'Shade by',
  shade_layer: 'layer reached',
  shade_share: 'frontier share',
  lesson_title: 'Overlap is not a meeting',
  lesson_one: ({ steps }) =>
    'With one piece there is only one way to overlap: both sides hold the same cell. ' +
    `Here the overlap is the meeting, at turn **${n(steps)}**.`,
  lesson_early: ({ singles, all }) =>
    `${singles}. No plan follows from that: the others do not fit yet. ` +
    `All agree only at turn **${n(all)}**.`,
  lesson_together: ({ all }) =>
    `On this board no piece overlaps before all of them do: the first overlap, at turn ` +
    `**${n(all)}**, is the meeting.`,
  lesson_never: ({ singles }) => `${singles}. Yet the joint states never agree: no plan exists.`,
  lesson_none: 'No piece is reached by both sides: the two ends are not connected.',
  lesson_open: ({ singles }) => `${singles}. The search stopped before any meeting.`,
  lesson_single: ({ what, turn }) => `${what} is reached by both sides from turn **${n(turn)}**`,
  lesson_single_next: ({ what, turn }) => `${what} from **${n(turn)}**`,
  lesson_comma: ', ',
  overlap_alt: ({ rows }) => `The turn from which both sides agree on some pieces: ${rows}.`,
  overlap_row: ({ names, turn }) => `${names} ${turn}`,
  never: 'never',

  timeline: 'Timeline',
  timeline_label: 'Turn of the search',
  timeline_plan_label: 'Step of the plan',
  first: 'First',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  step: 'Step',
  last: 'Last',
  turn: 'Turn',
  time: 'Step',
  of_turns: ({ turns }) => `/ ${n(turns)}`,
  mode: 'Play',
  mode_search: 'search',
  mode_plan: 'plan',
  options: 'Playback options',
  speed: 'Speed',
  speed_state: ({ speed }) => `${speed} states/s`,
  speed_turn: ({ speed }) => `${speed} turns/s`,
  speed_run: ({ speed }) => `${speed} runs/s`,
  speed_meeting: ({ speed }) => `${speed} turns/s`,
  speed_plan: ({ speed }) => `${speed} steps/s`,
  grain: 'Step by',
  grain_state: 'state',
  grain_turn: 'turn',
  grain_run: 'run',
  grain_meeting: 'to meeting',
  sides: 'Sides shown',
  sides_both: 'both',
  sides_forward: 'forward',
  sides_backward: 'backward',
  scale: 'Scale',
  scale_sqrt: '√',
  scale_log: 'log',
  scale_linear: 'linear',
  scale_sqrt_label: 'Square root scale',
  scale_log_label: 'Logarithmic scale',
  scale_linear_label: 'Linear scale',

  say_idle: 'Draw a maze and place the pieces: the search starts by itself.',
  say_starting: 'The engine is starting.',
  say_solving: ({ states }) => `Searching: ${strong(states, 'state', 'states')} so far.`,
  say_shown: ({ algorithm }) => `(The layers are those of “${algorithm}”.)`,
  say_distance: ({ what, steps }) =>
    `With ${what} here the answer is ${strong(steps, 'step', 'steps')}. The numbers tell it for every cell.`,
  say_far: ({ what }) => `With ${what} here there is **no plan**.`,
  say_same: 'Every piece is on its target already: **0 steps**, nothing to expand.',
  say_begin: ({ turns, solved }) =>
    `Turn **0** of ${n(turns)}: each side holds one joint state, its own end.` +
    (solved ? ` The two fronts are ${strong(turns, 'layer', 'layers')} apart.` : ''),
  say_turn: (v) =>
    `Turn **${n(v.turn)}** of ${n(v.turns)}: the ${side(v)} side expanded ` +
    `${strong(v.expanded, 'joint state', 'joint states')} of its layer ${n(v.layer)} and found ` +
    `${strong(v.found, 'new one', 'new ones')}.` +
    (v.solved ? ` The two fronts are ${strong(v.apart, 'layer', 'layers')} apart.` : ''),
  say_met: (v) =>
    `Turn **${n(v.turn)}** of ${n(v.turns)}: the ${side(v)} side expanded ` +
    `${strong(v.expanded, 'joint state', 'joint states')} of its layer ${n(v.layer)} and touched ` +
    `the other side: **${n(v.steps)} = ${n(v.forward)} + ${n(v.backward)}** steps, and no plan ` +
    'is shorter.',
  say_dry: (v) =>
    `Turn **${n(v.turn)}**: the ${side(v)} side expanded its last ` +
    `${strong(v.expanded, 'joint state', 'joint states')} and found nothing new. Its side of ` +
    'the space is closed, so no plan exists.',
  say_estimate_begin: ({ turns, f }) =>
    `Turn **0** of ${n(turns)}: A* holds the start, from where **${n(f)}** steps are needed at least.`,
  say_estimate: (v) =>
    `Turn **${n(v.turn)}** of ${n(v.turns)}: A* expanded ` +
    `${strong(v.expanded, 'joint state', 'joint states')} of f = **${n(v.f)}**: steps so far and ` +
    'steps left at least.',
  say_estimate_met: (v) =>
    `Turn **${n(v.turn)}** of ${n(v.turns)}: A* expanded ` +
    `${strong(v.expanded, 'joint state', 'joint states')} of f = **${n(v.f)}**, and the next was the ` +
    `goal: **${n(v.steps)}** steps, and no plan is shorter.`,
  say_estimate_dry: (v) =>
    `Turn **${n(v.turn)}** of ${n(v.turns)}: A* expanded the last ` +
    `${strong(v.expanded, 'joint state', 'joint states')}, of f = **${n(v.f)}**. Nothing is open any ` +
    'more, so no plan exists.',
  say_estimate_state: (v) =>
    `Turn **${n(v.turn)}** of ${n(v.turns)}: A* has expanded **${n(v.inner)}** of the ` +
    `${n(v.expanded)} joint states of f = ${n(v.f)}.`,
  say_state: (v) =>
    `Turn **${n(v.turn)}** of ${n(v.turns)}: the ${side(v)} side has expanded ` +
    `**${n(v.inner)}** of the ${n(v.expanded)} joint states of its layer ${n(v.layer)}` +
    (v.known === null ? '.' : ` and found ${strong(v.known, 'new one', 'new ones')} so far.`),
  say_walk: ({ time, steps, moves }) => `Step **${n(time)}** of ${n(steps)}: ${moves}.`,
  say_walk_start: ({ steps }) => `Step **0** of ${n(steps)}: everyone stands at the start.`,
  move_wait: ({ what }) => `${what} waits`,
  move_up: ({ what }) => `${what} up`,
  move_down: ({ what }) => `${what} down`,
  move_left: ({ what }) => `${what} left`,
  move_right: ({ what }) => `${what} right`,
  move_jump: ({ what }) => `${what} jumps`,

  line_start: 'start',
  line_goal: 'goal',
  line_turns: 'turns',
  line_apart: ({ layers }) => `${some(layers, 'layer', 'layers')} apart`,
  line_meet: ({ forward, backward }) => `meet ${n(forward)} + ${n(backward)}`,
  line_closed: ({ side: which }) => `nothing new: the ${which} side is closed`,
  line_limit: 'stopped here',
  line_outline: ({ plain, both }) => {
    const saved = Math.round(100 - (100 * both) / plain);
    const judged = saved >= 0 ? `${saved} % fewer` : `${-saved} % more`;
    return `outline: plain breadth-first search, ${n(plain)} states · both sides: ${n(both)}, ${judged}`;
  },
  line_outline_alone: ({ plain }) => `outline: plain breadth-first search, ${n(plain)} states`,
  line_layer: ({ side: which, layer, size }) =>
    `${which} layer ${n(layer)}: ${some(size, 'state', 'states')}`,

  why_met_title: 'Why no plan is shorter',
  why_met: (v) =>
    `A plan of ${some(v.steps - 1, 'step', 'steps')} or fewer would cross a state that is at most ` +
    `${n(v.forward)} from the start and at most ${n(v.backward)} from the goal. Both sides have ` +
    `finished those layers and share none. So **${n(v.steps)} is the least**.`,
  why_ties: ({ ties, forward, backward }) =>
    `They met at ${strong(ties, 'joint state', 'joint states')}, [f ${n(forward)}] from the start ` +
    `and [b ${n(backward)}] from the goal.`,
  why_plain: ({ steps }) =>
    'Breadth-first search reaches every joint state by a shortest way. The goal first appears in ' +
    `layer ${n(steps)}. So **${n(steps)} is the least**.`,
  why_estimate: ({ steps }) =>
    'A* expands joint states in the order of f, the steps so far and the steps left at least. The goal ' +
    `came with f = ${n(steps)}, and nothing that is still open has less. So **${n(steps)} is the least**.`,
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
  why_same: 'Every piece is on its target before the first step. **0 is the least.**',
  why_other: ({ steps, algorithm }) => `${algorithm} proves that **${n(steps)} is the least**.`,
  why_none_title: 'There is no plan, and the search proves it',
  why_none: (v) =>
    `The ${side(v)} side reached ${strong(v.states, 'joint state', 'joint states')} and ran dry: ` +
    'every move from them leads to one of them, and the other end is not there. This is a proof, ' +
    'not a limit that was met.',
  why_none_other: ({ states }) =>
    `The ${strong(states, 'state', 'states')} of the other side were not needed for the proof.`,
  why_needless:
    'The ways of the ghosts alone, or two by two, were worked out first as an estimate. Some of them ' +
    'have no way to their targets even without the others, so no plan for all exists.',
  'why_single-exhausted': 'One of the ghosts has no way to its target, even alone on the board.',
  'why_pair-exhausted':
    'Two of the ghosts, alone on the board, can never both stand on their targets: every joint state ' +
    'of the two was tried.',
  why_exhausted:
    'Every joint state that can be reached from the start was visited, and the goal is not among them. ' +
    'This is a proof, not a limit that was met.',
  why_none_engine: ({ algorithm }) => `${algorithm} proves that no plan exists.`,
  'why_memory-limit_title': 'The search met its memory limit',
  'why_memory-limit': ({ states, bytes }) =>
    `It stopped at ${bytes} with ${strong(states, 'state', 'states')} discovered. This proves ` +
    'nothing: a plan may exist or not. Try fewer pieces, more walls, or another algorithm.',
  'reason_tables-too-large': ({ size, algorithm }) =>
    `${algorithm} would need ${size} for its tables, and the limit is 1 GiB. This proves nothing: a plan ` +
    'may exist or not. Try fewer pieces, more walls, or another algorithm.',
  'reason_too-many-pieces': ({ algorithm }) =>
    `${algorithm} does not take as many pieces as this board has.`,
  'reason_floor-too-large': ({ algorithm }) =>
    `${algorithm} takes floors of up to 16 × 16 cells, and this one is larger.`,
  'reason_too-many-states': ({ algorithm }) =>
    `This board has more joint states than ${algorithm} can number.`,
  say_needless: 'No plan exists, and no state had to be expanded to prove it.',
  say_stopped: 'The search could not begin.',
  'why_node-limit_title': 'The search met its limit of states',
  'why_node-limit': ({ states }) =>
    `It stopped after ${strong(states, 'state', 'states')}. This proves nothing: a plan may exist ` +
    'or not. Try fewer pieces, more walls, or another algorithm.',
  why_cancelled_title: 'The search was cancelled',
  why_cancelled: ({ states }) =>
    `It had discovered ${strong(states, 'state', 'states')}. This proves nothing. Any edit, or ` +
    'Solve again, starts it anew.',
  solve_again: 'Solve again',

  note_title: ({ name }) => `${name}. `,
  welcome_title: 'Two searches, one midnight',
  welcome_text:
    'Three ghosts must each reach their own target. One search sets out from where they stand, ' +
    'one from where they should be. They have just met.',
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
};
