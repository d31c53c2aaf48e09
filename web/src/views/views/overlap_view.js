// The chart of the overlaps: for each set of pieces, the turn from which both sides agree on it.

import { fitCanvas } from '../../render/canvas.js';
import { drawOverlap, overlapHeights, overlapRows } from '../../render/overlap.js';
import { CanvasPanel } from '../canvas_panel.js';
import { html } from '../panel.js';

export class OverlapView extends CanvasPanel {
  static uses = ['trace', 'head', 'theme'];

  /** @param {import('../panel.js').State} state @param {import('../panel.js').State} before */
  changed(state, before) {
    this.invalidate();
    if (state.trace !== before.trace || state.language !== before.language) this.requestUpdate();
  }

  render() {
    return html`<canvas role="img" aria-label=${this.words()}></canvas>`;
  }

  /** The chart as a text. */
  words() {
    const { trace } = this.state;
    if (!trace) return '';
    const rows = overlapRows(trace.board.starts.length).map((set) => {
      const turn = trace.overlaps[set] ?? -1;
      const names = this.names().filter((_, piece) => set & (1 << piece));
      return this.t('overlap_row', {
        names: names.join(''),
        turn: turn < 0 ? this.t('never') : turn,
      });
    });
    return this.t('overlap_alt', { rows: rows.join(this.t('comma')) });
  }

  names() {
    return this.board.starts.map((_, piece) => this.letter(piece, 'start'));
  }

  paint() {
    const { trace, head } = this.state;
    if (!trace) return;
    const pieces = trace.board.starts.length;
    const { width, height: offered, dpr, unit } = this.letterRoom();
    const { least, most } = overlapHeights(pieces);
    const height = Math.min(most, Math.max(least, offered));
    const context = fitCanvas(this.canvas, width, height, dpr, unit);
    drawOverlap(context, {
      width,
      height,
      dpr,
      palette: this.app.palette(),
      pieces,
      overlaps: trace.overlaps,
      turns: trace.track.turns,
      turn: head.turn,
      solved: trace.summary.outcome === 'solved',
      names: this.names(),
      words: { never: this.t('never') },
    });
  }
}

customElements.define('mn-overlap', OverlapView);
