// Boards of the ghosts that tell something, written as the contest writes them.

import { readRows } from './rows.js';

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

/** @type {import('./index.js').Example[]} */
export const GHOST_EXAMPLES = [
  { id: 'manor', board: () => readRows(STATEMENT.manor) },
  { id: 'corridor', board: () => readRows(STATEMENT.corridor) },
  { id: 'swap', board: () => readRows(STATEMENT.swap) },
  {
    id: 'sealed',
    board: () =>
      readRows(['################', '################', '#    ABCcba    #', '################']),
  },
];
