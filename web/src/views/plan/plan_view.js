// The plan as lines: where each piece is, over time. A press moves the plan's walk there.

import { planSteps } from '../../app/state.js';
import { fitCanvas } from '../../render/canvas.js';
import { drawPlanLines, livelierAxis } from '../../render/plan_lines.js';
import { CanvasPanel } from '../canvas_panel.js';
import { html } from '../panel.js';

/** Letter units; the lower one in a low window, so that the panel need not scroll. */
const HEIGHT = { usual: 260, low: 170 };
const LOW_WINDOW = 920;

export class PlanView extends CanvasPanel {
  static uses = ['answer', 'time', 'mode', 'theme', 'drawings'];

  render() {
    const steps = planSteps(this.state);
    return html`<canvas role="img" aria-label=${this.t('plan_lines_alt', { steps })}></canvas>`;
  }

  paint() {
    const { answer, mode, time } = this.state;
    if (!answer || answer.summary.plan.length === 0) return;
    const { board, summary } = answer;
    const { width, dpr, unit } = this.letterRoom();
    const height = innerHeight < LOW_WINDOW ? HEIGHT.low : HEIGHT.usual;
    const pieces = board.starts.length;
    const context = fitCanvas(this.canvas, width, height, dpr, unit);
    drawPlanLines(context, {
      width,
      height,
      dpr,
      palette: this.app.palette(),
      drawPiece: this.puzzle.drawPiece,
      plan: summary.plan,
      pieces,
      boardWidth: board.width,
      axis: livelierAxis(summary.plan, pieces, board.width),
      meetingTime: summary.meeting?.forwardDepth ?? -1,
      time: mode === 'plan' ? Math.floor(time) : null,
    });
  }
}

customElements.define('mn-plan', PlanView);
