// The timeline's canvas as a slider: drag a front or the strip of turns, or use its keys.

import { sentence } from '../../app/sentences.js';
import { isStale, planSteps } from '../../app/state.js';
import { plainText } from '../../i18n/index.js';
import { fitCanvas } from '../../render/canvas.js';
import {
  columnAt,
  drawTimeline,
  grabAt,
  TIMELINE_HEIGHT,
  timelineGeometry,
  turnAt,
} from '../../render/timeline.js';
import { CanvasPanel } from '../canvas_panel.js';
import { letterUnit } from '../letters.js';
import { Motion } from '../motion.js';
import { html } from '../panel.js';
import { partialOf } from '../scenes.js';

/** Room narrower than this gets the phone's timeline, letter units. */
const COMPACT = 640;
/** A high window gives the timeline this share of its height. */
const SHARE = 0.155;
/** Of the height that a window lacks, the timeline gives up this part. */
const GIVES = 2 / 3;
/** The fronts take this long from turn to turn, milliseconds. */
const GLIDE = 90;

/** What is drawn before the first search has ended. */
const NOTHING = /** @type {import('../../render/types.js').TimelineData} */ ({
  outcome: 'running',
  steps: null,
  schedule: '',
  layers: { forward: [], backward: [] },
  meeting: null,
});

/** How high the timeline is in a window that high, letter units. @param {number} height */
function wideHeight(height) {
  const { usual, window, lowest, highest } = TIMELINE_HEIGHT;
  if (height < window) return Math.round(Math.max(lowest, usual - (window - height) * GIVES));
  return Math.round(Math.min(highest, Math.max(usual, height * SHARE)));
}

export class TimelineView extends CanvasPanel {
  static uses = [
    'trace',
    'plain',
    'head',
    'time',
    'mode',
    'scale',
    'sides',
    'theme',
    'drawings',
    'detail',
  ];

  constructor() {
    super();
    /** @type {import('../../render/types.js').TimelineGeometry|null} */
    this.geometry = null;
    /** @type {import('../../render/types.js').Grab|null} */
    this.grab = null;
    /** Where the playhead was when the drag began. @type {Pick<import('../panel.js').State, 'mode'|'head'|'time'>|null} */
    this.pressed = null;
    this.hover = -1;
    /** The turn that the fronts come from. */
    this.from = 0;
    this.motion = new Motion(GLIDE);
    /** @type {{plain: object, trace: object|null, language: string, text: string}|null} */
    this.outlineMade = null;
    /** Where the canvas was when the drag began. @type {DOMRect|null} */
    this.box = null;
    /** @type {import('../../engine/protocol.js').Side} */
    this.hoverSide = 'forward';
  }

  /** @param {import('../panel.js').State} state @param {import('../panel.js').State} before */
  changed(state, before) {
    if (state.trace !== before.trace) this.from = state.head.turn;
    else if (state.head.turn !== before.head.turn) this.glide(state, before.head.turn);
    this.invalidate();
    this.requestUpdate();
  }

  /** While it plays the fronts move; by hand they are where they are put. */
  glide(/** @type {import('../panel.js').State} */ state, /** @type {number} */ from) {
    this.from = state.playing ? from : state.head.turn;
    if (state.playing) this.motion.begin();
  }

  /** Where the fronts are drawn, a fraction on their way. */
  get turnShown() {
    const { turn } = this.state.head;
    return turn - (turn - this.from) * (1 - this.motion.share);
  }

  render() {
    const { state } = this;
    const plan = state.mode === 'plan';
    const most = plan ? planSteps(state) : (state.trace?.track.turns ?? 0);
    const now = plan ? Math.floor(state.time) : state.head.turn;
    const words = sentence(
      state,
      (key, values) => this.t(key, values),
      (piece, kind) => this.letter(piece, kind),
    );
    return html`<canvas role="slider" tabindex="0" class="timeline"
      aria-label=${this.t(plan ? 'timeline_plan_label' : 'timeline_label')}
      aria-valuemin="0" aria-valuemax=${most} aria-valuenow=${now} aria-valuetext=${plainText(words)}
      @pointerdown=${this.press} @pointermove=${this.slide} @pointerup=${this.release}
      @pointercancel=${this.takeBack} @pointerleave=${this.leave} @keydown=${this.key}></canvas>`;
  }

  get data() {
    return this.state.trace?.summary ?? NOTHING;
  }

  paint() {
    const { width, dpr, unit } = this.letterRoom();
    const compact = width < COMPACT;
    const height = compact ? TIMELINE_HEIGHT.compact : wideHeight(innerHeight / unit);
    const { data } = this;
    this.geometry = timelineGeometry({ width, height, dpr, compact, data });
    const context = fitCanvas(this.canvas, width, height, dpr, unit);
    if (this.state.trace) drawTimeline(context, this.scene(this.geometry));
    else context.clearRect(0, 0, width, height);
    if (this.motion.share < 1) this.invalidate();
  }

