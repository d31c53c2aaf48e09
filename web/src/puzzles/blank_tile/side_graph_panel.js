// The tab of the side graph: the board with its ports, walks and slides, and what the graph saves.

import '../../../style/side_graph_panel.css';
import { planSteps } from '../../app/state.js';
import { boardGeometry } from '../../render/board.js';
import { fitCanvas } from '../../render/canvas.js';
import { CanvasPanel } from '../../views/canvas_panel.js';
import { ONE_COLUMN } from '../../views/media.js';
import { html, nothing } from '../../views/panel.js';
import { pieceStyle, walkOf } from '../../views/scenes.js';
import { rich } from '../../views/words.js';
import { sideGraph, sidesOfPlan } from './side_graph.js';
import { drawSideGraph } from './side_graph_picture.js';

/** CSS pixels. */
const LARGEST_CELL = 76;
const LEAST_HEIGHT = 200;

export class SideGraphPanel extends CanvasPanel {
  static uses = ['drawings', 'answer', 'mode', 'time', 'theme', 'stroke'];

  changed(/** @type {any} */ state, /** @type {any} */ before) {
    const names = /** @type {const} */ (['drawings', 'answer', 'language', 'stroke']);
    if (names.some((name) => state[name] !== before[name])) this.requestUpdate();
    this.invalidate();
  }

  container() {
    return /** @type {Element} */ (this.parentElement);
  }

  render() {
    const { nodes, edges, states } = sideGraph(this.board);
    const plan = this.plan();
    return html`<div class="sides">
      <p class="sum">${rich(this.t('sides_note', { states, nodes, edges }))}</p>
      <canvas role="img" aria-label=${this.t('sides_alt', { nodes, edges })}></canvas>
      ${plan ? html`<p>${rich(this.t('sides_plan', { slides: plan.slides, steps: planSteps(this.state) }))}</p>` : nothing}
      <p class="fine">${this.t('sides_key')}</p>
    </div>`;
  }

  /** What the plan is in the graph; null without one. */
  plan() {
    const { answer } = this.state;
    if (!answer || answer.board !== this.board || answer.summary.plan.length === 0) return null;
    return sidesOfPlan(this.board, answer.summary.plan);
  }

  paint() {
    const { board, state } = this;
    const { width, dpr } = this.room;
    const geometry = boardGeometry({
      columns: board.width,
      rows: board.height,
      width,
      height: ONE_COLUMN.matches ? Infinity : this.heightLeft(LEAST_HEIGHT),
      dpr,
      largest: LARGEST_CELL,
    });
    const context = fitCanvas(this.canvas, geometry.width, geometry.height, dpr);
    drawSideGraph(context, {
      geometry,
      palette: this.app.palette(),
      board,
      ...pieceStyle(state),
      drawFloor: undefined,
      positions: walkOf(state)?.positions ?? null,
      graph: sideGraph(board),
      used: this.plan()?.used ?? new Set(),
    });
  }
}

customElements.define('mn-side-graph', SideGraphPanel);
