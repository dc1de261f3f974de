import type { Locator, Page } from '@playwright/test';
import { getCentre } from './support/calendar';
import { watchWrites } from './support/consolePage';
import { expect } from './support/everywhere';
import {
  getCalendarEntry,
  expectNothingMoving,
  MOVABLE,
  OLGA,
  getSavedMessage,
  TENTH,
  test,
  TWELFTH,
} from './support/calendarMove';

test.use({ tournaments: MOVABLE });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Starts a long touch, because Playwright itself can only tap. */
  async function hold(page: Page, entry: Locator) {
    const devTools = await page.context().newCDPSession(page);
    await entry.scrollIntoViewIfNeeded();
    const { x, y } = await getCentre(entry);
    const touch = (type: string, points: { x: number; y: number }[]) =>
      devTools.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points,
      });
    await touch('touchStart', [{ x, y }]);
    return {
      x,
      y,
      moveTo: (toX: number, toY: number) => touch('touchMove', [{ x: toX, y: toY }]),
      letGo: () => touch('touchEnd', []),
    };
  }

  test('DESK-30: after a long press a finger moves it from the day’s list to another day', async ({
    page,
    month: { target, writes },
  }) => {
    const card = page.getByRole('listitem').getByRole('button', { name: OLGA });
    const finger = await hold(page, card);
    await expect(page.locator('[data-moving]')).toHaveCount(1);
    const { x, y } = await getCentre(target);
    await finger.moveTo(finger.x, finger.y - 30);
    await finger.moveTo(x, y);
    await expect(target).toHaveAttribute('data-target', '');
    await finger.letGo();
    await expect(getSavedMessage(page)).toBeVisible();
    await expect(page.getByRole('button', { name: '12 декабря, 1 турнир' })).toBeVisible();
    expect(writes.map(({ body }) => body)).toEqual([{ date: TWELFTH }]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('DESK-30: a finger that moves on at once scrolls the page @deep', async ({ page, open }) => {
    // The week is taller than this screen.
    await page.setViewportSize({ width: 390, height: 560 });
    await open(`view=week&day=${TENTH}`);
    const writes = watchWrites(page);
    const main = page.getByRole('main');
    const finger = await hold(page, getCalendarEntry(page, TENTH));
    const before = await main.evaluate((element) => element.scrollTop);
    for (let by = 20; by <= 200; by += 20) await finger.moveTo(finger.x, finger.y - by);
    await finger.letGo();
    await expect.poll(() => main.evaluate((element) => element.scrollTop)).not.toBe(before);
    await expectNothingMoving(page);
    expect(writes).toEqual([]);
  });
});
