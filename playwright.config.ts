import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { CHROMIUM_ARGUMENTS, findTestBrowser } from './scripts/lib/chromium.mjs';

/** Tier whose tests run: that of `npm test`, or the tests marked @deep of `npm run test:deep`; all tests when unset. */
const { TIER } = process.env;

/** Each test has a club with its own server (see the fixtures in support/). */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'reports/browser',
  // Playwright must not transform the built server.
  build: { external: ['**/dist/server/**'] },
  grep: TIER === 'deep' ? /@deep/ : undefined,
  grepInvert: TIER === 'first' ? /@deep/ : undefined,
  fullyParallel: false,
  // A worker waits for its page a third of its time. More workers than this slow down each test.
  workers: Math.ceil(1.5 * availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // This limit stops tests that hang. Each wait has its own limit, and a busy machine may take long.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // A test cannot intercept requests of a service worker. Only the offline tests allow workers.
    serviceWorkers: 'block',
    // A trace costs a third of a test's time, so only TRACE=1 records it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser() ?? undefined,
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
