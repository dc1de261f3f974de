import type { Page } from '@playwright/test';
import { inDays } from './support/days';
import { createElsewhere, openLive, SCREENS } from './support/elsewhere';
import { expect, seeded, test } from './support/fixtures';
import { changeElsewhere } from './support/signing';

const COUNT = 80;

/** Named after their places, the first of them in ten days. */
const MANY = Array.from({ length: COUNT }, (_, index) => ({
  organizer_name: `Турнир ${index}`,
  date: inDays(index + 10),
}));

test.use({ tournaments: seeded(MANY) });

const row = (page: Page, index: number) =>
  page.getByRole('row', { name: new RegExp(`Турнир ${index} `) });

const topOf = async (page: Page, index: number) => (await row(page, index).boundingBox())!.y;

const count = (page: Page, wanted: number) =>
  expect(page.getByRole('table', { name: 'Турниры' })).toHaveAttribute(
    'aria-rowcount',
    String(wanted + 2),
  );

const scrollTo = (page: Page, top: number) =>
  page.getByRole('main').evaluate((main, wanted) => (main.scrollTop = wanted), top);

for (const [name, viewport] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('COMFORT-62: a list that is scrolled stays at its rows while others come and go above', async ({
      page,
      club,
    }) => {
      await openLive(page, club);
      await scrollTo(page, 2_000);
      const shown = viewport.width > 600 ? 36 : 13;
      await expect(row(page, shown)).toBeInViewport({ ratio: 1 });
      const before = await topOf(page, shown);

      await createElsewhere(club, 'Вера Орлова', inDays(2));
      await count(page, COUNT + 1);
      expect(await topOf(page, shown)).toBeCloseTo(before, 0);

      await changeElsewhere(club, { date: inDays(500) });
      await expect(page.getByText('Турнир 0')).toHaveCount(0);
      await expect.poll(() => topOf(page, shown)).toBeCloseTo(before, 0);
      await expect(page.getByRole('row', { name: 'Вера Орлова' })).toHaveCount(0);
    });
  });
}

test('COMFORT-62: a row that has the focus keeps it, where it is', async ({ page, club }) => {
  await openLive(page, club);
  await row(page, 3).focus();
  await createElsewhere(club, 'Вера Орлова', inDays(2));
  await count(page, COUNT + 1);
  await expect(row(page, 3)).toBeFocused();
  await scrollTo(page, 600);
  const before = await topOf(page, 14);
  await row(page, 14).focus();
  await createElsewhere(club, 'Вера Орлова', inDays(2));
  await count(page, COUNT + 2);
  await expect(row(page, 14)).toBeFocused();
  expect(await topOf(page, 14)).toBeCloseTo(before, 0);
});

test('COMFORT-62: at its top a list shows what comes first', async ({ page, club }) => {
  await openLive(page, club);
  await createElsewhere(club, 'Вера Орлова', inDays(2));
  await expect(page.getByRole('row', { name: /Вера Орлова/ })).toBeInViewport({ ratio: 1 });
});

test('COMFORT-62: open filters and the search stay as they are', async ({ page, club }) => {
  await openLive(page, club);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const search = page.getByRole('searchbox');
  await search.fill('Турнир 7');
  await expect(page.getByText('Найдено: 11 турниров').first()).toBeVisible();
  await createElsewhere(club, 'Турнир 7 новый', inDays(2));
  await expect(page.getByText('Найдено: 12 турниров').first()).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('Турнир 7');
  await expect(page.getByRole('button', { name: 'Фильтры' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
