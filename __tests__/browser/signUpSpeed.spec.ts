import type { Page } from '@playwright/test';
import { expect, getSendButton, test } from './support/signUp';

/** Time of the first paint, in milliseconds since the page was requested. */
const measureFirstView = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

test('the page is painted with its looks while everything else is on its way', async ({
  page,
  desk,
}) => {
  await page.route(/assets|favicon/, () => new Promise<void>(() => undefined));
  await page.goto(desk.path, { waitUntil: 'commit' });
  expect(await measureFirstView(page)).toBeGreaterThan(0);
  await expect(getSendButton(page)).toBeVisible();
  const color = await getSendButton(page).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(color).not.toMatch(/^(rgba\(0, 0, 0, 0\)|rgb\(239, 239, 239\))$/);
});
