// Chinese words of the blank tile.

import { n } from '../../../i18n/numbers.js';

/** @type {Record<string, import('../../../i18n/index.js').Entry>} */
export const words = {
  piece: ({ piece }) => (piece === 0 ? '空格' : '棋子'),
  piece_title: ({ piece }) => (piece === 0 ? '空格' : '棋子'),
  goal: '目标格',
  pieces: '棋子',
  tab_views: '视图',
  text_note:
    '评测输入：行数、列数、询问数，然后是用 1（可动）和 0（固定）写的棋盘，接着每行一个询问：空格、棋子、目标的行与列，从 1 数起。可以贴在这里或页面任何地方，也可以拖入文件。',
  rules:
    '空格旁边可动的棋子可以滑进空格，空格随之换到棋子原来的位置。固定的格子不动。用最少的步数把指定的棋子移到目标格。',
  cases_note:
    '比赛会在同一棋盘上问很多次。载入含多个询问的文本，或加入当前所画的；全部都在同一张边图上回答。',
  'about_side-graph-spfa':
    '公开流传的方法：结点是棋子位置和空格所在的一侧，用普通搜索求空格绕行的步数，再做标号修正搜索。',
  'about_side-graph': '同样的结点；绕行一次扩散 64 格，再用带路标和桶的 A*：回答单个询问最快。',
  'about_all-pairs': '事先算出一张棋盘的全部答案，之后每个询问只查八次表。适合询问很多的棋盘。',
  'algorithm_side-graph-spfa': '边图，公开方法',
  'algorithm_side-graph': '边图，最快',
  'algorithm_all-pairs': '全部答案列表',

  lint_no_blank: '空格不在棋盘上。',
  lint_no_tile: '棋子不在棋盘上。',
  lint_no_target: '目标不在棋盘上。',
  lint_blank_on_tile: '空格与棋子在同一格。',
  lint_on_fixed: '有棋子或目标在固定格上：那里什么也动不了。',
  lint_cut_off: '可动的格子没有把空格与棋子、目标连在一起。',
  fix_no_blank: '放上',
  fix_no_tile: '放上',
  fix_no_target: '放上',
  fix_blank_on_tile: '移开空格',

  example_straight: '直行',
  example_straight_note:
    '每滑一次，空格就到了棋子背后，必须绕到前面：直行一格要五步，其中四步是绕行。',
  example_zigzag: '拐弯',
  example_zigzag_note: '这里滑八次比直行七次还省：拐弯时空格只绕两步，而不是四步。',
  example_sample: '样例第一问',
  example_sample_note: '比赛样例：空格向上走两步，棋子就到了。',
  example_stuck: '样例第二问',
  example_stuck_note: '样例的第二问：空格到不了棋子的另一侧，走多少步都没有用。',
  example_doors: '两道门',
  example_doors_note: '棋子能过一道门，全靠空格可以从另一道门绕过去。',
  example_door: '一道门',
  example_door_note: '只剩一道门：棋子一进门，空格就被挡在外面。已证明不可能。',
  example_bay: '一圈又一圈',
  example_bay_note:
    '一个环，带一个凹口。每两次滑动之间空格都要绕整个环：共 467 步，其中滑动 16 次。',
  example_maze: '漫漫长路',
  example_maze_note: '带回路的迷宫。绕一圈只是边图上的一条弧，而整个方案将近六千步。',
  example_open: '全部可动',
  example_open_note:
    '30×30 全部可动时，联合空间有 809,100 个状态，边图只有 3,480 个结点：请打开那两个标签页。',
  family_small: '小棋盘',
  family_open: '全部可动',
  family_sparse: '少量固定',
  family_random: '三成固定',
  family_dense: '大量固定',
  family_maze: '带回路的迷宫',
  family_ring: '带凹口的环',

  tab_sides: '边图',
  sides_note: ({ states, nodes, edges }) =>
    `只有空格在棋子旁边时棋子才能滑动。因此 **${n(states)}** 个联合状态缩成 **${n(nodes)}** 个结点` +
    `（每格每侧一个端口），其间有 ${n(edges)} 条绕行。`,
  sides_alt: ({ nodes, edges }) => `棋盘上的 ${n(nodes)} 个端口和其间的 ${n(edges)} 条绕行。`,
  sides_plan: ({ slides, steps }) =>
    `方案：滑动 **${n(slides)}** 次，其间空格走 **${n(steps - slides)}** 步。`,
  sides_key:
    '圆点：棋子在本格时空格所站的一侧。跨边短线：棋子滑动一步。格内弧线：空格绕行及其步数，越淡越长。粗线：方案用到的。',
};
