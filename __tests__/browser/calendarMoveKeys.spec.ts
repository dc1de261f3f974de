import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { getDay } from './support/calendar';
import { watchWrites } from './support/consolePage';
import { expect } from './support/everywhere';
import {
  getCalendarEntry,
  expectNothingMoving,
  MOVABLE,
  listMoves,
  getSavedMessage,
  TENTH,
  test,
} from './support/calendarMove';

test.use({ tournaments: MOVABLE });

/** Picks an entry up by keyboard and moves it by `days`. */
async function pickUp(page: Page, entry: Locator, days = 1): Promise<void> {
  await entry.focus();
  await page.keyboard.press('Shift+ArrowRight');
  for (let more = 1; more < days; more += 1) await page.keyboard.press('ArrowRight');
}

test('DESK-31: by keys a tournament goes to the next day in two presses', async ({
  page,
  month: { entry },
  club,
}) => {
  await pickUp(page, entry);
  await expect(page.getByText(/четверг, 11 декабря 2098. Enter — перенести/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getCalendarEntry(page, '2098-12-11')).toBeFocused();
  await expect(getSavedMessage(page)).toBeVisible();
  expect(await listMoves(club)).toEqual(['2098-12-11']);
});

test('DESK-31: a screen reader hears of the keys, and nothing is sent before Enter', async ({
  page,
  month: { entry, writes },
}) => {
  await expect(entry).toHaveAccessibleDescription('Shift и стрелка — перенести на другой день');
  await pickUp(page, entry);
  await expect(page.locator('[aria-live]').getByText(/четверг, 11 декабря/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expectNothingMoving(page);
  expect(writes).toEqual([]);
});

test('DESK-31: arrows lead on past the shown week, and Esc brings all back', async ({
  page,
  open,
}) => {
  await open(`view=week&day=${TENTH}`);
  const writes = watchWrites(page);
  await pickUp(page, getCalendarEntry(page, TENTH), 5);
  await expect(getDay(page, '2098-12-15')).toHaveAttribute('data-target', '');
  await page.keyboard.press('Escape');
  await expect(getCalendarEntry(page, TENTH)).toBeFocused();
  await expectNothingMoving(page);

  await pickUp(page, getCalendarEntry(page, TENTH), 5);
  await page.keyboard.press('Enter');
  await expect(getCalendarEntry(page, '2098-12-15')).toBeFocused();
  await expect(getSavedMessage(page)).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([{ date: '2098-12-15' }]);
});

test('DESK-30: while a tournament is carried the calendar keeps WCAG 2.2 AA @deep', async ({
  page,
  month: { entry },
}) => {
  await pickUp(page, entry);
  await expectAccessible(page, 'calendar-moving');
});
