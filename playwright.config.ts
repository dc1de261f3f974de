import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from './scripts/lib/chromium.mjs';

/** The tests of `npm test` or, marked @deep, of `npm run test:deep`; of both, where it is not set. */
const { TIER } = process.env;

/** Each test has a club with a server of its own: see the fixtures of the tests. */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'reports/browser',
  // The server under test runs as it is built.
  build: { external: ['**/dist/server/**'] },
  grep: TIER === 'deep' ? /@deep/ : undefined,
  grepInvert: TIER === 'first' ? /@deep/ : undefined,
  fullyParallel: false,
  // A worker waits for its page a third of its time; more of them only make each test longer.
  workers: Math.ceil(1.5 * availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // For tests that hang: what one waits for has a time of its own, and a busy machine may take long.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // What a worker asks for no test could answer in the server's stead; those of offline allow it.
    serviceWorkers: 'block',
    // A trace costs each test a third of its time: TRACE=1 asks for one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser() ?? undefined,
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
