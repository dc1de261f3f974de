import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** From now on time goes on only by `page.clock`: what goes away by itself stays to be looked at. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits for what comes by itself where time stands still, and lets no more of it pass than that needs. */
export const expectSoon = (page: Page, awaited: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10);
    await expect(awaited).toBeVisible({ timeout: 100 });
  }).toPass();
