// The tab of the joint space: every state of two pieces as one picture, with both frontiers.

import '../../../style/joint_panel.css';
import { isStale } from '../../app/state.js';
import { NO_CELL } from '../../engine/protocol.js';
import { distancesFrom } from '../../model/board.js';
import { depthAt } from '../../model/playback.js';
import { fitCanvas } from '../../render/canvas.js';
import { drawJoint } from '../../render/joint.js';
import { CanvasPanel } from '../canvas_panel.js';
import { ONE_COLUMN } from '../media.js';
import { html } from '../panel.js';
import { isAtMeeting, walkOf } from '../scenes.js';
import { rich } from '../words.js';

/** Side of the picture, CSS pixels. */
const LARGEST = 620;
const LEAST = 260;
/** Rows are of the second piece, columns of the first. */
const [COLUMN, ROW] = [0, 1];

export class JointPanel extends CanvasPanel {
  static uses = ['trace', 'head', 'mode', 'time', 'answer', 'drawings', 'theme'];

  constructor() {
    super();
    /** @type {{trace: object, pair: import('../../engine/protocol.js').FirstLayers, orders: number[][]}|null} */
    this.loaded = null;
    /** The trace whose picture was asked for. @type {unknown} */
    this.asked = null;
  }

  changed(/** @type {any} */ state, /** @type {any} */ before) {
    if (state.trace !== before.trace || state.language !== before.language) this.requestUpdate();
    this.invalidate();
  }

  container() {
    return /** @type {Element} */ (this.parentElement);
  }

  render() {
    const { trace } = this.state;
    const free = trace ? trace.board.walls.filter((wall) => !wall).length : 0;
    const states = free * (free - 1);
    return html`<div class="joint">
      <p class="sum">${rich(this.t('joint_note', { states, free }))}</p>
      <div class="joint-axes"><span class="row-name">${this.t('joint_rows', { what: this.pieceName(ROW) })}</span>
        <canvas role="img" aria-label=${this.t('joint_alt', { states })}></canvas>
        <span class="column-name">${this.t('joint_columns', { what: this.pieceName(COLUMN) })}</span></div>
    </div>`;
  }

  updated() {
    super.updated();
    this.load();
  }

  async load() {
    const { trace } = this.state;
    if (!trace || this.asked === trace) return;
    this.asked = trace;
    const pair = await this.app.commands.pairLayers(ROW, COLUMN);
    if (!pair || this.state.trace !== trace) return;
    this.loaded = {
      trace,
      pair,
      orders: [COLUMN, ROW].map((piece) => orderOf(trace.board, piece)),
    };
    this.invalidate();
  }

  paint() {
    const { state, loaded } = this;
    const { trace, head } = state;
    if (!loaded || !trace || loaded.trace !== trace) return;
    const { width, dpr } = this.room;
    const high = ONE_COLUMN.matches ? LARGEST : this.heightLeft(LEAST);
    const size = Math.floor(Math.min(width - 40, LARGEST, high));
    if (size < 40) return;
    const walk = walkOf(state);
    const cells = walk ? walk.positions : isAtMeeting(state) ? trace.summary.meeting?.cells : null;
    const context = fitCanvas(this.canvas, size, size, dpr);
    drawJoint(context, {
      size,
      palette: this.app.palette(),
      pair: loaded.pair,
      cells: trace.board.walls.length,
      columns: loaded.orders[COLUMN],
      rows: loaded.orders[ROW],
      forwardDepth: depthAt(trace.track, 'forward', head.turn),
      backwardDepth: depthAt(trace.track, 'backward', head.turn),
      stale: isStale(state),
      mark: cells ? { row: cells[ROW], column: cells[COLUMN] } : null,
    });
  }
}

/**
 * The free cells from those near a piece's start to those near its goal, so that layers are bands.
 * @param {import('../../engine/protocol.js').Board} board
 * @param {number} piece
 */
function orderOf(board, piece) {
  const start = distancesFrom(board, board.starts[piece]);
  const goal = board.goals[piece] === NO_CELL ? null : distancesFrom(board, board.goals[piece]);
  const key = (/** @type {number} */ cell) => start[cell] - (goal ? goal[cell] : 0);
  return [...board.walls.keys()]
    .filter((cell) => !board.walls[cell])
    .sort((a, b) => key(a) - key(b) || a - b);
}

customElements.define('mn-joint', JointPanel);
