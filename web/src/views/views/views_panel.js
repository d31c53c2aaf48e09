// The tab of the piece views: a small maze a piece, the legend, and the lesson of the overlaps.

import { currentAnswer } from '../../app/state.js';
import { observeRoom } from '../../render/canvas.js';
import { overlapHeights } from '../../render/overlap.js';
import { countReach } from '../../render/reach.js';
import { segmented } from '../controls.js';
import './maze_view.js';
import './overlap_view.js';
import { exampleNote } from '../board/example_note.js';
import { welcomeCard } from '../board/welcome.js';
import { letterUnit } from '../letters.js';
import { HIGH, ONE_COLUMN } from '../media.js';
import { html, nothing, Panel } from '../panel.js';
import { overlapWords } from './overlap_words.js';
import '../piece_icon.js';
import { reachOf, viewsOf } from '../scenes.js';
import { proofCard } from '../why/proof.js';
import { rich } from '../words.js';

/** Mazes are not made lower than this; the panel scrolls then. */
const LEAST_MAZE = 120;
/** A view is not made narrower than its heading, letter units. */
const LEAST_VIEW = 226;

/** Members of State that may change how high the other parts are. */
const SHAPING = /** @type {const} */ ([
  'drawings',
  'trace',
  'answer',
  'welcome',
  'roomUnder',
  'language',
]);

export class ViewsPanel extends Panel {
  static media = [HIGH];
  static uses = [
    'trace',
    'head',
    'detail',
    'follow',
    'shade',
    'drawings',
    'welcome',
    'roomUnder',
    'answer',
    'stroke',
  ];

  constructor() {
    super();
    /** CSS pixels of height for a maze, so that the panel need not scroll. */
    this.mazeHeight = Number.POSITIVE_INFINITY;
    /** Whether the room for the mazes may have changed; measuring costs a layout. */
    this.refit = true;
  }

  connectedCallback() {
    super.connectedCallback();
    const panel = /** @type {Element} */ (this.parentElement);
    this.stopObserving = observeRoom(panel, () => this.fit());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopObserving?.();
  }

  /** @param {import('../panel.js').State} state @param {import('../panel.js').State} before */
  changed(state, before) {
    this.refit ||= SHAPING.some((name) => state[name] !== before[name]);
    this.requestUpdate();
  }

  updated() {
    // An update that was asked for may come when the tab has been left.
    if (this.refit && this.isConnected && !this.state.stroke) this.fit();
  }

  /** Gives the mazes the height that the rest of the panel leaves. */
  fit() {
    const panel = /** @type {HTMLElement} */ (this.parentElement);
    const views = this.querySelector('.views');
    const maze = views?.querySelector('mn-maze');
    if (!views || !maze) return;
    this.refit = false;
    const chart = overlapHeights(this.board.starts.length).least * letterUnit();
    this.style.setProperty('--chart-height', `${chart}px`);
    const others =
      this.rest() + views.getBoundingClientRect().height - maze.getBoundingClientRect().height;
    const style = getComputedStyle(panel);
    const padding = pixels(style.paddingTop) + pixels(style.paddingBottom);
    const room = Math.max(LEAST_MAZE, panel.clientHeight - padding - others);
    const height = ONE_COLUMN.matches ? Number.POSITIVE_INFINITY : Math.floor(room);
    const { width, height: rows } = this.board;
    const wide = Math.max(LEAST_VIEW * letterUnit(), (height * width) / rows);
    this.style.setProperty('--view-width', Number.isFinite(wide) ? `${Math.ceil(wide)}px` : '100%');
    if (height === this.mazeHeight) return;
    this.mazeHeight = height;
    this.requestUpdate();
  }

  /** The height of what stands below the mazes, none of it stretched. */
  rest() {
    this.classList.add('fitting');
    const parts = this.querySelectorAll(':scope > .legend, :scope > .lesson, :scope > .welcome');
    const height = Array.from(parts).reduce((sum, part) => {
      const { marginTop, marginBottom } = getComputedStyle(part);
      const margins = pixels(marginBottom) + (part.matches('.legend') ? pixels(marginTop) : 0);
      return sum + part.getBoundingClientRect().height + margins;
    }, 0);
    this.classList.remove('fitting');
    return height;
  }

