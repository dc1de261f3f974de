import type { Page } from '@playwright/test';
import { addDaysToToday } from './support/days';
import { createTournamentElsewhere, openLive, SCREENS } from './support/liveChanges';
import { expect, createSeeds, test } from './support/fixtures';
import { deleteTournamentsElsewhere } from './support/signIn';

const COUNT = 80;

/** Tournaments named after their index; the first one is in ten days. */
const MANY = Array.from({ length: COUNT }, (_, index) => ({
  organizer_name: `Турнир ${index}`,
  date: addDaysToToday(index + 10),
}));

test.use({ tournaments: createSeeds(MANY) });

const getTournamentRow = (page: Page, index: number) =>
  page.getByRole('row', { name: new RegExp(`Турнир ${index} `) });

/** Top of a row once it has stopped moving: an estimated height shifts it until the row is measured. */
async function measureRestingTop(page: Page, index: number): Promise<number> {
  let top = NaN;
  await expect(async () => {
    const last = top;
    top = await measureTop(page, index);
    expect(top).toBe(last);
  }).toPass();
  return top;
}

/** Expects the row back within a pixel, because lists scroll by whole pixels. */
const expectTop = (page: Page, index: number, top: number) =>
  expect.poll(async () => Math.abs((await measureTop(page, index)) - top)).toBeLessThanOrEqual(1);

const measureTop = async (page: Page, index: number) =>
  (await getTournamentRow(page, index).boundingBox())!.y;

const expectRowCount = (page: Page, wanted: number) =>
  expect(page.getByRole('table', { name: 'Турниры' })).toHaveAttribute(
    'aria-rowcount',
    String(wanted + 2),
  );

const scrollTo = (page: Page, top: number) =>
  page.getByRole('main').evaluate((main, wanted) => (main.scrollTop = wanted), top);

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`COMFORT-62: a list that is scrolled stays at its rows while others come and go above${name === 'a phone' ? ' @deep' : ''}`, async ({
      page,
      club,
    }) => {
      await openLive(page, club);
      await scrollTo(page, 2_000);
      const shown = viewport.width > 600 ? 36 : 16;
      await expect(getTournamentRow(page, shown)).toBeInViewport({ ratio: 1 });
      const before = await measureRestingTop(page, shown);

      await createTournamentElsewhere(club, 'Вера Орлова', addDaysToToday(9));
      await expectRowCount(page, COUNT + 1);
      await expectTop(page, shown, before);

      await deleteTournamentsElsewhere(club, 1);
      await expectRowCount(page, COUNT);
      await expectTop(page, shown, before);
      await expect(page.getByRole('row', { name: 'Вера Орлова' })).toHaveCount(0);
    });
  });
}

test('COMFORT-62: a row that has the focus keeps it, and keeps its position @deep', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  await getTournamentRow(page, 3).focus();
  await createTournamentElsewhere(club, 'Вера Орлова', addDaysToToday(9));
  await expectRowCount(page, COUNT + 1);
  await expect(getTournamentRow(page, 3)).toBeFocused();
  await scrollTo(page, 600);
  const before = await measureRestingTop(page, 14);
  await getTournamentRow(page, 14).focus();
  await createTournamentElsewhere(club, 'Вера Орлова', addDaysToToday(9));
  await expectRowCount(page, COUNT + 2);
  await expect(getTournamentRow(page, 14)).toBeFocused();
  await expectTop(page, 14, before);
});

test('COMFORT-62: at its top a list shows what comes first', async ({ page, club }) => {
  await openLive(page, club);
  await createTournamentElsewhere(club, 'Вера Орлова', addDaysToToday(9));
  await expect(page.getByRole('row', { name: /Вера Орлова/ })).toBeInViewport({ ratio: 1 });
});

test('COMFORT-62: open filters and the search stay as they are @deep', async ({ page, club }) => {
  await openLive(page, club);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('Турнир 7');
  await expect(page.getByText('Найдено: 11 турниров').first()).toBeVisible();
  await createTournamentElsewhere(club, 'Турнир 7 новый', addDaysToToday(9));
  await expect(page.getByText('Найдено: 12 турниров').first()).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('Турнир 7');
  await expect(page.getByRole('button', { name: 'Фильтры' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
