// Calls across the worker's boundary: a question, its answer, and progress in between.

/** @typedef {{id: number, name: string, args: unknown[], listens: boolean}} Question */

/**
 * One of `value`, `error` and `progress` is there.
 * @typedef {object} Answer
 * @property {number} id
 * @property {unknown} [value]
 * @property {{name: string, message: string}} [error]
 * @property {unknown} [progress]
 */

/**
 * The end that asks.
 * @param {Worker} worker
 * @returns {(name: string, args: unknown[]) => Promise<any>}   a function as the last argument is told
 *   the progress; rejects with the error's name and message
 */
export function createAsker(worker) {
  /** @type {Map<number, {resolve: (value: unknown) => void, reject: (error: Error) => void, listener: any}>} */
  const waiting = new Map();
  let asked = 0;

  worker.addEventListener('message', (/** @type {MessageEvent<Answer>} */ { data }) => {
    const call = waiting.get(data.id);
    if (!call) return;
    if ('progress' in data) return call.listener(data.progress);
    waiting.delete(data.id);
    const { error, value } = data;
    if (error) call.reject(Object.assign(new Error(error.message), { name: error.name }));
    else call.resolve(value);
  });

  return (name, args) =>
    new Promise((resolve, reject) => {
      const last = args.at(-1);
      const listens = typeof last === 'function';
      const id = ++asked;
      waiting.set(id, { resolve, reject, listener: last });
      worker.postMessage({ id, name, args: listens ? args.slice(0, -1) : args, listens });
    });
}

/**
 * The end that answers. The buffers of a bulk result are handed over, not copied.
 * @param {MessagePort} port   or the worker itself
 * @param {Record<string, (...args: any[]) => unknown>} api
 */
export function answerCalls(port, api) {
  const answer = async (/** @type {Question} */ { id, name, args, listens }) => {
    const tell = (/** @type {unknown} */ progress) => port.postMessage({ id, progress });
    try {
      const value = await api[name](...args, ...(listens ? [tell] : []));
      port.postMessage({ id, value }, buffersOf(value));
    } catch (error) {
      const { name: kind, message } = /** @type {Error} */ (error);
      port.postMessage({ id, error: { name: kind, message } });
    }
  };
  port.addEventListener('message', ({ data }) => answer(data));
}

/** Those of a result that is a table, or has tables. @param {any} result @returns {Transferable[]} */
function buffersOf(result) {
  const values = result && typeof result === 'object' ? [result, ...Object.values(result)] : [];
  return values.filter((value) => ArrayBuffer.isView(value)).map((view) => view.buffer);
}
