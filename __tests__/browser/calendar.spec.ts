import { expectAccessible } from './support/expectAccessible';
import { getDay, test } from './support/calendar';
import type { Page } from '@playwright/test';
import { getDetail } from './support/consolePage';
import { expect, createSeeds } from './support/everywhere';
import { expectNothingSideways, expectTargets } from './support/rendering';

test.use({
  tournaments: createSeeds([
    { organizer_name: 'Ольга Смирнова', date: '2098-12-06', start_time: '18:00' },
    {
      organizer_name: 'Константин Константинопольский-Заболотный-Северный',
      date: '2098-12-06',
      tournament_type: 'Американо',
      start_time: '09:30',
      end_time: '12:00',
    },
    ...Array.from({ length: 9 }, (_, at) => ({
      organizer_name: `Игорь Громов ${at + 1}`,
      date: '2098-12-20',
      start_time: `${at + 10}:00`,
    })),
    { organizer_name: 'Анна Давняя', date: '2026-05-05' },
  ]),
});

const getTitle = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
test('a month at its address shows its tournaments, opens their details, and Back returns to it (COMFORT-10) @everywhere', async ({
  page,
  open,
}) => {
  await open('view=month&day=2098-12-05');
  await expect(getTitle(page, /декабрь 2098/)).toBeVisible();
  const entries = getDay(page, '2098-12-06').getByRole('button');
  await expect(entries).toHaveText([/09:30.*Константин/, /18:00.*Ольга/]);
  await entries.last().click();
  await expect(getDetail(page)).toContainText('Ольга Смирнова');
  await page.keyboard.press('Escape');
  await expect(entries.last()).toBeFocused();

  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  await expect(getTitle(page, /январь 2099/)).toBeVisible();
  await expect(page.getByText('Турниров нет')).toBeVisible();
  await expect(page).toHaveURL(/view=month&day=2099-01-01/);
  await page.goBack();
  await expect(getTitle(page, /декабрь 2098/)).toBeVisible();
});

test('a press on a free day asks for a tournament on it, also in its empty room (COMFORT-10) @everywhere', async ({
  page,
  open,
}) => {
  await open('view=month&day=2098-12-05');
  const day = getDay(page, '2098-12-09');
  await day.click({ position: { x: 60, y: 100 } });
  await expect(page).toHaveURL(/\/tournaments\/new\?date=2098-12-09$/);
  // Firefox logs an error when a page is left while it loads.
  await expect(page.getByLabel('Дата', { exact: true })).toHaveValue('09.12.2098');
  await open('view=month&day=2026-05-05');
  await expect(getDay(page, '2026-05-05').getByRole('button')).toHaveText(/Анна Давняя/);
  await expect(page.getByRole('link', { name: /Создать турнир \d/ })).toHaveCount(0);
});

test('a full day leads to its week, which shows all of it (COMFORT-10) @deep', async ({
  page,
  open,
}) => {
  await open('view=month&day=2098-12-05');
  await page.getByRole('link', { name: /Ещё 7 турниров 20 декабря/ }).click();
  await expect(page).toHaveURL(/view=week&day=2098-12-20/);
  await expect(getTitle(page, /15 – 21 декабря 2098/)).toBeVisible();
  await expect(getDay(page, '2098-12-20').getByRole('button')).toHaveCount(9);
});

test('the calendar without a day shows today’s month, with today marked (COMFORT-10) @deep', async ({
  page,
  open,
}) => {
  await open('view=month');
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Предыдущий месяц' }).click();
  await page.getByRole('button', { name: 'Сегодня' }).click();
  await expect(page.locator('[aria-current="date"]')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const view of ['month', 'week'] as const) {
    test(`the ${view} keeps WCAG 2.2 AA, ${colorScheme} (COMFORT-10)${view === 'week' || colorScheme === 'dark' ? ' @deep' : ''}`, async ({
      page,
      open,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(`view=${view}&day=2098-12-20`);
      await expectNothingSideways(page);
      await expectAccessible(page, `calendar-${view}-${colorScheme}`);
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the month lists the day that is pressed; all is large enough to press (COMFORT-10)', async ({
    page,
    open,
  }) => {
    await open('view=month&day=2098-12-05');
    await page.getByRole('button', { name: '6 декабря, 2 турнира' }).tap();
    await expect(page.getByRole('listitem')).toHaveText([/09:30 – 12:00/, /18:00/]);
    await expect(page).toHaveURL(/day=2098-12-06/);
    await expectTargets(page.getByRole('main'), 44);
    await expectNothingSideways(page);
    await expectAccessible(page, 'calendar-phone-month');
  });

  test('the week is a list of days (COMFORT-10) @deep', async ({ page, open }) => {
    await open('view=week&day=2098-12-06');
    const tops = await page
      .locator('[data-day]')
      .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().top));
    expect(tops).toHaveLength(7);
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
    await expectTargets(page.getByRole('main'), 44);
    await expectNothingSideways(page);
    await expectAccessible(page, 'calendar-phone-week');
  });
});
