// "Overlap is not a meeting", told with the figures of the search on the page.

/** Pieces named in the sentence at most. */
const MOST_NAMED = 3;

/**
 * @param {import('../panel.js').Panel} panel
 * @returns {string} with marks; '' when there is nothing to tell
 */
export function overlapWords(panel) {
  const { trace } = panel.state;
  if (!trace || trace.summary.schedule === '') return '';
  const { overlaps, summary, board } = trace;
  const pieces = board.starts.length;
  if (panel.puzzle.interchangeable) return orderWords(panel, summary.discovered, pieces);
  if (overlaps.length !== 2 ** pieces) return '';
  const all = overlaps[2 ** pieces - 1];
  const solved = summary.outcome === 'solved';
  if (pieces === 1 && solved) return panel.t('overlap_one', { steps: all });
  const early = earlyPieces(overlaps, pieces, solved ? all : Number.POSITIVE_INFINITY);
  if (early.length === 0) {
    if (solved) return panel.t('overlap_together', { all });
    return summary.outcome === 'exhausted' ? panel.t('overlap_none') : '';
  }
  const singles = namePieces(panel, early);
  if (solved) return panel.t('overlap_early', { singles, all });
  return panel.t(summary.outcome === 'exhausted' ? 'overlap_never' : 'overlap_open', { singles });
}

/** What it saves to take no notice of the order. @param {import('../panel.js').Panel} panel @param {number} states @param {number} pieces */
function orderWords(panel, states, pieces) {
  let orders = 1;
  for (let k = 2; k <= pieces; k++) orders *= k;
  return panel.t('interchangeable_note', { states, orders, ordered: states * orders });
}

/** Pieces that overlap alone before `end`, the earliest first. */
function earlyPieces(
  /** @type {Int32Array} */ overlaps,
  /** @type {number} */ pieces,
  /** @type {number} */ end,
) {
  return Array.from({ length: pieces }, (_, piece) => ({ piece, turn: overlaps[1 << piece] }))
    .filter(({ turn }) => turn >= 0 && turn < end)
    .sort((a, b) => a.turn - b.turn)
    .slice(0, MOST_NAMED);
}

/** @param {import('../panel.js').Panel} panel @param {{piece: number, turn: number}[]} early */
function namePieces(panel, early) {
  const words = early.map(({ piece, turn }, index) => {
    const key = index === 0 ? 'overlap_single' : 'overlap_single_next';
    return panel.t(key, { what: panel.pieceName(piece), turn });
  });
  const text = words.join(panel.t('comma'));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
