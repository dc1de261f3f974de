import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base from './playwright.config';

/** The tests of playwright.config.ts that are marked @everywhere, in the browser that is named. */
const browser = process.env.TEST_BROWSER ?? 'firefox';
process.env.TEST_BROWSER = browser;

const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.resolve('scripts/lib/firefoxRelay.mjs'),
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  },
} as const;

export default defineConfig({
  ...base,
  outputDir: `reports/${browser}`,
  grep: /@everywhere/,
  use: { ...base.use, ...(browser === 'firefox' && firefox) },
});
