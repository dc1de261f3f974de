import type { Locator, Page } from '@playwright/test';
import { sideways } from '../../support/layout/sideways';
import { smallTargets } from '../../support/layout/smallTargets';
import { expect } from './everywhere';

/** Waits until what moves has come to rest; what moves for ever, as a skeleton, is not waited for. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );

/** Waits until a frame was painted, and what the page does after that is done. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Nothing lies beyond the right edge: neither the page nor anything in it scrolls sideways. */
export async function expectNothingSideways(page: Page): Promise<void> {
  await settled(page);
  expect(await page.evaluate(sideways)).toEqual([]);
}

/** Every control that can be pressed is at least so many pixels wide and high. */
export async function expectTargets(scope: Locator, least: number): Promise<void> {
  await settled(scope.page());
  expect(await scope.evaluate(smallTargets, least)).toEqual([]);
}

/** Takes a picture for people to look at where PICTURES names a folder; tests need none. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await settled(page);
  await page.screenshot({ path: `${folder}/${name}.png` });
}
