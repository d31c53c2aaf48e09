// As much of W3C WebDriver (https://www.w3.org/TR/webdriver2/) as the smoke test takes: a session on a
// driver that listens, scripts, mouse and keys.

/** Keys that have no letter, as the standard numbers them. @type {Record<string, string>} */
const KEYS = { Control: '\uE009', ArrowRight: '\uE014', End: '\uE010' };

/**
 * @param {string} driver         its address
 * @param {object} capabilities   that the browser must have
 */
export async function startSession(driver, capabilities) {
  const { sessionId } = await call(`${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  const act = (/** @type {{type: string, [rest: string]: unknown}} */ source) =>
    call(`${session}/actions`, { actions: [{ id: source.type, ...source }] });

  return {
    goto: (/** @type {string} */ url) => call(`${session}/url`, { url }),
    resize: (/** @type {{width: number, height: number}} */ size) =>
      call(`${session}/window/rect`, size),

    /** @template {unknown[]} A, R @param {(...values: A) => R} look @param {A} args @returns {Promise<R>} */
    evaluate: (look, ...args) =>
      call(`${session}/execute/sync`, { script: `return (${look})(...arguments)`, args }),

    /** @param {{x: number, y: number}[]} points */
    async drag([first, ...rest]) {
      const move = (/** @type {{x: number, y: number}} */ { x, y }, duration = 0) => ({
        type: 'pointerMove',
        x: Math.round(x),
        y: Math.round(y),
        duration,
      });
      const actions = [
        move(first),
        { type: 'pointerDown', button: 0 },
        ...rest.map((point) => move(point, 100)),
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', parameters: { pointerType: 'mouse' }, actions });
    },

    /** @param {string[]} keys */
    async press(...keys) {
      const strokes = (/** @type {string} */ type, /** @type {string[]} */ names) =>
        names.map((name) => ({ type, value: KEYS[name] ?? name }));
      const actions = [...strokes('keyDown', keys), ...strokes('keyUp', keys.toReversed())];
      await act({ type: 'key', actions });
    },

    close: () => call(session, undefined, 'DELETE'),
  };
}

/**
 * @param {string} url
 * @param {object} [body]
 * @param {string} [method]
 * @returns {Promise<any>} the value of the answer; throws what the driver calls an error
 */
async function call(url, body, method = 'POST') {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
