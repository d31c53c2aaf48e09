// Boards of the blank tile that tell something: '#' fixed, '.' free, 'o' the blank, 't' the tile, 'T' its
// target. What they show is said by `example_<id>_note` of the catalogues.

import { NO_CELL } from '../../engine/protocol.js';

const ROWS = {
  straight: ['........', '........', 'ot.....T', '........', '........'],
  zigzag: ['........', '.t......', 'o.......', '........', '......T.', '........'],
  sample: ['#t..', '#T.#', '#o##'],
  stuck: ['#o..', '#t.#', '#T##'],
  doors: ['....#....', '.t.....T.', '....#....', '.........', '....#....', 'o...#....'],
  door: ['....#....', '.t..#..T.', '....#....', '........o', '....#....', '....#....'],
  bay: [
    '...t.o....',
    '.########.',
    '.########.',
    '.########.',
    '..#######.',
    '..#######.',
    '.########.',
    '......T...',
  ],
  maze: [
    '.........#.............#.....',
    '.###.###.#.###.#.###.#.#.###.',
    '...#.....#...#.#...#.#...#...',
    '##.#.#####.#.#.###.#.#####.#.',
    '...#......T#.#.#.....#...#.#.',
    '.#.#.#######.#.#.#.###.#.#.#.',
    '.#.#.......#.#...#.#...#.#.#.',
    '.#.#######.#.###.#.#.###.#.#.',
    '.........#...#...#...#...#...',
    '.#######.###.#.###.###.#.###.',
    '.......#.....#...#.#...#.....',
    '######.#.#######.#.#.#.######',
    '.......#.....#...#...#.#.....',
    '.#########.#.#.#####.#.#.###.',
    '.#.........#.#...#.....#...#.',
    '.#.#.#######.###.#.#####.#.#.',
    '...#.....#...#.o...#.....#...',
    '.#######.#.#.#.#####.#####.#.',
    '.........#.#.#...#...#.....#.',
    '######.###.#.#.#.#.#.#.#####.',
    '.......#...#...#...#.#.#.....',
    '.#.#####.#####.#####.#.#.###.',
    '.#.......#...#.......#.#...#.',
    '.#########.#.#########.###.#.',
    '.........#.#...#...#.....#.#.',
    '####.###.#.###.#.#.#.###.#.#.',
    '.....#...#.#...#t#.#...#.#...',
    '.#####.###.#.###.#.###.#.###.',
    '...........#.....#.....#.....',
  ],
};

/** @param {string[]} rows @returns {import('../../engine/protocol.js').Board} */
export function readTileRows(rows) {
  const text = rows.join('');
  return {
    width: rows[0].length,
    height: rows.length,
    walls: Uint8Array.from(text, (letter) => (letter === '#' ? 1 : 0)),
    starts: [text.indexOf('o'), text.indexOf('t')],
    goals: [NO_CELL, text.indexOf('T')],
  };
}

/** Nothing fixed, 30x30: the tile goes from corner to corner. */
function openBoard() {
  const rows = Array.from({ length: 30 }, () => '.'.repeat(30));
  rows[0] = `o${rows[0].slice(1)}`;
  rows[1] = `.t${rows[1].slice(2)}`;
  rows[29] = `${rows[29].slice(1)}T`;
  return readTileRows(rows);
}

/** @type {import('../index.js').Example[]} */
export const BLANK_TILE_EXAMPLES = [
  ...Object.entries(ROWS).map(([id, rows]) => ({ id, board: () => readTileRows(rows) })),
  { id: 'open', board: openBoard },
];
