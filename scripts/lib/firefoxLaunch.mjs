import { fileURLToPath } from 'node:url';

/** How Playwright starts Debian's Firefox. */
export const FIREFOX_LAUNCH = /** @type {const} */ ({
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefoxRelay.mjs', import.meta.url)),
});
