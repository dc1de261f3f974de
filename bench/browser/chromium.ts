import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/lib/chromium.mjs';

/** Runs `work` with a browser of its own. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
