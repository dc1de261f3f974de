import type { Locator, Page } from '@playwright/test';
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
  const wide = await page.evaluate(() => {
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    const isClipped = (element: Element) =>
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const roots = [document.documentElement, document.body];
    const scrollers = [...document.querySelectorAll('main, dialog, dialog *, [popover]')].filter(
      (element) => element.clientWidth > 1 && !isClipped(element) && isScroller(element),
    );
    function isScroller(element: Element): boolean {
      return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    }
    const outside = [...document.querySelectorAll('button, a, input, select, h1, h2, p, td, dd')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      });
    return [...[...roots, ...scrollers].filter(isWide), ...outside].map(
      (element) => `${element.tagName} ${element.textContent.slice(0, 40)}`,
    );
  });
  expect(wide).toEqual([]);
}

/** Every control that can be pressed is at least so many pixels wide and high. */
export async function expectTargets(scope: Locator, least: number): Promise<void> {
  await settled(scope.page());
  const small = await scope.evaluate((root, size) => {
    const isPressed = 'button, a[href], select, input:not([type=radio]), label:has(input)';
    return [...root.querySelectorAll(isPressed)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && (box.width < size - 0.5 || box.height < size - 0.5))
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${element.tagName} «${name}» ${box.width} × ${box.height}`;
      });
  }, least);
  expect(small).toEqual([]);
}

/** Takes a picture for people to look at where PICTURES names a folder; tests need none. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  await settled(page);
  await page.screenshot({ path: `${folder}/${name}.png` });
}
