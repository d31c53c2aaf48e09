// Where the browsers are and how they start without a display.
// MIDNIGHT_CHROMIUM and MIDNIGHT_FIREFOX name others than Debian's.

/** Background traffic and the GPU are off; so is the sandbox, which root cannot have. */
export const chromium = {
  path: process.env.MIDNIGHT_CHROMIUM || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const firefox = { path: process.env.MIDNIGHT_FIREFOX || '/usr/bin/firefox-esr' };
