// The client: a dead worker is replaced, its requests are rejected, versions must agree.

import { expect, test, vi } from 'vitest';
import { expose } from '../../../web/node_modules/comlink';
import { createClient, EngineFailed, EngineLost } from '../../../web/src/engine/client.js';
import { PROTOCOL_VERSION } from '../../../web/src/engine/protocol.js';

/** A worker that lives in this thread, behind a real message channel. */
class FakeWorker extends EventTarget {
  /** @param {object} engine */
  constructor(engine) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.other = port2;
    expose(engine, /** @type {any} */ (port2));
    port1.start();
    port1.addEventListener('message', (event) =>
      this.dispatchEvent(
        Object.assign(new Event('message'), { data: /** @type {any} */ (event).data }),
      ),
    );
  }

  /** @param {any} message @param {any} transfer */
  postMessage(message, transfer) {
    this.port.postMessage(message, transfer);
  }

  terminate() {
    this.port.close();
    this.other.close();
  }
}

/** @param {(() => object)[]} engines one for each worker that is started */
function setUp(...engines) {
  const handlers = { onReady: vi.fn(), onLost: vi.fn(), onFailed: vi.fn() };
  /** @type {FakeWorker[]} */
  const workers = [];
  const client = createClient(
    handlers,
    () => {
      const engine = engines[Math.min(workers.length, engines.length - 1)]();
      workers.push(new FakeWorker(engine));
      return /** @type {any} */ (workers.at(-1));
    },
    () => 'ghosts',
  );
  return { client, handlers, workers };
}

const hello = async (/** @type {string} */ puzzle) => ({ version: PROTOCOL_VERSION, puzzle });
const wait = (/** @type {() => void} */ check) => vi.waitFor(check, { timeout: 2000 });

test('calls go through and errors come back as they are', async () => {
  const { client, handlers } = setUp(() => ({
    hello,
    overlaps: async () => Int32Array.of(0, 7),
    position: async () => {
      throw new RangeError('there is no expansion 9');
    },
  }));
  client.start();
  await wait(() => expect(handlers.onReady).toHaveBeenCalledOnce());
  expect(await client.api.overlaps(1)).toEqual(Int32Array.of(0, 7));
  await expect(client.api.position(1, 9)).rejects.toThrow('no expansion 9');
  expect(handlers.onLost).not.toHaveBeenCalled();
  client.stop();
});

test('progress is called back', async () => {
  const { client, handlers } = setUp(() => ({
    hello,
    solve: async (/** @type {any} */ _request, /** @type {any} */ onProgress) => {
      await onProgress({ job: 1, expanded: 5 });
      return { job: 1 };
    },
  }));
  client.start();
  await wait(() => expect(handlers.onReady).toHaveBeenCalled());
  const seen = vi.fn();
  await client.api.solve(/** @type {any} */ ({ job: 1 }), seen);
  expect(seen).toHaveBeenCalledWith({ job: 1, expanded: 5 });
  client.stop();
});

test('when the worker dies every pending request is rejected and another worker says hello', async () => {
  const { client, handlers, workers } = setUp(() => ({
    hello,
    solve: () => new Promise(() => {}),
  }));
  client.start();
  await wait(() => expect(handlers.onReady).toHaveBeenCalledTimes(1));
  const pending = [
    client.api.solve(/** @type {any} */ ({ job: 1 })),
    client.api.solve(/** @type {any} */ ({ job: 2 })),
  ];
  workers[0].dispatchEvent(Object.assign(new Event('error'), { message: 'boom' }));
  for (const promise of pending) await expect(promise).rejects.toBeInstanceOf(EngineLost);
  await wait(() => expect(handlers.onReady).toHaveBeenCalledTimes(2));
  expect(workers).toHaveLength(2);
  client.stop();
});

test('a RuntimeError means that the module is dead', async () => {
  const { client, handlers, workers } = setUp(() => ({
    hello,
    solve: async () => {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  }));
  client.start();
  await wait(() => expect(handlers.onReady).toHaveBeenCalledTimes(1));
  await expect(client.api.solve(/** @type {any} */ ({ job: 1 }))).rejects.toBeInstanceOf(
    EngineLost,
  );
  await wait(() => expect(handlers.onReady).toHaveBeenCalledTimes(2));
  expect(workers).toHaveLength(2);
  client.stop();
});

test('a worker that does not obey a cancel is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { client, handlers, workers } = setUp(() => ({
      hello,
      cancel: (/** @type {number} */ job) => (job === 1 ? undefined : new Promise(() => {})),
    }));
    const ready = async (/** @type {number} */ times) => {
      for (let i = 0; i < 200 && handlers.onReady.mock.calls.length < times; i++) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(handlers.onReady).toHaveBeenCalledTimes(times);
    };
    client.start();
    await ready(1);
    await client.api.cancel(1);
    vi.advanceTimersByTime(60_000);
    expect(workers).toHaveLength(1);
    const lost = expect(client.api.cancel(2)).rejects.toBeInstanceOf(EngineLost);
    vi.advanceTimersByTime(15_000);
    await lost;
    await ready(2);
    expect(workers).toHaveLength(2);
    client.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('another version is refused', async () => {
  const { client, handlers } = setUp(() => ({
    hello: async () => ({ version: PROTOCOL_VERSION + 1 }),
  }));
  client.start();
  await wait(() => expect(handlers.onFailed).toHaveBeenCalledOnce());
  expect(handlers.onFailed.mock.calls[0][0]).toBeInstanceOf(EngineFailed);
  expect(handlers.onReady).not.toHaveBeenCalled();
});

test('a worker that never starts is given up after a few attempts', async () => {
  const { client, handlers, workers } = setUp(() => ({
    hello: async () => {
      throw new Error('no wasm here');
    },
  }));
  client.start();
  await wait(() => expect(handlers.onFailed).toHaveBeenCalledOnce());
  expect(workers).toHaveLength(3);
  expect(handlers.onFailed.mock.calls[0][0].message).toContain('no wasm here');
});
