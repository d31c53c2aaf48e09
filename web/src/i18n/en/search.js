// English words of the search: answer, views, timeline, its live sentence, proofs.

import { n } from '../numbers.js';
import { side, some, strong } from './phrases.js';

/** @type {Record<string, import('../index.js').Entry>} */
export const words = {
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
  overlap_title: 'Overlap is not a meeting',
  overlap_one: ({ steps }) =>
    'With one piece there is only one way to overlap: both sides hold the same cell. ' +
    `Here the overlap is the meeting, at turn **${n(steps)}**.`,
  overlap_early: ({ singles, all }) =>
    `${singles}. No plan follows from that: the others do not fit yet. ` +
    `All agree only at turn **${n(all)}**.`,
  overlap_together: ({ all }) =>
    `On this board no piece overlaps before all of them do: the first overlap, at turn ` +
    `**${n(all)}**, is the meeting.`,
  overlap_never: ({ singles }) => `${singles}. Yet the joint states never agree: no plan exists.`,
  overlap_none: 'No piece is reached by both sides: the two ends are not connected.',
  overlap_open: ({ singles }) => `${singles}. The search stopped before any meeting.`,
  overlap_single: ({ what, turn }) => `${what} is reached by both sides from turn **${n(turn)}**`,
  overlap_single_next: ({ what, turn }) => `${what} from **${n(turn)}**`,
  comma: ', ',
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
  why_same: 'Every piece is on its target before the first step. **0 is the least.**',
  why_other: ({ steps, algorithm }) => `${algorithm} proves that **${n(steps)} is the least**.`,
  why_none_title: 'There is no plan, and the search proves it',
  why_none: (v) =>
    `The ${side(v)} side reached ${strong(v.states, 'joint state', 'joint states')} and ran dry: ` +
    'every move from them leads to one of them, and the other end is not there. This is a proof, ' +
    'not a limit that was met.',
  why_none_other: ({ states }) =>
    `The ${strong(states, 'state', 'states')} of the other side were not needed for the proof.`,
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
};
