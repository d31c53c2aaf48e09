// 华容道（空格与滑块）与跳棋两个谜题的中文词句；键与 en_siblings.js 相同。

import { n } from './numbers.js';

/** @type {Record<string, import('./index.js').Entry>} */
export const zhSiblings = {
  'piece_blank-tile': ({ piece }) => (piece === 0 ? '空格' : '棋子'),
  'piece_title_blank-tile': ({ piece }) => (piece === 0 ? '空格' : '棋子'),
  'goal_blank-tile': '目标格',
  'pieces_blank-tile': '棋子',
  'views_blank-tile': '视图',
  'text_note_blank-tile':
    '评测输入：行数、列数、询问数，然后是用 1（可动）和 0（固定）写的棋盘，接着每行一个询问：空格、棋子、目标的行与列，从 1 数起。可以贴在这里或页面任何地方，也可以拖入文件。',
  'rules_blank-tile':
    '空格旁边可动的棋子可以滑进空格，空格随之换到棋子原来的位置。固定的格子不动。用最少的步数把指定的棋子移到目标格。',
  'cases_note_blank-tile':
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

  example_blank_straight: '直行',
  example_blank_straight_note:
    '每滑一次，空格就到了棋子背后，必须绕到前面：直行一格要五步，其中四步是绕行。',
  example_blank_zigzag: '拐弯',
  example_blank_zigzag_note: '这里滑八次比直行七次还省：拐弯时空格只绕两步，而不是四步。',
  example_blank_sample: '样例第一问',
  example_blank_sample_note: '比赛样例：空格向上走两步，棋子就到了。',
  example_blank_stuck: '样例第二问',
  example_blank_stuck_note: '样例的第二问：空格到不了棋子的另一侧，走多少步都没有用。',
  example_blank_doors: '两道门',
  example_blank_doors_note: '棋子能过一道门，全靠空格可以从另一道门绕过去。',
  example_blank_door: '一道门',
  example_blank_door_note: '只剩一道门：棋子一进门，空格就被挡在外面。已证明不可能。',
  example_blank_bay: '一圈又一圈',
  example_blank_bay_note:
    '一个环，带一个凹口。每两次滑动之间空格都要绕整个环：共 467 步，其中滑动 16 次。',
  example_blank_maze: '漫漫长路',
  example_blank_maze_note: '带回路的迷宫。绕一圈只是边图上的一条弧，而整个方案将近六千步。',
  example_blank_open: '全部可动',
  example_blank_open_note:
    '30×30 全部可动时，联合空间有 809,100 个状态，边图只有 3,480 个结点：请打开那两个标签页。',
  family_small: '小棋盘',
  family_open: '全部可动',
  family_sparse: '少量固定',
  family_random: '三成固定',
  family_dense: '大量固定',
  family_maze: '带回路的迷宫',
  family_ring: '带凹口的环',

  tab_joint: '联合空间',
  joint_note: ({ states, free }) =>
    `**${n(states)}** 个联合状态，每个一点：${n(free)} 行 ${n(free)} 列，从起点排到目标。` +
    '图中是时间轴所在轮次的两侧前沿，[f 前向] 与 [b 后向]。',
  joint_rows: ({ what }) => `${what}的位置`,
  joint_columns: ({ what }) => `${what}的位置`,
  joint_alt: ({ states }) => `${n(states)} 个联合状态的图，按每侧首次到达的层着色。`,
  tab_sides: '边图',
  sides_note: ({ states, nodes, edges }) =>
    `只有空格在棋子旁边时棋子才能滑动。因此 **${n(states)}** 个联合状态缩成 **${n(nodes)}** 个结点` +
    `（每格每侧一个端口），其间有 ${n(edges)} 条绕行。`,
  sides_alt: ({ nodes, edges }) => `棋盘上的 ${n(nodes)} 个端口和其间的 ${n(edges)} 条绕行。`,
  sides_plan: ({ slides, steps }) =>
    `方案：滑动 **${n(slides)}** 次，其间空格走 **${n(steps - slides)}** 步。`,
  sides_key:
    '圆点：棋子在本格时空格所站的一侧。跨边短线：棋子滑动一步。格内弧线：空格绕行及其步数，越淡越长。粗线：方案用到的。',
  tab_cases: '询问',
  cases_add: '加入当前棋盘',
  cases_places: '起点与目标（列, 行）',
  cases_answer: '答案',
  cases_sum: ({ count, done, solved, none }) =>
    `已回答 ${n(done)} / ${n(count)}：${n(solved)} 个有方案，${n(none)} 个没有`,

  piece_solitaire: ({ letter }) => `棋子 ${letter}`,
  piece_title_solitaire: '全部四枚棋子',
  goal_solitaire: '一个目标',
  pieces_solitaire: '全部棋子',
  views_solitaire: '密度',
  text_note_solitaire:
    '评测输入：每组十六个数，行与列从 1 数起，先是四枚棋子，再是四个目标。最前面可以有组数。可以贴在这里或页面任何地方，也可以拖入文件。',
  rules_solitaire:
    '8×8 棋盘上有四枚相同的棋子。一枚棋子可以走到旁边的空格，或跳过相邻的棋子落到它后面的空格。棋子不能离开棋盘。比赛问的是：8 步之内能否到达目标。',
  cases_note_solitaire: '载入含多组的文本，或加入当前所画的；全部在此回答。',
  asked_yes: ({ asked }) => `YES，${n(asked)} 步之内`,
  asked_no: ({ asked }) => `NO，${n(asked)} 步之内到不了`,
  lesson_alike_title: '四枚棋子没有分别',
  lesson_alike: ({ states, orders, ordered }) =>
    `搜索存了 **${n(states)}** 个局面。若区分棋子，每个局面会按各种次序出现 ${n(orders)} 次：**${n(ordered)}** 个。` +
    '整个棋盘有 635,376 个局面，而不是 15,249,024 个。',
  lint_no_piece: ({ number }) => `第 ${number} 枚棋子不在棋盘上。`,
  lint_no_place: ({ number }) => `第 ${number} 个目标不在棋盘上。`,
  fix_no_piece: '放上',
  fix_no_place: '放上',
  family_near: '近：总是 YES',
  family_edge: '八步上下',
  family_mixed: '近或随机',
  example_alike_sample: '样例',
  example_alike_sample_note: '比赛样例：YES，七步就够了。',
  example_alike_leap: '蛙跳',
  example_alike_leap_note: '一行四枚前移一行之长：正好八跳，恰是题目所问。',
  example_alike_pair: '两两相携',
  example_alike_pair_note: '两枚棋子在一起可以互相跳过：六跳就都到了棋盘那头。',
  example_alike_lone: '孤身一枚',
  example_alike_lone_note: '没有同伴的同一段路：单是这一枚就要走七步。',
  example_alike_rim: '棋盘边缘',
  example_alike_rim_note: '允许棋子从棋盘外经过的程序会说 YES。按规则要十一步：NO。',
  example_alike_square: '方块',
  example_alike_square_note: '四枚成方，沿对角线移动两格，正好八跳。',
  example_alike_corners: '四角',
  example_alike_corners_note: '在角上没有谁可以跳：二十二步里大半是单步。',
  example_alike_far: '最远的一对',
  example_alike_far_note:
    '二十七步：棋盘上没有相距更远的两个局面。单侧搜索几乎要看遍全部 635,376 个。',
};