  /** @param {import('../../render/types.js').TimelineGeometry} geometry */
  scene(geometry) {
    const { state, data } = this;
    const plan = state.mode === 'plan';
    return {
      geometry,
      palette: this.app.palette(),
      data,
      plain: state.plain,
      scale: state.scale,
      turn: this.turnShown,
      partial: partialOf(state),
      sides: state.sides,
      stale: isStale(state),
      hover: plan ? Math.min(geometry.columns - 1, Math.floor(state.time)) : this.hover,
      hoverSide: this.hoverSide,
      words: this.words(),
    };
  }

  /** The words on the canvas. @returns {import('../../render/types.js').TimelineWords} */
  words() {
    const values = (/** @type {string} */ key) => (/** @type {object} */ of) => this.t(key, of);
    const [apart, meet, closed, layerWords] = ['apart', 'meet', 'closed', 'layer'].map((name) =>
      values(`line_${name}`),
    );
    return {
      start: this.t('line_start'),
      goal: this.t('line_goal'),
      turns: this.t('line_turns'),
      apart: (layers) => apart({ layers }),
      meet: (forward, backward) => meet({ forward, backward }),
      closed: (side) => closed({ side }),
      limit: this.t('line_limit'),
      outline: this.outline(),
      layer: (side, layer, size) => layerWords({ side, layer, size }),
    };
  }

  /** What the outline is, and what two sides saved; made once for each of them. */
  outline() {
    const { plain, trace, language } = this.state;
    const made = this.outlineMade;
    if (made?.plain === plain && made.trace === trace && made.language === language)
      return made.text;
    const text = this.outlineText();
    this.outlineMade = { plain, trace, language, text };
    return text;
  }

  outlineText() {
    const { plain, trace } = this.state;
    if (!plain.forward || !trace) return '';
    const total = plain.forward.reduce((sum, size) => sum + size, 0);
    const { schedule, discovered } = trace.summary;
    const twoSided = schedule.includes('b') && schedule.includes('f');
    if (!twoSided) return this.t('line_outline_alone', { plain: total });
    return this.t('line_outline', { plain: total, both: discovered });
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0 || !this.geometry || !this.state.trace) return;
    this.box = this.canvas.getBoundingClientRect();
    const { x, y } = this.point(event);
    this.canvas.setPointerCapture(event.pointerId);
    const { mode, head, time } = this.state;
    this.pressed = { mode, head, time };
    this.grab = grabAt(this.geometry, this.data, this.state.head.turn, x, y);
    this.moveTo(x);
  }

  /** @param {PointerEvent} event */
  slide(event) {
    const { x, y } = this.point(event);
    if (this.grab) return this.moveTo(x);
    if (!this.geometry || event.pointerType === 'touch') return;
    this.hover = columnAt(this.geometry, x, y);
    this.hoverSide = y <= this.geometry.middle ? 'forward' : 'backward';
    this.invalidate();
  }

  release() {
    this.grab = null;
  }

  /** The browser took the finger for a scroll: nothing was asked for. */
  takeBack() {
    const { grab, pressed: before } = this;
    this.release();
    if (!grab || !before) return;
    if (before.mode === 'plan') this.send({ type: 'time/move', time: before.time });
    else this.send({ type: 'head/move', ...before.head });
  }

  leave() {
    this.hover = -1;
    this.invalidate();
  }

  /** @param {number} x */
  moveTo(x) {
    if (!this.geometry || !this.grab) return;
    if (this.state.mode === 'plan') {
      const { left, right, columns } = this.geometry;
      const time = Math.floor(((x - left) / (right - left)) * columns);
      return this.send({ type: 'time/move', time });
    }
    this.send({ type: 'head/move', turn: turnAt(this.geometry, this.data, x, this.grab) });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const steps =
      /** @type {Record<string, [direction: 1|-1, grain?: import('../../model/playback.js').Grain]>} */ ({
        ArrowLeft: [-1],
        ArrowDown: [-1],
        ArrowRight: [1],
        ArrowUp: [1],
        PageDown: [-1, 'run'],
        PageUp: [1, 'run'],
      })[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (steps) this.send({ type: 'head/step', direction: steps[0], grain: steps[1] });
    else if (event.key === 'Home') this.send({ type: 'play/first' });
    else if (event.key === 'End') this.send({ type: 'play/last' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {PointerEvent} event */
  point(event) {
    const box = (this.grab && this.box) || this.canvas.getBoundingClientRect();
    const unit = letterUnit();
    return { x: (event.clientX - box.left) / unit, y: (event.clientY - box.top) / unit };
  }
}

customElements.define('mn-timeline', TimelineView);
