// The smoke test in WebKit, Safari's engine: GTK's small browser on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { webkit } from './browsers.js';
import { serveSite } from './server.js';
import { smoke } from './smoke.js';
import { startSession } from './webdriver.js';

/** A virtual screen; it says its number when it is ready. */
async function startScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = await once(createInterface(screen.stdout), 'line');
  return { screen, display: `:${number}` };
}

/** A port that is free now: the driver cannot choose one. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** Starts a driver and waits until it answers. @param {string} display */
async function startDriver(display) {
  const port = await freePort();
  const env = { ...webkit.env, DISPLAY: display };
  const process = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { process, address };
}

/** What the page may complain of once it stands; before that nobody can listen. */
function listen() {
  const said = /** @type {string[]} */ ([]);
  Object.assign(window, { complaints: said });
  for (const level of /** @type {const} */ (['warn', 'error'])) {
    console[level] = (...words) => said.push(words.join(' '));
  }
  addEventListener('error', ({ message }) => said.push(message));
  addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => said.push(blockedURI));
}

/** Serves the site and opens it on a laptop's screen. @returns {Promise<import('./smoke.js').OpenPage>} */
async function open() {
  const site = await serveSite();
  const { screen, display } = await startScreen();
  const driver = await startDriver(display);
  const page = await startSession(driver.address, {
    'webkitgtk:browserOptions': { binary: webkit.executablePath, args: ['--automation'] },
  });
  await page.resize({ width: 1366, height: 860 });
  await page.goto(site.url);
  await page.evaluate(listen);
  return {
    ...page,
    complaints: () => page.evaluate(() => /** @type {any} */ (window).complaints),
    async close() {
      await page.close();
      driver.process.kill();
      screen.kill();
      await site.close();
    },
  };
}

smoke(open);
