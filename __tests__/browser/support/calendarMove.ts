import type { Locator, Page } from '@playwright/test';
import { getDay, test as base } from './calendar';
import type { Club } from './club';
import { addDaysToToday } from './days';
import { watchWrites } from './consolePage';
import { expect, createSeeds } from './everywhere';
import { readHistory } from './signIn';

/** Organizer of the tournament that the tests move. */
export const OLGA = 'Ольга Смирнова';
/** Olga's day. */
export const TENTH = '2098-12-10';
/** A free day of the same week. */
export const TWELFTH = '2098-12-12';

/** Olga's tournament, one on the next day, a past one and one of today. */
export const MOVABLE = createSeeds([
  { organizer_name: OLGA, date: TENTH, start_time: '18:00' },
  { organizer_name: 'Анна Громова', date: '2098-12-11', start_time: '10:00' },
  { organizer_name: 'Вера Давняя', date: addDaysToToday(-1), start_time: '10:00' },
  { organizer_name: 'Игорь Сегодняшний', date: addDaysToToday(0), start_time: '22:00' },
]);

export const getCalendarEntry = (page: Page, day: string, name = OLGA): Locator =>
  getDay(page, day).getByRole('button', { name });
export const getSavedMessage = (page: Page): Locator => page.getByText('Изменения сохранены');

type OpenMonth = {
  /** Olga's tournament on its original day. */
  entry: Locator;
  /** A free day of the same week. */
  target: Locator;
  /** Number of requests after the start. */
  writes: ReturnType<typeof watchWrites>;
};

/** Starts each test in the month of Olga's tournament. */
export const test = base.extend<{ month: OpenMonth }>({
  month: async ({ page, open }, use) => {
    await open(`view=month&day=${TENTH}`);
    const [entry, target] = [getCalendarEntry(page, TENTH), getDay(page, TWELFTH)];
    await use({ entry, target, writes: watchWrites(page) });
  },
});

/** Days to which the first tournament was moved, according to the server's history. */
export async function listMoves(club: Club): Promise<unknown[]> {
  const history = await readHistory(club, 1);
  return history
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'date')
    .map(({ to }) => to)
    .reverse();
}

export async function expectNothingMoving(page: Page): Promise<void> {
  await expect(page.locator('[data-target], [data-moving]')).toHaveCount(0);
}
