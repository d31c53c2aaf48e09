// Serves build/site from a sub-folder, under the page's policy: as a header it also binds the worker,
// which a meta tag does not. `node server.js [PORT]` serves it to look at.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'";

/** The folder on the host that stands for the site; anything but the root. */
export const BASE = '/some/folder/';

const SITE = fileURLToPath(new URL('../../build/site/', import.meta.url));

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The file that a request's path names, or '' outside the site. @param {string} path */
function fileOf(path) {
  if (!path.startsWith(BASE)) return '';
  const file = join(SITE, normalize(`/${decodeURIComponent(path.slice(BASE.length))}`));
  return file.endsWith('/') ? `${file}index.html` : file;
}

/** @type {import('node:http').RequestListener} */
function answer(request, response) {
  const file = fileOf(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (!file || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
  });
  createReadStream(file).pipe(response);
}

/**
 * Starts the server on a free port (or the given one) of this machine.
 * @param {number} [port]
 * @returns {Promise<{url: string, close: () => Promise<void>}>} url: where the page is
 */
export async function serveSite(port = 0) {
  const server = createServer(answer);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}${BASE}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serveSite(Number(process.argv[2] ?? 0));
  console.log(url);
}
