// Reading a plan: (steps + 1) * pieces cells, time by time.

/**
 * What a move is called. Jumps are moves of more than one cell.
 * @param {number} from
 * @param {number} to
 * @param {number} width   cells a row
 * @returns {'wait'|'up'|'down'|'left'|'right'|'jump'}
 */
export function moveWord(from, to, width) {
  const delta = to - from;
  if (delta === 0) return 'wait';
  if (delta === -width) return 'up';
  if (delta === width) return 'down';
  if (delta === -1) return 'left';
  if (delta === 1) return 'right';
  return 'jump';
}

/**
 * Where the pieces are at a time.
 * @param {Uint16Array} plan
 * @param {number} pieces
 * @param {number} time     a whole number
 */
export function positionsAt(plan, pieces, time) {
  return plan.subarray(time * pieces, (time + 1) * pieces);
}
