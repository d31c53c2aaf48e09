// Chinese words of the page: header, board, notices, and the names of tabs.

import { n } from '../numbers.js';

/** @type {Record<string, import('../index.js').Entry>} */
export const words = {
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

  example: '示例',
  example_none: '我的迷宫',
  example_size: ({ name, width, height }) => `${name} · ${width}×${height}`,

  algorithm: '算法',
  'algorithm_breadth-first': '广度优先搜索',
  'algorithm_bidirectional-alternating': '双向搜索，两侧轮流扩展',
  'algorithm_bidirectional-smaller': '双向搜索，先扩展较小的一侧',

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

  note_title: ({ name }) => `${name}：`,
  welcome_title: '两路搜索，相会于午夜',
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

  tab_joint: '联合空间',
  tab_cases: '询问',
};