  render() {
    const views = viewsOf(this.state);
    const welcome = this.state.welcome && !this.state.roomUnder;
    return html`<div class="views" data-pieces=${Math.min(views.length, 4)}>
        ${views.map((pieces, view) => this.view(view, pieces))}
      </div>
      ${this.legend()}
      ${welcome && !HIGH.matches ? nothing : this.lesson()}
      ${welcome ? welcomeCard(this) : nothing}`;
  }

  /** @param {number} piece @param {number[]} pieces   all that the view is about */
  view(piece, pieces) {
    const { state, board } = this;
    const followed = state.follow === piece && pieces.length === 1;
    const reach = reachOf(state, piece);
    const counts = reach && countReach(reach, board.walls.length);
    const what = pieces.length > 1 ? this.t('pieces') : this.pieceName(piece);
    return html`<article class="view ${followed ? 'followed' : ''}">
      <h3><mn-piece .app=${this.app} .piece=${piece} kind="start"></mn-piece>
        <span>${this.t('piece_title', { letter: this.letter(piece, 'start'), piece })}</span>
        ${pieces.length > 1 ? nothing : this.followButton(piece, followed, what)}</h3>
      <mn-maze .app=${this.app} .piece=${piece} .height=${this.mazeHeight} role="img"
        aria-label=${counts ? this.t('view_alt', { what, ...counts }) : what}></mn-maze>
      <p class="counts">${counts ? this.counts(counts) : nothing}</p>
    </article>`;
  }

  /** @param {number} piece @param {boolean} followed @param {string} what */
  followButton(piece, followed, what) {
    return html`<button type="button" class="on-board" aria-pressed=${followed}
      aria-label=${this.t('on_board_label', { what })}
      @click=${() => this.send({ type: 'follow/set', piece })}><span>${this.t('on_board')}</span></button>`;
  }

  /** @param {{forward: number, backward: number, both: number}} counts */
  counts(counts) {
    const entries = /** @type {const} */ (['forward', 'backward', 'both']);
    return entries.map(
      (key) => html`<span>${rich(this.t(`cells_${key}`, { count: counts[key] }))}</span>`,
    );
  }

  legend() {
    return html`<div class="legend" role="group" aria-label=${this.t('legend')}>
      <span><i class="swatch ramp f"></i>${this.t('legend_forward')}</span>
      <span><i class="swatch ramp b"></i>${this.t('legend_backward')}</span>
      <span><i class="swatch x"></i>${this.t('legend_both')}</span>
      <span><i class="swatch edge"></i>${this.t('legend_edge')}</span>
      ${segmented({
        label: this.t('shade_by'),
        choices: [
          ['layer', this.t('shade_layer')],
          ['share', this.t('shade_share')],
        ],
        value: this.state.shade,
        choose: (value) => this.send({ type: 'setting/set', name: 'shade', value }),
      })}
    </div>`;
  }

  lesson() {
    const lesson = overlapWords(this);
    const outcome = currentAnswer(this.state)?.outcome ?? 'solved';
    const { roomUnder } = this.state;
    if (!roomUnder && outcome !== 'solved') {
      return html`<div class="lesson alone">${proofCard(this)}${exampleNote(this)}</div>`;
    }
    if (!lesson) return nothing;
    const { interchangeable } = this.puzzle;
    return html`<div class="lesson">
      <div><h3>${this.t(interchangeable ? 'interchangeable_title' : 'overlap_title')}</h3><p>${rich(lesson)}</p></div>
      ${interchangeable ? nothing : html`<mn-overlap .app=${this.app}></mn-overlap>`}
      ${roomUnder ? nothing : exampleNote(this)}
    </div>`;
  }
}

/** @param {string} length   as the browser computes it */
const pixels = (length) => Number.parseFloat(length) || 0;

customElements.define('mn-views', ViewsPanel);
