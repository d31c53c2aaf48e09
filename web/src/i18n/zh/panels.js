// Chinese words of what opens on demand: tabs, dialogs, size and mazes by chance.

import { n } from '../numbers.js';
import { side } from './phrases.js';

/** @type {Record<string, import('../index.js').Entry>} */
export const words = {
  clear: '清除墙壁',
  columns: '列数',
  rows: '行数',
  less: ({ what }) => `${what}减一`,
  more: ({ what }) => `${what}加一`,
  plan_lines: '方案随时间的变化',
  plan_steps: '逐步列表',
  plan_time: '时刻',
  plan_lines_alt: ({ steps }) => `折线图：${n(steps)} 步中每枚棋子所在的位置。`,
  plan_part: ({ from, to, steps }) => `显示第 ${n(from)} 至 ${n(to)} 步，共 ${n(steps)} 步。`,
  plan_none: '还没有可以显示的方案。',
  inspect_nothing: '这次搜索没有扩展任何状态。',
  inspect_rows:
    '此算法一次移动一整行状态，因此没有可以单独检视的扩展。要逐状态查看，请改选其他算法。',
  inspect_order:
    'A* 按 f 的顺序而不是逐层取出状态，因此不能检视单独的扩展。要逐状态查看，请改选其他算法。',
  inspect_begin: '尚未扩展任何状态。前进一个状态，即可查看第一次扩展。',
  inspect_state: '当前状态',
  inspect_moves: ({ count }) => `尝试了 ${n(count)} 种联合移动`,
  inspect_where: (v) =>
    `第 **${n(v.number)}** 次扩展，共 ${n(v.total)} 次，属于第 ${n(v.turn)} 轮：${side(v)}一侧取出第 ` +
    `${n(v.layer)} 层 ${n(v.size)} 个状态中的第 **${n(v.index)}** 个。`,
  state_back: '后退一个状态',
  state_step: '前进一个状态',
  state_hint: '每次一个状态',
  fate_wall: '有墙',
  fate_vertex: '两枚在同一格',
  fate_swap: '两枚互换位置',
  fate_seen: '本侧已见过',
  fate_new: '新状态',
  fate_meeting: '另一侧已有：相遇',
  move_refused: ({ words, why }) => `${words}：${why}`,
  why_wall: ({ one }) => `${one} 被墙挡住`,
  why_vertex: ({ one, two }) => `${one} 与 ${two} 落在同一格`,
  why_swap: ({ one, two }) => `${one} 与 ${two} 会互相穿过`,
  text_load: '画出来',
  text_open: '打开文件',
  text_copy: '复制',
  text_save: '保存为文件',
  help_title: '快捷键、算法、规则',
  keys_title: '快捷键',
  keys_note: '输入文字时快捷键不起作用；焦点在棋盘上时，方向键归棋盘使用。',
  key_play: '播放、暂停',
  key_step: '后退、前进一步',
  key_turn: '后退、前进一轮',
  key_ends: '开头、末尾',
  key_slower: '速度减半',
  key_faster: '速度加倍',
  key_reset: '回到起点',
  key_sides: '只看正向、只看反向、两侧',
  key_edit: '切换到棋盘或时间轴',
  key_brush: '选择画笔或棋子',
  key_undo: '撤销修改',
  key_redo: '重做修改',
  key_cursor: '在棋盘上：移动光标',
  key_apply: '在棋盘上：使用画笔',
  key_delete: '在棋盘上：擦除',
  key_rectangle: '绘制时按住：画矩形',
  key_help: '显示本帮助',
  key_escape: '关闭、放下棋子、取消笔画',
  catalogue_title: '算法',
  catalogue_wrong: '（故意写错的）',
  'about_breadth-first': '只从起点一层层扩展，直到目标出现：简单、最优，但看到的状态最多。',
  'about_bidirectional-alternating':
    '两端各有一路搜索，轮流扩展一层；因为按整层比较，所以最优，而状态通常少得多。',
  'about_bidirectional-smaller':
    '同上，但总是先扩展前沿较小的一侧；平均与轮流扩展相差无几，一侧陷入死胡同时好得多。',
  rules_title: '规则',
  generate_title: '随机迷宫',
  generate_family: '种类',
  generate_seed: '种子',
  generate: '生成',
  generate_none: '这个尺寸没有这样的迷宫。',

  joint_note: ({ states, free }) =>
    `**${n(states)}** 个联合状态，每个一点：${n(free)} 行 ${n(free)} 列，从起点排到目标。` +
    '图中是时间轴所在轮次的两侧前沿，[f 前向] 与 [b 后向]。',
  joint_rows: ({ what }) => `${what}的位置`,
  joint_columns: ({ what }) => `${what}的位置`,
  joint_alt: ({ states }) => `${n(states)} 个联合状态的图，按每侧首次到达的层着色。`,
  cases_add: '加入当前棋盘',
  cases_places: '起点与目标（列, 行）',
  cases_answer: '答案',
  cases_sum: ({ count, done, solved, none }) =>
    `已回答 ${n(done)} / ${n(count)}：${n(solved)} 个有方案，${n(none)} 个没有`,
};
