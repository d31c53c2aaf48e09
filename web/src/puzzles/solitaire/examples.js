// Pairs of positions of the solitaire that tell something, as contest text: row and column from 1, four
// pieces and then their goals. What they show is said by `example_<id>_note` of the catalogues.

const PAIRS = {
  sample: '4 4 4 5 5 4 6 5  2 4 3 3 3 6 4 6',
  leap: '4 1 4 2 4 3 4 4  4 5 4 6 4 7 4 8',
  pair: '1 1 1 2 8 7 8 8  1 7 1 8 8 7 8 8',
  lone: '1 1 8 6 8 7 8 8  1 8 8 6 8 7 8 8',
  rim: '2 1 2 8 3 7 6 3  3 7 4 1 4 3 5 1',
  square: '3 3 3 4 4 3 4 4  5 5 5 6 6 5 6 6',
  corners: '1 1 1 8 8 1 8 8  4 4 4 5 5 4 5 5',
  far: '1 1 2 1 3 1 4 1  1 8 7 8 8 6 8 8',
};

const WIDTH = 8;

/** @param {string} pair @returns {import('../../engine/protocol.js').Board} */
export function readPair(pair) {
  const numbers = pair.split(/ +/).map(Number);
  const cells = Array.from(
    { length: WIDTH },
    (_, i) => (numbers[2 * i] - 1) * WIDTH + numbers[2 * i + 1] - 1,
  );
  return {
    width: WIDTH,
    height: WIDTH,
    walls: new Uint8Array(WIDTH * WIDTH),
    starts: cells.slice(0, 4),
    goals: cells.slice(4),
  };
}

/** @type {import('../index.js').Example[]} */
export const SOLITAIRE_EXAMPLES = Object.entries(PAIRS).map(([id, pair]) => ({
  id,
  board: () => readPair(pair),
}));
