import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, isWebKit } from './everywhere';
import { waitUntilSettled, takePicture } from './rendering';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can break: the same page was looked at as a whole in the light. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Axed = Window & { axe?: typeof axe };

type AxeOptions = {
  /** Colours are looked at elsewhere: they take most of the time of a page of many like parts. */
  isWithoutColours?: boolean;
};

/** Asks axe in the page itself, which has no frames: its builder for Playwright takes six times as long. */
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
      // Sheets of style are fetched only for rules about sound and turned phones: without a network
      // that would be a warning.
      const { violations } = await (window as Axed).axe!.run({ runOnly, rules, preload: false });
      return violations;
    },
    { tags: TAGS, ofColours: OF_COLOURS, skipped: isWithoutColours ? OF_COLOURS : [] },
  );
}

/**
 * Lets what moves come to rest, then finds nothing that WCAG 2.2 AA forbids; in the dark, nothing of
 * what colours can do.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  options: AxeOptions = {},
): Promise<void> {
  await waitUntilSettled(page);
  await takePicture(page, name);
  // Its pages are not Playwright's own, and take no script as large as axe.
  if (isWebKit) return;
  const violations = await listViolations(page, options);
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
  }));
  expect(found, name).toEqual([]);
}
