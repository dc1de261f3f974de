import type { Locator, Page } from '@playwright/test';
import { listSideways } from '../../support/layout/listSideways';
import { listSmallTargets } from '../../support/layout/listSmallTargets';
import { expect } from './everywhere';

/** Waits for running animations, except endless ones such as a skeleton's. */
export const waitUntilSettled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );

/** Waits until the page has painted a frame and finished the work after it. */
export const waitForFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Asserts that neither the page nor anything in it scrolls sideways. */
export async function expectNothingSideways(page: Page): Promise<void> {
  await waitUntilSettled(page);
  expect(await page.evaluate(listSideways)).toEqual([]);
}

/** Asserts that each control is at least that many pixels wide and high. */
export async function expectTargets(scope: Locator, least: number): Promise<void> {
  await waitUntilSettled(scope.page());
  expect(await scope.evaluate(listSmallTargets, least)).toEqual([]);
}

/** Saves a screenshot when the variable PICTURES names a folder; no test uses it. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await waitUntilSettled(page);
  await page.screenshot({ path: `${folder}/${name}.png` });
}
