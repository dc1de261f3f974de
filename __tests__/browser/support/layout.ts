import type { Page } from '@playwright/test';
import type * as inPage from '../../support/layout/inPage';
import { buildLayoutScript } from '../../support/layout/buildLayoutScript';
import { expect } from './fixtures';
import { waitForFrame, waitUntilSettled } from './rendering';

declare const layout: typeof inPage;

/** Minimum width and height of a control in px (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24;

/** Layout faults of texts and controls in the current page. */
export async function listLayoutFaults(page: Page, isPhone = false): Promise<string[]> {
  await waitUntilSettled(page);
  await waitForFrame(page);
  await page.evaluate(await buildLayoutScript());
  return page.evaluate(
    (wanted) => layout.listFaults(wanted),
    isPhone ? { leastTarget: LEAST_TARGET } : {},
  );
}

/** Asserts that texts and controls have their places (DESK-60). */
export async function expectSoundLayout(page: Page, isPhone = false): Promise<void> {
  expect(await listLayoutFaults(page, isPhone)).toEqual([]);
}
