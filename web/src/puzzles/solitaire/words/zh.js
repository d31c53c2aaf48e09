// Chinese words of the solitaire.

import { n } from '../../../i18n/numbers.js';

/** @type {Record<string, import('../../../i18n/index.js').Entry>} */
export const words = {
  piece: ({ letter }) => `棋子 ${letter}`,
  piece_title: '全部四枚棋子',
  goal: '一个目标',
  pieces: '全部棋子',
  tab_views: '密度',
  text_note:
    '评测输入：每组十六个数，行与列从 1 数起，先是四枚棋子，再是四个目标。最前面可以有组数。可以贴在这里或页面任何地方，也可以拖入文件。',
  rules:
    '8×8 棋盘上有四枚相同的棋子。一枚棋子可以走到旁边的空格，或跳过相邻的棋子落到它后面的空格。棋子不能离开棋盘。比赛问的是：8 步之内能否到达目标。',
  cases_note: '载入含多组的文本，或加入当前所画的；全部在此回答。',
  asked_yes: ({ asked }) => `YES，${n(asked)} 步之内`,
  asked_no: ({ asked }) => `NO，${n(asked)} 步之内到不了`,
  interchangeable_title: '四枚棋子没有分别',
  interchangeable_note: ({ states, orders, ordered }) =>
    `搜索存了 **${n(states)}** 个局面。若区分棋子，每个局面会按各种次序出现 ${n(orders)} 次：**${n(ordered)}** 个。` +
    '整个棋盘有 635,376 个局面，而不是 15,249,024 个。',
  lint_no_piece: ({ number }) => `第 ${number} 枚棋子不在棋盘上。`,
  lint_no_place: ({ number }) => `第 ${number} 个目标不在棋盘上。`,
  fix_no_piece: '放上',
  fix_no_place: '放上',
  family_near: '近：总是 YES',
  family_edge: '八步上下',
  family_random: '随机',
  family_mixed: '近或随机',
  example_sample: '样例',
  example_sample_note: '比赛样例：YES，七步就够了。',
  example_leap: '蛙跳',
  example_leap_note: '一行四枚前移一行之长：正好八跳，恰是题目所问。',
  example_pair: '两两相携',
  example_pair_note: '两枚棋子在一起可以互相跳过：六跳就都到了棋盘那头。',
  example_lone: '孤身一枚',
  example_lone_note: '没有同伴的同一段路：单是这一枚就要走七步。',
  example_rim: '棋盘边缘',
  example_rim_note: '允许棋子从棋盘外经过的程序会说 YES。按规则要十一步：NO。',
  example_square: '方块',
  example_square_note: '四枚成方，沿对角线移动两格，正好八跳。',
  example_corners: '四角',
  example_corners_note: '在角上没有谁可以跳：二十二步里大半是单步。',
  example_far: '最远的一对',
  example_far_note: '二十七步：棋盘上没有相距更远的两个局面。单侧搜索几乎要看遍全部 635,376 个。',
};
