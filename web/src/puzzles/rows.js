// Boards written in the source as rows of text: '#' wall, lower case a start, upper case its goal.

import { NO_CELL } from '../engine/protocol.js';
import { emptyBoard } from '../model/board.js';

/**
 * @param {string[]} rows      all of one length; letters from a on, without gaps
 * @param {string[]} [goals]   rows with the goals alone, where a goal is below another's start
 * @returns {import('../engine/protocol.js').Board}
 */
export function readRows(rows, goals = rows) {
  const text = rows.join('');
  const goalText = goals.join('');
  const letters = [...text].filter((letter) => /[a-z]/.test(letter)).sort();
  const board = emptyBoard(rows[0].length, rows.length, letters.length);
  for (let cell = 0; cell < text.length; cell++) board.walls[cell] = text[cell] === '#' ? 1 : 0;
  letters.forEach((letter, piece) => {
    board.starts[piece] = text.indexOf(letter);
    board.goals[piece] = Math.max(NO_CELL, goalText.indexOf(letter.toUpperCase()));
  });
  return board;
}
