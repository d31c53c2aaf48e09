// The card across the bottom: transport, options, the live sentence, the timeline.

import { SPEEDS } from '../../app/reducer.js';
import { sentence } from '../../app/sentences.js';
import { planSteps } from '../../app/state.js';
import { plainText } from '../../i18n/index.js';
import { observeRoom } from '../../render/canvas.js';
import { iconButton, popup, segmented } from '../controls.js';
import { icon } from '../icons.js';
import { ONE_COLUMN, PHONE } from '../media.js';
import { html, nothing, Panel } from '../panel.js';
import { pinTimeline } from './pinned.js';
import './timeline_view.js';
import { rich } from '../words.js';

/** Places of the speed's slider, which is logarithmic. */
const SLIDER = 100;
const GRAINS = /** @type {const} */ (['state', 'turn', 'run', 'meeting']);
const SCALES = /** @type {const} */ (['sqrt', 'log', 'linear']);
const SPEED_RANGE = Math.log(SPEEDS.most / SPEEDS.least);

export class TimeCard extends Panel {
  static media = [ONE_COLUMN, PHONE];
  static uses = [
    'trace',
    'answer',
    'head',
    'time',
    'mode',
    'playing',
    'speed',
    'grain',
    'sides',
    'scale',
    'engine',
    'job',
    'drawings',
    'detail',
    'distances',
    'held',
    'selected',
  ];

  render() {
    return html`<section class="card time-card" aria-label=${this.t('timeline')}>
      <div class="controls">
        ${this.transport()}${PHONE.matches ? nothing : this.mode()}${this.place()}
        <span class="grow"></span>
        ${this.options()}
      </div>
      ${this.say()}
      <mn-timeline .app=${this.app}></mn-timeline>
    </section>`;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopObserving?.();
  }

  firstUpdated() {
    const card = /** @type {Element} */ (this.querySelector('.time-card'));
    const measure = () => this.measure();
    const stop = observeRoom(card, measure);
    addEventListener('resize', measure);
    this.stopObserving = () => {
      removeEventListener('resize', measure);
      stop();
    };
  }

  measure() {
    pinTimeline(this.querySelector('.time-card')?.getBoundingClientRect().height ?? 0);
  }

  options() {
    const options = [this.speed(), this.grain(), this.sides(), this.scale()];
    if (!ONE_COLUMN.matches) return html`<div class="options">${options}</div>`;
    return popup({
      label: this.t('options'),
      button: icon('more'),
      body: html`${PHONE.matches ? this.mode() : nothing}${options}`,
      extra: 'options-popup end up',
    });
  }

  transport() {
    const { playing } = this.state;
    const send = (/** @type {import('../../app/actions.js').Action} */ action) => () =>
      this.send(action);
    const button = (/** @type {string} */ name, /** @type {() => void} */ act, extra = '') =>
      iconButton(name, this.t(name), act, { extra });
    return html`<div class="transport" role="group" aria-label=${this.t('play')}>
      ${button('first', send({ type: 'play/first' }))}
      ${button('back', send({ type: 'head/step', direction: -1 }))}
      ${playing ? button('pause', send({ type: 'play/pause' }), 'play') : button('play', send({ type: 'play/start' }), 'play')}
      ${button('step', send({ type: 'head/step', direction: 1 }))}
      ${button('last', send({ type: 'play/last' }))}
    </div>`;
  }

  /** What the transport moves, and the place it is at, as a box one can type into. */
  place() {
    const { state } = this;
    const plan = state.mode === 'plan';
    const most = plan ? planSteps(state) : (state.trace?.track.turns ?? 0);
    const at = plan ? Math.floor(state.time) : state.head.turn + (state.head.inner > 0 ? 1 : 0);
    const typed = (/** @type {Event} */ event) => {
      const input = /** @type {HTMLInputElement} */ (event.target);
      const wanted = Number(input.value);
      if (input.value.trim() !== '' && Number.isFinite(wanted)) {
        if (plan) this.send({ type: 'time/move', time: Math.round(wanted) });
        else this.send({ type: 'head/move', turn: wanted });
      }
      this.requestUpdate();
      input.value = String(this.state.mode === 'plan' ? this.state.time : this.state.head.turn);
    };
    return html`<label class="place"><span>${this.t(plan ? 'time' : 'turn')}</span>
        <input inputmode="numeric" .value=${String(at)} @change=${typed}>
        <span>${this.t('of_turns', { turns: most })}</span></label>`;
  }

  mode() {
    if (planSteps(this.state) === 0) return nothing;
    return segmented({
      label: this.t('mode'),
      choices: [
        ['search', this.t('mode_search')],
        ['plan', this.t('mode_plan')],
      ],
      value: this.state.mode,
      choose: (mode) => this.send({ type: 'mode/set', mode }),
      extra: 'mode',
    });
  }

  speed() {
    const { speed, mode, grain } = this.state;
    const place = Math.round((Math.log(speed / SPEEDS.least) / SPEED_RANGE) * SLIDER);
    const shown = speed >= 10 ? Math.round(speed) : Math.round(speed * 10) / 10;
    const words = this.t(`speed_${mode === 'plan' ? 'plan' : grain}`, { speed: shown });
    const slide = (/** @type {Event} */ event) => {
      const at = Number(/** @type {HTMLInputElement} */ (event.target).value) / SLIDER;
      this.send({ type: 'speed/set', speed: SPEEDS.least * Math.exp(at * SPEED_RANGE) });
    };
    return html`<label class="speed"><span>${this.t('speed')}</span>
      <input type="range" aria-label=${this.t('speed')} min="0" max=${SLIDER} .value=${String(place)}
        aria-valuetext=${words} @input=${slide}><output>${words}</output></label>`;
  }

  grain() {
    return html`<span class="field"><span>${this.t('grain')}</span>${segmented({
      label: this.t('grain'),
      choices: GRAINS.map((grain) => [grain, this.t(`grain_${grain}`)]),
      value: this.state.grain,
      choose: (value) => this.send({ type: 'setting/set', name: 'grain', value }),
    })}</span>`;
  }

  sides() {
    const swatch = (/** @type {string} */ name) => html`<i class="swatch ${name}"></i>`;
    return segmented({
      label: this.t('sides'),
      choices: [
        ['both', this.t('sides_both')],
        ['forward', html`${swatch('f')} ${this.t('sides_forward')}`],
        ['backward', html`${swatch('b')} ${this.t('sides_backward')}`],
      ],
      value: this.state.sides,
      choose: (value) => this.send({ type: 'setting/set', name: 'sides', value }),
      extra: 'sides',
    });
  }

  scale() {
    return segmented({
      label: this.t('scale'),
      choices: SCALES.map((scale) => [
        scale,
        this.t(`scale_${scale}`),
        this.t(`scale_${scale}_label`),
      ]),
      value: this.state.scale,
      choose: (value) => this.send({ type: 'setting/set', name: 'scale', value }),
      extra: 'scale',
    });
  }

  /** The sentence; while it plays fast it is shown but not announced. */
  say() {
    const text = sentence(
      this.state,
      (key, values) => this.t(key, values),
      (piece, kind) => this.letter(piece, kind),
    );
    const live = this.state.playing ? 'off' : 'polite';
    return html`<p class="say" aria-live=${live} title=${plainText(text)}>${rich(text)}</p>`;
  }
}

customElements.define('mn-time-card', TimeCard);
