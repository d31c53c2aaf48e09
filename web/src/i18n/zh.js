// Chinese words of the page. Keys are those of en.js.

import { n } from './numbers.js';

/** @param {{side: string}} values */
export const side = (values) => (values.side === 'forward' ? '[f 正向]' : '[b 反向]');

/** @type {Record<string, import('./index.js').Entry>} */
export const zh = {
  title: 'Midnight 午夜：双向搜索实验室',
  brand: 'Midnight',
  brand_second: '午夜',
  skip_to_board: '跳到棋盘',
  language_other: 'English',
  language_switch: '语言：切换到英文',
  theme_auto: '配色：跟随系统',
  theme_light: '配色：浅色',
  theme_dark: '配色：深色',
  help: '帮助与快捷键',
  menu: '菜单',
  close: '关闭',
  dismiss: '知道了',

  puzzle: '谜题',
  puzzle_ghosts: '幽灵',
  'puzzle_blank-tile': '华容道',
  puzzle_solitaire: '跳棋',
  piece_ghosts: ({ letter }) => `幽灵 ${letter}`,
  piece_title_ghosts: ({ letter }) => `幽灵 ${letter}`,
  goal_ghosts: ({ letter }) => `目标 ${letter}`,
  pieces_ghosts: '幽灵数',
  views_ghosts: '幽灵视图',

  example: '示例',
  example_none: '我的迷宫',
  example_opening: '交错的路',
  example_opening_note:
    '双向搜索看到的状态只有普通广度优先的 14%；幽灵互相阻挡，A* 也无法直奔目标。',
  example_manor: '鬼宅',
  example_corridor: '走廊',
  example_swap: '互换位置',
  example_sealed: '无处错身',
  example_size: ({ name, width, height }) => `${name} · ${width}×${height}`,

  algorithm: '算法',
  'algorithm_breadth-first': '广度优先搜索',
  'algorithm_bidirectional-alternating': '双向搜索，两侧轮流扩展',
  'algorithm_bidirectional-smaller': '双向搜索，先扩展较小的一侧',
  'algorithm_a-star-single': 'A*，按最远的幽灵估价',
  'algorithm_a-star-pairs': 'A*，按最难的一对估价',
  'algorithm_bit-parallel': '双向搜索，位并行',
  algorithm_fast: '最快',

  board: '棋盘',
  board_grid: ({ width, height }) =>
    `棋盘，${width} 列 ${height} 行。方向键移动光标，回车键使用当前画笔。`,
  cell_words: ({ row, column, what }) => `第 ${row} 行第 ${column} 列：${what}`,
  cell_wall: '墙',
  cell_floor: '空地',
  board_tools: '绘图工具',
  tool_move: '移动棋子或目标：拖动，或先点它再点新的格子',
  tool_wall: '墙：从空地起笔画墙，从墙起笔擦除',
  tool_erase: '橡皮',
  tool_rectangle: '矩形',
  tool_fill: '填充一片区域',
  tool_start: ({ what }) => `放置${what}`,
  undo: '撤销',
  redo: '重做',
  size_label: ({ width, height }) => `${width}×${height}`,
  size_button: ({ width, height }) => `尺寸与数量：${width} 列，${height} 行`,

  caption_follow: ({ what }) => `颜色跟随**${what}**：两侧搜索中它可能到达的格子`,
  caption_plain: '画墙、拖动棋子，立即重新求解',
  caption_selected: ({ what }) => `已拿起**${what}**：点一下要放的格子`,
  caption_walk: ({ time, steps }) => `方案演示：第 **${time}** 步，共 ${steps} 步`,
  caption_stale: '颜色仍属于修改前的迷宫',

  lint_none: '没有问题',
  lint_errors: ({ count }) => `${n(count)} 处要改`,
  lint_warnings: ({ count }) => `${n(count)} 条提示`,
  lint_title: '关于这个迷宫',
  lint_no_start: ({ ghost, target }) => `目标 ${target} 没有对应的幽灵 ${ghost}。`,
  lint_no_goal: ({ ghost, target }) => `幽灵 ${ghost} 没有目标 ${target}。`,
  lint_same_cell: ({ one, two }) => `${one} 和 ${two} 在同一格。`,
  lint_unreachable: ({ ghost, target }) => `幽灵 ${ghost} 走不到目标 ${target}。`,
  lint_open_border: ({ count }) => `边界有 ${n(count)} 格没有墙。棋盘之外一律当作墙。`,
  lint_open_block: ({ count }) =>
    `有 ${n(count)} 个 2×2 方块里没有墙。这里允许这样画，但竞赛题保证不会出现。`,
  fix_no_start: '放上',
  fix_no_goal: '放上',
  fix_same_cell: '移开一个',
  fix_unreachable: '打通一条路',
  fix_open_block: '补墙',
  fix_open_border: '补上墙',

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
  lesson_title: '重叠不等于相遇',
  lesson_one: ({ steps }) =>
    `只有一枚棋子时，重叠就是两侧到达同一格，也就是相遇：发生在第 **${n(steps)}** 轮。`,
  lesson_early: ({ singles, all }) =>
    `${singles}。这还得不出方案：其余棋子尚未就位。全部一致要等到第 **${n(all)}** 轮。`,
  lesson_together: ({ all }) =>
    `在这个棋盘上，没有哪枚棋子先于整体重叠：第一次重叠就是第 **${n(all)}** 轮的相遇。`,
  lesson_never: ({ singles }) => `${singles}。但联合状态始终没有一致：不存在方案。`,
  lesson_none: '没有棋子被两侧同时到达：起点与目标互不连通。',
  lesson_open: ({ singles }) => `${singles}。搜索在相遇之前就停止了。`,
  lesson_single: ({ what, turn }) => `${what} 从第 **${n(turn)}** 轮起被两侧到达`,
  lesson_single_next: ({ what, turn }) => `${what} 从第 **${n(turn)}** 轮起`,
  lesson_comma: '，',
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
  'why_single-bound': ({ steps }) =>
    `其中一个幽灵独自在场也要 ${n(steps)} 步，而这里有一个全体只用这么多步的方案。` +
    `因此 **${n(steps)} 步就是最少**。`,
  'why_pair-bound': ({ steps }) =>
    `其中两个幽灵单独在场就因互相阻挡而要 ${n(steps)} 步，而这里有一个全体只用这么多步的方案。` +
    `因此 **${n(steps)} 步就是最少**。`,
  'why_met-bounded': ({ steps, forward, backward }) =>
    '两侧搜索保留了所有还来得及的联合状态。它们在距起点 ' +
    `[f ${n(forward)}]、距目标 [b ${n(backward)}] 处第一次相遇，此前没有共同状态。` +
    `因此 **${n(steps)} 步就是最少**。`,
  why_same: '还没走第一步，每枚棋子就已在目标上。**0 步就是最少。**',
  why_other: ({ steps, algorithm }) => `“${algorithm}”证明了 **${n(steps)} 步就是最少**。`,
  why_none_title: '不存在方案，搜索已经证明',
  why_none: (v) =>
    `${side(v)}一侧一共到达 **${n(v.states)}** 个联合状态，然后穷尽：从它们出发的每一步都还落在` +
    '它们之中，而另一端不在其内。这是证明，不是因为碰到了上限。',
  why_none_other: ({ states }) => `另一侧的 **${n(states)}** 个状态对证明并无必要。`,
  why_needless:
    '搜索之前先算出幽灵单独或两两在场时的走法，用作估计。其中有的即使没有其他幽灵也到不了目标，' +
    '因此不存在全体的方案。',
  'why_single-exhausted': '其中一个幽灵即使独自在场也走不到它的目标。',
  'why_pair-exhausted':
    '其中两个幽灵即使单独在场也无法同时站到各自的目标上：两者的联合状态已全部试过。',
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

  note_title: ({ name }) => `${name}：`,
  welcome_title: '两路搜索，相会于午夜',
  welcome_text:
    '三个幽灵各有自己的目标。一路搜索从它们所在之处出发，一路从它们该去之处出发。此刻，两路刚刚相遇。',
  welcome_drag: '**拖动下方的图**，倒回搜索过程。',
  welcome_draw: '**画一面墙**，立即重新求解。',
  welcome_keys: '按 **?** 查看所有快捷键。',
  welcome_play: '从头播放',
  welcome_look: '随便看看',

  notice_engine_lost: '引擎停止后已重新启动。你的迷宫完好无损。',
  notice_engine_deadly: '引擎在这幅图上停了两次，不再重试。请改动图或换一种算法。',
  notice_engine_error: ({ reason }) => `引擎报告：${reason}`,
  notice_engine_failed: ({ reason }) =>
    `引擎无法在此浏览器中运行（${reason}）。Midnight 需要支持 SIMD 的 WebAssembly：` +
    '新版 Chrome、Edge、Firefox、Safari 均可。',
  notice_not_loaded: ({ reason }) =>
    `页面有一部分未能载入（${reason}）。请检查网络连接后重试，或重新加载页面：你的图会保留。`,
  notice_broken_save: '此处保存的迷宫无法读取，已改为第一个示例。',
  tab_plan: '方案',
  tab_inspect: '逐状态检视',
  text_title: '竞赛文本',
  text_empty: '其中没有任何一组数据。',
  text_large: '文件太大，不像是竞赛文本。',
  text_error_at: ({ message, line, column }) => `第 ${line} 行第 ${column} 列：${message}`,
  notice_text: ({ problem }) => `文本未能读入。${problem}`,
  cases: '文件中的各组数据',
  case: '数据组',
  case_back: '上一组',
  case_next: '下一组',
  case_of: ({ number, count }) => `第 ${n(number)} 组，共 ${n(count)} 组`,
  example_alone: '独行',
  example_ring: '环',
  example_star: '三个太多',
  example_funnel: '漏斗',
  example_hall: '大厅',
  example_manor_note: '竞赛样例。幽灵 b 和 c 早就重叠，两侧却迟迟不相遇，因为 a 的路远得多。',
  example_alone_note: '只有一个幽灵时，联合状态空间就是迷宫本身，双向搜索只看其中约一半。',
  example_swap_note: '竞赛样例：两个幽灵必须经由同一行互换两侧。',
  example_corridor_note: '竞赛样例：三个幽灵在只有两处凹室的走廊里颠倒次序。',
  example_ring_note: '每个都要去下一个所在之处。大家同时行动，所以可以首尾相随绕圈。',
  example_sealed_note: '没有凹室的走廊：幽灵的次序永远不变，而目标要求另一种次序。',
  example_star_note: '这里任意两个都能互换，三个一起却不行：只有一个空格。',
  example_funnel_note:
    '一侧从窄井出发，另一侧在大厅里。先扩展较小的一侧会留在井里，看到的状态只有轮流扩展的十二分之一。',
  example_hall_note:
    '较小的前沿也可能通向大厅：在这里，先扩展较小的一侧反而比轮流扩展看到更多状态。',
};
