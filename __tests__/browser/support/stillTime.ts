import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

type PlaywrightClock = { controller: { install: (ms: number) => void } };

/**
 * Replaces the page's clock. Playwright's clock reads 1970 from its injection until a second message sets it; a session
 * would then be from the future, and requests would go out without it. This one reads the present from the beginning.
 * @param time what the clock reads at the end; by default the present
 */
export async function installClock(page: Page, time: number | Date = Date.now()): Promise<void> {
  await page.evaluate(() => {
    if ('__pwClock' in globalThis) return;
    const { now } = Date;
    let injected: PlaywrightClock | undefined;
    Object.defineProperty(globalThis, '__pwClock', {
      configurable: true,
      get: () => injected,
      set: (clock: PlaywrightClock) => {
        injected = clock;
        clock.controller.install(now());
      },
    });
  });
  await page.clock.install({ time });
}

/** Stops the page's time so that toasts stay for inspection; only `page.clock` advances it. */
export async function stopTime(page: Page): Promise<void> {
  await installClock(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits for an element while time is stopped, and advances time only as far as needed. */
export const expectSoon = (page: Page, awaited: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10);
    await expect(awaited).toBeVisible({ timeout: 100 });
  }).toPass();
