import { fileURLToPath } from 'node:url';

/** Options with which Playwright starts Debian's Firefox. */
export const FIREFOX_LAUNCH = /** @type {const} */ ({
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefoxRelay.mjs', import.meta.url)),
});
