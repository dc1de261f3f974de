import type { Page } from '@playwright/test';
import type * as inPage from '../../support/layout/inPage';
import { layoutScript } from '../../support/layout/layoutScript';
import { expect } from './fixtures';
import { nextFrame, settled } from './looks';

declare const layout: typeof inPage;

/** WCAG 2.2, 2.5.8. */
const LEAST_TARGET = 24;

/** What is wrong with the places of texts and controls, as the page stands now. */
export async function layoutFaults(page: Page, isPhone = false): Promise<string[]> {
  await settled(page);
  await nextFrame(page);
  await page.evaluate(await layoutScript());
  return page.evaluate(
    (wanted) => layout.faults(wanted),
    isPhone ? { leastTarget: LEAST_TARGET } : {},
  );
}

/** DESK-60: texts and controls have their places. */
export async function expectSoundLayout(page: Page, isPhone = false): Promise<void> {
  expect(await layoutFaults(page, isPhone)).toEqual([]);
}
