import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import base from './playwright.config';

export default defineConfig({
  ...base,
  testDir: '__tests__/screens',
  outputDir: 'reports/screens-failed',
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 60_000,
  use: { ...base.use, screenshot: 'off' },
});
