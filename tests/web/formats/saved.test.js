// What is kept in the browser reads back as it was; anything else is refused, never half read.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSaved, writeSaved } from '../../../web/src/formats/saved.js';
import { isBoard, sameBoard } from '../../../web/src/model/board.js';
import { anyBoard } from '../boards.js';

/** @param {import('../../../web/src/engine/protocol.js').Board} board */
const saved = (board) => ({
  puzzle: 'ghosts',
  drawings: { ghosts: { board, algorithm: 'breadth-first', example: null } },
  theme: /** @type {'dark'} */ ('dark'),
  language: /** @type {'zh'} */ ('zh'),
});

test('written and read, it is the same', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      const back = readSaved(writeSaved(saved(board)));
      expect(back && sameBoard(back.drawings.ghosts.board, board)).toBe(true);
      expect(back).toMatchObject({ puzzle: 'ghosts', theme: 'dark', language: 'zh' });
    }),
  );
});

test('a text with one character changed is refused or still holds a valid board', () => {
  fc.assert(
    fc.property(
      anyBoard,
      fc.nat(),
      fc.constantFrom('9', '-', '"', '}', 'x', ''),
      (board, at, letter) => {
        const text = writeSaved(saved(board));
        const place = at % text.length;
        const back = readSaved(text.slice(0, place) + letter + text.slice(place + 1));
        if (back)
          for (const drawing of Object.values(back.drawings))
            expect(isBoard(drawing.board)).toBe(true);
      },
    ),
  );
});

test('other texts are refused', () => {
  const wall = { width: 2, height: 1, walls: '012', starts: [], goals: [] };
  for (const text of ['', 'null', '[]', '{"version":0}', '{"version":1,"drawings":null}']) {
    expect(readSaved(text)).toBe(null);
  }
  for (const puzzle of ['constructor', '__proto__', 'toString']) {
    expect(readSaved(JSON.stringify({ version: 1, puzzle, drawings: {} }))).toBe(null);
  }
  const drawings = { ghosts: { board: wall, algorithm: 'x', example: null } };
  expect(readSaved(JSON.stringify({ version: 1, puzzle: 'ghosts', drawings }))).toBe(null);
});
