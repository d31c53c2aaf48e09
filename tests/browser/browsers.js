// Where the browsers are, how they start without a display, and the fonts they see.
// MIDNIGHT_CHROMIUM, MIDNIGHT_FIREFOX and MIDNIGHT_WEBKIT name others than Debian's.
import { fontEnvironment } from './letters.js';

const env = /** @type {Record<string, string>} */ ({ ...process.env, ...fontEnvironment });

/** Background traffic and the GPU are off; so is the sandbox, which root cannot have. */
export const chromium = {
  executablePath: process.env.MIDNIGHT_CHROMIUM || '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  env,
};

const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** GTK's small browser, which lies among its engine's libraries. Root must give up the sandbox, too. */
export const webkit = {
  executablePath:
    process.env.MIDNIGHT_WEBKIT || `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  env: { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
};

export const firefox = {
  executablePath: process.env.MIDNIGHT_FIREFOX || '/usr/bin/firefox-esr',
  env,
};
