import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { settled, takePicture } from './looks';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets what moves come to rest, then finds nothing that WCAG 2.2 AA forbids. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await settled(page);
  await takePicture(page, name);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`),
  }));
  expect(found, name).toEqual([]);
}
