import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { settled, takePicture } from './looks';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can break: the same page was looked at as a whole in the light. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Lets what moves come to rest, then finds nothing that WCAG 2.2 AA forbids; in the dark, nothing of
 * what colours can do.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await settled(page);
  await takePicture(page, name);
  // There are no frames of other origins, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { violations } = await (isDark ? axe.withRules(OF_COLOURS) : axe.withTags(TAGS)).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
  }));
  expect(found, name).toEqual([]);
}
