// Chinese words of the ghosts.

import { n } from '../../../i18n/numbers.js';

/** @type {Record<string, import('../../../i18n/index.js').Entry>} */
export const words = {
  piece: ({ letter }) => `幽灵 ${letter}`,
  piece_title: ({ letter }) => `幽灵 ${letter}`,
  goal: ({ letter }) => `目标 ${letter}`,
  pieces: '幽灵数',
  tab_views: '幽灵视图',

  example_opening: '交错的路',
  example_opening_note:
    '双向搜索看到的状态只有普通广度优先的 14%。每个幽灵单独看都先重叠，三个一起才相遇。',
  example_manor: '鬼宅',
  example_corridor: '走廊',
  example_swap: '互换位置',
  example_sealed: '无处错身',

  'algorithm_a-star-single': 'A*，按最远的幽灵估价',
  'algorithm_a-star-pairs': 'A*，按最难的一对估价',
  'algorithm_bit-parallel': '双向搜索，位并行',
  algorithm_fast: '最快',

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
  why_needless:
    '搜索之前先算出幽灵单独或两两在场时的走法，用作估计。其中有的即使没有其他幽灵也到不了目标，' +
    '因此不存在全体的方案。',
  'why_single-exhausted': '其中一个幽灵即使独自在场也走不到它的目标。',
  'why_pair-exhausted':
    '其中两个幽灵即使单独在场也无法同时站到各自的目标上：两者的联合状态已全部试过。',

  welcome_text:
    '三个幽灵各有自己的目标。一路搜索从它们所在之处出发，一路从它们该去之处出发。此刻，两路刚刚相遇。',

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

  text_note:
    '评测数据的格式：宽、高、幽灵数，然后是各行。# 为墙，小写字母为幽灵，对应的大写字母为目标。可以粘贴到这里或页面任意处，也可以拖入文件。',
  'about_a-star-single':
    'A*，以单枚棋子的最长距离估价：若答案由一枚棋子决定，效果极佳；棋子互相阻挡时帮助有限。',
  'about_a-star-pairs': 'A*，以每一对棋子的精确距离估价：几乎总是估得准，代价是先要算出各对的表。',
  'about_bit-parallel':
    '双向广度优先搜索，一次位运算移动一整行状态中的一枚棋子；答案相同，快许多倍。',
  about_fast: '先用成对下界，不够时再用位并行搜索；这里最快的算法，但不保留可供查看的层。',
  rules:
    '所有幽灵同时行动，每个走一格或原地不动。不得两个落在同一格，不得两个互换位置，不得进墙。答案是让每个幽灵到达各自目标所需的最少步数。',
  'family_random-sparse': '墙少，合规',
  family_random: '墙适中，合规',
  'family_random-dense': '墙多，合规',
  family_open: '开阔大厅',
  family_perfect: '无环路',
  family_corridor: '带凹室的走廊',
  family_ring: '环',
  family_unreachable: '无解',
};
