// Boards of the ghosts that tell something, written as the contest writes them.

import { readRows } from '../rows.js';

/** The three samples of the contest's statement. */
const STATEMENT = {
  swap: ['#####', '#A#B#', '#   #', '#b#a#', '#####'],
  corridor: ['################', '## ########## ##', '#    ABCcba    #', '################'],
  manor: [
    '################',
    '### ##    #   ##',
    '##  #  ##   # c#',
    '#  ## ########b#',
    '# ##  # #   #  #',
    '#  # ##   # # ##',
    '##  a#  # # #  #',
    '### ## #### ## #',
    '##   #   #  #  #',
    '#  ##### # ## ##',
    '####   #B# #   #',
    '##  C#   #   ###',
    '#  # # ####### #',
    '# ######  A##  #',
    '#        #    ##',
    '################',
  ],
};

/**
 * The opening maze, as `node tests/opening/find.js --seed 1` found it in round 764. 27 steps; two sides
 * discover 96,350 states, plain breadth-first search 695,160 (13.9 %), A* by the longest single distance
 * expands 15,737. tests/web/opening.test.js holds these figures.
 */
const OPENING = [
  '################',
  '########   # ###',
  '##########     #',
  '####### ### ## #',
  '##### # ## a##A#',
  '###    c###   ##',
  '####B# #  # ## #',
  '######   #  #  #',
  '####   # ##   ##',
  '### ## #  # ####',
  '# #     # #  #b#',
  '# ### ###  # # #',
  '# ####C###     #',
  '#  ##      # # #',
  '##    ### #    #',
  '################',
];

/** What the boards of our own show is said by `example_<id>_note` of the catalogues. */
const OWN = {
  alone: [
    '###########',
    '#a  #     #',
    '# # # ### #',
    '# #   # # #',
    '# ##### # #',
    '#   #   # #',
    '### # ### #',
    '#   # #   #',
    '# ### # ###',
    '#     #  A#',
    '###########',
  ],
  sealed: ['################', '################', '#    ABCcba    #', '################'],
  funnel: [
    '################',
    '#a#            #',
    '#b#            #',
    '#c#            #',
    '# #            #',
    '# #            #',
    '#              #',
    '#####A #########',
    '#####B##########',
    '#####C##########',
    '################',
  ],
  hall: [
    '################',
    '#      #A      #',
    '# a    # ##### #',
    '#      # #     #',
    '#   b  #C# #####',
    '#      #   #####',
    '#  c   # #######',
    '#      #B     ##',
    '#             ##',
    '################',
  ],
};

/** Starts and goals share cells, which contest text cannot say. */
const SHARED = {
  ring: [
    ['#######', '#a   b#', '# ### #', '# ### #', '#   c #', '#######'],
    ['#######', '#C   A#', '# ### #', '# ### #', '#   B #', '#######'],
  ],
  star: [
    ['#####', '#abc#', '## ##', '#####'],
    ['#####', '#BAC#', '## ##', '#####'],
  ],
};

/** @param {string} id @param {string[]} rows @param {string[]} [goals] @returns {Example} */
const example = (id, rows, goals) => ({ id, board: () => readRows(rows, goals) });

/** @typedef {import('../index.js').Example} Example */

/** @type {Example[]} */
export const GHOST_EXAMPLES = [
  example('opening', OPENING),
  example('manor', STATEMENT.manor),
  example('alone', OWN.alone),
  example('swap', STATEMENT.swap),
  example('corridor', STATEMENT.corridor),
  example('ring', SHARED.ring[0], SHARED.ring[1]),
  example('sealed', OWN.sealed),
  example('star', SHARED.star[0], SHARED.star[1]),
  example('funnel', OWN.funnel),
  example('hall', OWN.hall),
];
