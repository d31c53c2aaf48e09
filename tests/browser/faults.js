// What is wrong with the page in its window, as a person sees it: measured on the page itself, a line a
// fault.

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 * @returns {Promise<string[]>} what reaches over the left or right edge of the window, words that their
 *     control cuts off, controls that overlap, a board and a timeline that are not seen together
 */
export const faults = (page) =>
  page.evaluate(() => {
    const seen = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].filter(
        (part) => part.checkVisibility() && !part.matches('.hidden *, .skip'),
      );
    const name = (/** @type {Element} */ part) =>
      part.getAttribute('aria-label') ?? part.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 90);
    const boxes = (/** @type {Element[]} */ parts) =>
      parts.map((part) => /** @type {const} */ ([part, part.getBoundingClientRect()]));

    const leaving = boxes(seen('#page :not(.hidden)'))
      .filter(([, { width, height }]) => Math.min(width, height) > 1)
      .filter(([, { left, right }]) => left < -0.5 || right > innerWidth + 0.5)
      .map(([part]) => `leaves the window: ${name(part)}`);

    const cut = seen('button, summary, label.button, .badge, .tab-title, .place, .speed')
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => `is cut: ${name(part)}`);

    const overlap = ['.top', '.tools', '.tab-bar', '.controls', '.welcome .actions'].flatMap(
      (bar) => {
        const controls = boxes(
          seen(`${bar} :is(button, select, summary, input, .big, .place > span)`),
        ).filter(([part]) => !part.closest('.popup-card'));
        return controls.flatMap(([one, a], i) =>
          controls
            .slice(i + 1)
            .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1)
            .filter(([, b]) => a.top < b.bottom - 1 && b.top < a.bottom - 1)
            .filter(([other]) => !one.contains(other) && !other.contains(one))
            .map(([other]) => `overlap: ${name(one)} and ${name(other)}`),
        );
      },
    );

    const [board, line, card] = ['#board canvas', '.timeline', '.time-card'].map((selector) =>
      /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect(),
    );
    const room = line.left < board.right ? card.top : innerHeight;
    const together = line.top >= 0 && line.bottom <= innerHeight && board.height <= room;
    const apart = together
      ? []
      : [`no board of ${board.height} with the timeline at ${line.top} to ${line.bottom}`];
    return [...leaving, ...cut, ...overlap, ...apart];
  });

/** Controls that can be seen and are smaller than that. @param {Page} page @param {number} least */
export const tooSmall = (page, least) =>
  page.evaluate((limit) => {
    const kinds =
      'button, select, input:not([type="file"]), textarea, summary, a[href], label.button, [role="slider"]';
    return [...document.querySelectorAll(kinds)]
      .filter((control) => control.checkVisibility() && !control.matches('.skip'))
      .map((control) => /** @type {const} */ ([control, control.getBoundingClientRect()]))
      .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < limit - 0.5)
      .map(([control, { width, height }]) => {
        const name = control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120);
        return `${Math.round(width)}x${Math.round(height)} ${name}`;
      });
  }, least);
