import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, isWebKit } from './everywhere';
import { waitUntilSettled, takePicture } from './rendering';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that the dark theme can break; the light theme is checked against all rules. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Axed = Window & { axe?: typeof axe };

type AxeOptions = {
  /** True when another test checks the colours. Checking them takes most of the time on a large page. */
  isWithoutColours?: boolean;
};

/** Runs axe directly in the page, which has no frames; axe's Playwright builder takes six times as long. */
async function listViolations(
  page: Page,
  { isWithoutColours = false }: AxeOptions,
): Promise<axe.Result[]> {
  const isThere = await page.evaluate(() => (window as Axed).axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, ofColours, skipped }) => {
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
      const runOnly: axe.RunOnly = isDark
        ? { type: 'rule', values: ofColours }
        : { type: 'tag', values: tags };
      const rules = Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }]));
      // axe would fetch style sheets only for rules about sound and orientation, and warn when the network fails.
      const { violations } = await (window as Axed).axe!.run({ runOnly, rules, preload: false });
      return violations;
    },
    { tags: TAGS, ofColours: OF_COLOURS, skipped: isWithoutColours ? OF_COLOURS : [] },
  );
}

/** Waits for animations, then asserts that the page meets WCAG 2.2 AA. In the dark theme it checks only the colours. */
export async function expectAccessible(
  page: Page,
  name: string,
  options: AxeOptions = {},
): Promise<void> {
  await waitUntilSettled(page);
  await takePicture(page, name);
  // The driver of WebKit accepts no script as large as axe.
  if (isWebKit) return;
  const violations = await listViolations(page, options);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
  }));
  expect(found, name).toEqual([]);
}
