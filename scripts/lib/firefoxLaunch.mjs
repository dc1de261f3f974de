import { fileURLToPath } from 'node:url';

/** The options by which Playwright starts Debian's Firefox. */
export const FIREFOX_LAUNCH = /** @type {const} */ ({
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefoxRelay.mjs', import.meta.url)),
});
