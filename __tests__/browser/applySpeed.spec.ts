import type { Page } from '@playwright/test';
import { expect, sendButton, test } from './support/signUp';

/** In bytes a second, latency in ms. */
const NETWORKS = [
  { name: 'a phone network', latency: 150, throughput: 200_000, most: 1_000 },
  { name: 'DevTools’ «Slow 4G»', latency: 562.5, throughput: 180_000, most: 1_500 },
] as const;
const VISITS = 5;

/** When something was first painted, in ms since the page was asked for. */
const firstView = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

test('APPLY-15: the page is painted with its looks while everything else is on its way', async ({
  page,
  desk,
}) => {
  await page.route(/assets|favicon/, () => new Promise<void>(() => undefined));
  await page.goto(desk.path, { waitUntil: 'commit' });
  expect(await firstView(page)).toBeGreaterThan(0);
  await expect(sendButton(page)).toBeVisible();
  const color = await sendButton(page).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(color).not.toMatch(/^(rgba\(0, 0, 0, 0\)|rgb\(239, 239, 239\))$/);
});

for (const { name, latency, throughput, most } of NETWORKS) {
  test(`APPLY-15: the first view on ${name}`, async ({ browser, club, desk }) => {
    const seen: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const tools = await context.newCDPSession(page);
      await tools.send('Network.enable');
      await tools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput / 2,
      });
      await page.goto(club.url + desk.path, { waitUntil: 'commit' });
      seen.push(await firstView(page));
      await context.close();
    }
    test
      .info()
      .annotations.push({ type: 'first view, ms', description: seen.map(Math.round).join() });
    process.stdout.write(`first view, ${name}: ${seen.map(Math.round).join(', ')} ms\n`);
    expect(median(seen)).toBeLessThanOrEqual(most);
  });
}
