import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Stops the page's time so that toasts stay for inspection; only `page.clock` advances it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits for an element while time is stopped, and advances time only as far as needed. */
export const expectSoon = (page: Page, awaited: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10);
    await expect(awaited).toBeVisible({ timeout: 100 });
  }).toPass();
