import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from './scripts/lib/chromium.mjs';

/** Selects the tests of `npm test`, or those marked @deep of `npm run test:deep`; both when unset. */
const { TIER } = process.env;

/** Each test has a club with its own server; see the fixtures of the tests. */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'reports/browser',
  // The server under test runs as built.
  build: { external: ['**/dist/server/**'] },
  grep: TIER === 'deep' ? /@deep/ : undefined,
  grepInvert: TIER === 'first' ? /@deep/ : undefined,
  fullyParallel: false,
  // A worker waits for its page a third of its time; more workers only slow each test down.
  workers: Math.ceil(1.5 * availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Stops tests that hang. Each wait has its own limit, and a busy machine may take long.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // A test could not intercept a worker's requests; the offline tests allow workers.
    serviceWorkers: 'block',
    // A trace costs a third of a test's time; TRACE=1 turns it on.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser() ?? undefined,
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
