import { fileURLToPath } from 'node:url';

/** Playwright's options to start Debian's Firefox. */
export const FIREFOX_LAUNCH = /** @type {const} */ ({
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefoxRelay.mjs', import.meta.url)),
});
