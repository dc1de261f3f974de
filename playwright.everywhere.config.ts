import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { FIREFOX_LAUNCH } from './scripts/lib/firefoxLaunch.mjs';

/** Runs the tests marked @everywhere of playwright.config.ts in the browser named by TEST_BROWSER. */
const browser = process.env.TEST_BROWSER ?? 'firefox';
process.env.TEST_BROWSER = browser;

const firefox = {
  browserName: 'firefox',
  channel: FIREFOX_LAUNCH.channel,
  launchOptions: {
    executablePath: FIREFOX_LAUNCH.executablePath,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
} as const;

export default defineConfig({
  ...base,
  outputDir: `reports/${browser}`,
  grep: /@everywhere/,
  grepInvert: undefined,
  use: { ...base.use, ...(browser === 'firefox' && firefox) },
});
