import type { Locator, Page } from '@playwright/test';
import { expect, rememberSession, test as base } from './everywhere';

/** `open` signs in and shows the calendar at an address of the list. */
export const test = base.extend<{ open: (address: string) => Promise<void> }>({
  open: async ({ page, club }, use) => {
    await rememberSession(page, club.session!);
    await use(async (address) => {
      await page.goto(`/tournaments?${address}`);
      await expect(page.getByRole('button', { name: 'Сегодня', exact: true })).toBeVisible();
    });
  },
});

export const getDay = (page: Page, day: string): Locator => page.locator(`[data-day="${day}"]`);

export async function getCentre(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves an entry to the next day by keys (DESK-31). */
export async function moveByKeys(page: Page, entry: Locator): Promise<void> {
  await entry.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
}
