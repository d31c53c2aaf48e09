// Chinese words of the search: answer, views, timeline, its live sentence, proofs.

import { n } from '../numbers.js';
import { side } from './phrases.js';

/** @type {Record<string, import('../index.js').Entry>} */
export const words = {
  explorer: '探索',
  answer_steps: ({ steps }) => `${n(steps)} 步`,
  answer_none: '无解',
  answer_limit: '已停止',
  answer_solving: '求解中',
  answer_blocked: '尚不能求解',
  proof_optimal: '已证最优',
  proof_impossible: '已证无解',
  'proof_node-limit': '达到状态上限',
  'proof_memory-limit': '达到内存上限',
  proof_cancelled: '已取消',
  proof_why: '为什么答案成立',
  milliseconds: ({ value }) => `${value} 毫秒`,
  seconds: ({ value }) => `${value} 秒`,
  cancel: '取消',
  progress: ({ states, turns }) => `已发现 ${n(states)} 个状态，${n(turns)} 轮`,

  on_board: '显示于棋盘',
  on_board_label: ({ what }) => `在棋盘上显示${what}的颜色`,
  view_alt: ({ what, forward, backward, both }) =>
    `${what}可能到达的格子：正向 ${n(forward)} 格，反向 ${n(backward)} 格，重叠 ${n(both)} 格。`,
  cells_forward: ({ count }) => `正向 [f ${n(count)}] 格`,
  cells_backward: ({ count }) => `反向 [b ${n(count)}] 格`,
  cells_both: ({ count }) => `重叠 **${n(count)}** 格`,
  legend: '图例',
  legend_forward: '正向',
  legend_backward: '反向',
  legend_both: '两侧都到达',
  legend_edge: '前沿边界',
  shade_by: '深浅表示',
  shade_layer: '到达层',
  shade_share: '前沿占比',
  overlap_title: '重叠不等于相遇',
  overlap_one: ({ steps }) =>
    `只有一枚棋子时，重叠就是两侧到达同一格，也就是相遇：发生在第 **${n(steps)}** 轮。`,
  overlap_early: ({ singles, all }) =>
    `${singles}。这还得不出方案：其余棋子尚未就位。全部一致要等到第 **${n(all)}** 轮。`,
  overlap_together: ({ all }) =>
    `在这个棋盘上，没有哪枚棋子先于整体重叠：第一次重叠就是第 **${n(all)}** 轮的相遇。`,
  overlap_never: ({ singles }) => `${singles}。但联合状态始终没有一致：不存在方案。`,
  overlap_none: '没有棋子被两侧同时到达：起点与目标互不连通。',
  overlap_open: ({ singles }) => `${singles}。搜索在相遇之前就停止了。`,
  overlap_single: ({ what, turn }) => `${what} 从第 **${n(turn)}** 轮起被两侧到达`,
  overlap_single_next: ({ what, turn }) => `${what} 从第 **${n(turn)}** 轮起`,
  comma: '，',
  overlap_alt: ({ rows }) => `两侧从第几轮起在某些棋子上一致：${rows}。`,
  overlap_row: ({ names, turn }) => `${names} ${turn}`,
  never: '从未',

  timeline: '时间轴',
  timeline_label: '搜索的轮次',
  timeline_plan_label: '方案的步数',
  first: '回到开头',
  back: '后退一步',
  play: '播放',
  pause: '暂停',
  step: '前进一步',
  last: '跳到末尾',
  turn: '轮次',
  time: '步',
  of_turns: ({ turns }) => `/ ${n(turns)}`,
  mode: '播放',
  mode_search: '搜索',
  mode_plan: '方案',
  options: '播放选项',
  speed: '速度',
  speed_state: ({ speed }) => `每秒 ${speed} 个状态`,
  speed_turn: ({ speed }) => `每秒 ${speed} 轮`,
  speed_run: ({ speed }) => `每秒 ${speed} 段`,
  speed_meeting: ({ speed }) => `每秒 ${speed} 轮`,
  speed_plan: ({ speed }) => `每秒 ${speed} 步`,
  grain: '步长',
  grain_state: '状态',
  grain_turn: '轮',
  grain_run: '连续段',
  grain_meeting: '到相遇',
  sides: '显示哪一侧',
  sides_both: '两侧',
  sides_forward: '正向',
  sides_backward: '反向',
  scale: '刻度',
  scale_sqrt: '√',
  scale_log: '对数',
  scale_linear: '线性',
  scale_sqrt_label: '平方根刻度',
  scale_log_label: '对数刻度',
  scale_linear_label: '线性刻度',

  say_idle: '画好迷宫、放好棋子，搜索会自动开始。',
  say_starting: '引擎正在启动。',
  say_solving: ({ states }) => `搜索中：已发现 **${n(states)}** 个状态。`,
  say_shown: ({ algorithm }) => `（这里的层来自“${algorithm}”。）`,
  say_distance: ({ what, steps }) =>
    `${what} 在这里时，答案是 **${n(steps)}** 步。各格的数字是它在那里时的答案。`,
  say_far: ({ what }) => `${what} 在这里时**没有方案**。`,
  say_same: '每枚棋子都已在目标上：**0 步**，无需扩展。',
  say_begin: ({ turns, solved }) =>
    `第 **0** 轮，共 ${n(turns)} 轮：两侧各有一个联合状态，即各自的端点。` +
    (solved ? `两侧前沿相距 **${n(turns)}** 层。` : ''),
  say_turn: (v) =>
    `第 **${n(v.turn)}** 轮，共 ${n(v.turns)} 轮：${side(v)}一侧扩展了第 ${n(v.layer)} 层的 ` +
    `**${n(v.expanded)}** 个联合状态，得到 **${n(v.found)}** 个新状态。` +
    (v.solved ? `两侧前沿相距 **${n(v.apart)}** 层。` : ''),
  say_met: (v) =>
    `第 **${n(v.turn)}** 轮，共 ${n(v.turns)} 轮：${side(v)}一侧扩展了第 ${n(v.layer)} 层的 ` +
    `**${n(v.expanded)}** 个联合状态，与另一侧相遇：` +
    `**${n(v.steps)} = ${n(v.forward)} + ${n(v.backward)}** 步，没有更短的方案。`,
  say_dry: (v) =>
    `第 **${n(v.turn)}** 轮：${side(v)}一侧扩展了最后 **${n(v.expanded)}** 个联合状态，` +
    '没有得到新状态。这一侧的状态空间已穷尽，因此不存在方案。',
  say_estimate_begin: ({ turns, f }) =>
    `第 **0** 轮，共 ${n(turns)} 轮：A* 只有起点，从这里至少还要 **${n(f)}** 步。`,
  say_estimate: (v) =>
    `第 **${n(v.turn)}** 轮，共 ${n(v.turns)} 轮：A* 扩展了 f = **${n(v.f)}** 的 ` +
    `**${n(v.expanded)}** 个联合状态（f 是已走步数加上至少还要的步数）。`,
  say_estimate_met: (v) =>
    `第 **${n(v.turn)}** 轮，共 ${n(v.turns)} 轮：A* 扩展了 f = **${n(v.f)}** 的 ` +
    `**${n(v.expanded)}** 个联合状态，接下来就是目标：**${n(v.steps)}** 步，没有更短的方案。`,
  say_estimate_dry: (v) =>
    `第 **${n(v.turn)}** 轮，共 ${n(v.turns)} 轮：A* 扩展了最后 **${n(v.expanded)}** 个联合状态，` +
    `f = **${n(v.f)}**。再没有待扩展的状态，因此不存在方案。`,
  say_estimate_state: (v) =>
    `第 **${n(v.turn)}** 轮，共 ${n(v.turns)} 轮：f = ${n(v.f)} 的 ${n(v.expanded)} 个联合状态中，` +
    `A* 已扩展 **${n(v.inner)}** 个。`,
  say_state: (v) =>
    `第 **${n(v.turn)}** 轮，共 ${n(v.turns)} 轮：${side(v)}一侧第 ${n(v.layer)} 层共 ` +
    `${n(v.expanded)} 个联合状态，已扩展 **${n(v.inner)}** 个` +
    (v.known === null ? '。' : `，目前得到 **${n(v.known)}** 个新状态。`),
  say_walk: ({ time, steps, moves }) => `第 **${n(time)}** 步，共 ${n(steps)} 步：${moves}。`,
  say_walk_start: ({ steps }) => `第 **0** 步，共 ${n(steps)} 步：全部在起点。`,
  move_wait: ({ what }) => `${what} 不动`,
  move_up: ({ what }) => `${what} 向上`,
  move_down: ({ what }) => `${what} 向下`,
  move_left: ({ what }) => `${what} 向左`,
  move_right: ({ what }) => `${what} 向右`,
  move_jump: ({ what }) => `${what} 跳跃`,

  line_start: '起点',
  line_goal: '目标',
  line_turns: '轮次',
  line_apart: ({ layers }) => `相距 ${n(layers)} 层`,
  line_meet: ({ forward, backward }) => `相遇 ${n(forward)} + ${n(backward)}`,
  line_closed: ({ side: which }) =>
    `没有新状态：${which === 'forward' ? '正向' : '反向'}一侧已穷尽`,
  line_limit: '在此停止',
  line_outline: ({ plain, both }) => {
    const saved = Math.round(100 - (100 * both) / plain);
    const judged = saved >= 0 ? `少 ${saved}%` : `多 ${-saved}%`;
    return `轮廓：普通广度优先，${n(plain)} 个状态 · 双向：${n(both)} 个，${judged}`;
  },
  line_outline_alone: ({ plain }) => `轮廓：普通广度优先，${n(plain)} 个状态`,
  line_layer: ({ side: which, layer, size }) =>
    `${which === 'forward' ? '正向' : '反向'}第 ${n(layer)} 层：${n(size)} 个状态`,

  why_met_title: '为什么没有更短的方案',
  why_met: (v) =>
    `若有不超过 ${n(v.steps - 1)} 步的方案，它必经过某个状态：距起点不超过 ${n(v.forward)} 步，` +
    `距目标不超过 ${n(v.backward)} 步。两侧都已搜完这些层，却没有公共状态。` +
    `因此 **${n(v.steps)} 步就是最少**。`,
  why_ties: ({ ties, forward, backward }) =>
    `两侧在 **${n(ties)}** 个联合状态相遇，距起点 [f ${n(forward)}] 步，距目标 [b ${n(backward)}] 步。`,
  why_plain: ({ steps }) =>
    `广度优先搜索总以最短路到达每个联合状态，而目标最早出现在第 ${n(steps)} 层。` +
    `因此 **${n(steps)} 步就是最少**。`,
  why_estimate: ({ steps }) =>
    'A* 按 f 的顺序扩展联合状态，f 是已走步数加上至少还要的步数。' +
    `目标的 f 是 ${n(steps)}，尚未扩展的都不比它小。因此 **${n(steps)} 步就是最少**。`,
  why_same: '还没走第一步，每枚棋子就已在目标上。**0 步就是最少。**',
  why_other: ({ steps, algorithm }) => `“${algorithm}”证明了 **${n(steps)} 步就是最少**。`,
  why_none_title: '不存在方案，搜索已经证明',
  why_none: (v) =>
    `${side(v)}一侧一共到达 **${n(v.states)}** 个联合状态，然后穷尽：从它们出发的每一步都还落在` +
    '它们之中，而另一端不在其内。这是证明，不是因为碰到了上限。',
  why_none_other: ({ states }) => `另一侧的 **${n(states)}** 个状态对证明并无必要。`,
  why_exhausted: '从起点能到达的联合状态已全部访问，目标不在其中。这是证明，不是因为碰到了上限。',
  why_none_engine: ({ algorithm }) => `“${algorithm}”证明了不存在方案。`,
  'why_memory-limit_title': '搜索达到了内存上限',
  'why_memory-limit': ({ states, bytes }) =>
    `用到 ${bytes} 时停止，已发现 **${n(states)}** 个状态。这什么也没有证明：方案可能有，也可能没有。` +
    '可以减少棋子、增加墙壁，或换一种算法。',
  'reason_tables-too-large': ({ size, algorithm }) =>
    `“${algorithm}”的状态表就需要 ${size}，而上限是 1 GiB。这什么也没有证明：方案可能有，也可能没有。` +
    '可以减少棋子、增加墙壁，或换一种算法。',
  'reason_too-many-pieces': ({ algorithm }) => `这块棋盘上的棋子太多，${algorithm}处理不了。`,
  'reason_floor-too-large': ({ algorithm }) =>
    `${algorithm}最大支持 16 × 16 的空地，这块棋盘更大。`,
  'reason_too-many-states': ({ algorithm }) => `这块棋盘的联合状态太多，${algorithm}无法逐一编号。`,
  say_needless: '不存在方案，而且不必扩展任何状态就能证明。',
  say_stopped: '搜索无法开始。',
  'why_node-limit_title': '搜索达到了状态数上限',
  'why_node-limit': ({ states }) =>
    `发现 **${n(states)}** 个状态后停止。这什么也没有证明：方案可能有，也可能没有。` +
    '可以减少棋子、增加墙壁，或换一种算法。',
  why_cancelled_title: '搜索已取消',
  why_cancelled: ({ states }) =>
    `当时已发现 **${n(states)}** 个状态。这什么也没有证明。修改迷宫或点“重新求解”即可再次开始。`,
  solve_again: '重新求解',
};
