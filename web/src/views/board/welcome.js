// What a first visit is told. It stands where the lesson is otherwise, and covers nothing.

import { html } from 'lit';
import { rich } from '../words.js';

/** @param {import('../panel.js').Panel} panel */
export function welcomeCard(panel) {
  const t = (/** @type {string} */ key) => panel.t(key);
  const close = () => panel.send({ type: 'welcome/close' });
  const play = () => {
    close();
    panel.send({ type: 'play/first' });
    panel.send({ type: 'play/start' });
  };
  return html`<section class="welcome" aria-label=${t('welcome_title')}>
    <h2>${t('welcome_title')}</h2>
    <p>${t('welcome_text')}</p>
    <ol>
      <li>${rich(t('welcome_drag'))}</li>
      <li>${rich(t('welcome_draw'))}</li>
      <li class="of-keys">${rich(t('welcome_keys'))}</li>
    </ol>
    <div class="actions">
      <button type="button" class="primary" @click=${play}>${t('welcome_play')}</button>
      <button type="button" class="secondary" @click=${close}>${t('welcome_look')}</button>
    </div>
  </section>`;
}
