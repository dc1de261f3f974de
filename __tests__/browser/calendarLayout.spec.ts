import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { getDay, test } from './support/calendar';
import { expect, createSeeds } from './support/everywhere';
import { addDaysToToday } from './support/days';
import { expectNothingSideways } from './support/rendering';

const APPLIED = [{ name: 'Иван Петров' }, { name: 'Пётр Иванов' }];

test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Ольга',
      date: '2098-03-05',
      applications: APPLIED,
      level_from: 2,
      level_to: 4.5,
    },
    ...Array.from({ length: 9 }, (_, at) => ({
      organizer_name: `Игорь Громов ${at + 1}`,
      date: '2098-03-20',
      start_time: `${at + 10}:00`,
    })),
    { organizer_name: 'Никто не пришёл', date: addDaysToToday(3) },
    { organizer_name: 'Ещё рано', date: addDaysToToday(9) },
  ]),
});

const measureRowHeights = (page: Page): Promise<number[]> =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));

test('COMFORT-10: where there is room an entry says its level and applications too', async ({
  page,
  open,
}) => {
  await open('view=month&day=2098-03-05');
  await expect(getDay(page, '2098-03-05').getByRole('button')).toContainText('2 - 4.5 · 2 заявки');
  const full = getDay(page, '2098-03-20');
  await expect(full.getByRole('button').first()).not.toContainText('заявок');
  await expect(full.getByRole('button').first()).toHaveAttribute('title', /0.заявок/);
  await open('view=week&day=2098-03-05');
  await expect(getDay(page, '2098-03-05').getByRole('button')).toContainText('2 - 4.5 · 2 заявки');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no applications a week before the start are in clay, ${colorScheme}${colorScheme === 'dark' ? ' @deep' : ''}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(`view=week&day=${addDaysToToday(3)}`);
    const clay = colorScheme === 'light' ? 'rgb(168, 74, 34)' : 'rgb(240, 164, 127)';
    const none = page.getByText('0 заявок', { exact: true });
    await expect(getDay(page, addDaysToToday(3)).locator(none)).toHaveCSS('color', clay);
    await expectAccessible(page, `calendar-attention-${colorScheme}`);
    await open(`view=week&day=${addDaysToToday(9)}`);
    await expect(getDay(page, addDaysToToday(9)).locator(none)).not.toHaveCSS('color', clay);
  });
}

test('a month’s rows are alike and fill the window, whatever they contain', async ({
  page,
  open,
}) => {
  // The first month spans six weeks, the second five.
  for (const day of ['2098-03-05', '2098-12-05']) {
    await open(`view=month&day=${day}`);
    const heights = await measureRowHeights(page);
    expect(new Set(heights).size).toBe(1);
    const isWhole = await page
      .getByRole('main')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
    expect(isWhole, day).toBe(true);
  }
});

test('the rows follow the window, and a low one still has room for two lines @deep', async ({
  page,
  open,
}) => {
  await open('view=month&day=2098-03-05');
  const entries = getDay(page, '2098-03-20').getByRole('button');
  const [tall] = await measureRowHeights(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect.poll(async () => (await measureRowHeights(page))[0]).toBeLessThan(tall!);
  await expect(entries).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Ещё 8 турниров/ })).toBeVisible();
  await expectNothingSideways(page);
  await page.setViewportSize({ width: 1440, height: 1500 });
  await expect.poll(() => entries.count()).toBeGreaterThan(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the tournaments of the day that was pressed are in sight', async ({ page, open }) => {
    await open('view=month&day=2098-03-05');
    await page.getByRole('button', { name: '20 марта, 9 турниров' }).tap();
    await expect(page.getByRole('button', { name: 'Игорь Громов 1' })).toBeInViewport({ ratio: 1 });
  });

  test('an empty day of the week is one line of 44 px', async ({ page, open }) => {
    await open('view=week&day=2098-03-05');
    const { height } = (await getDay(page, '2098-03-06').boundingBox())!;
    expect(Math.round(height)).toBeLessThanOrEqual(45);
  });

  test('«Сегодня» brings today in sight', async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 480 });
    const today = page.locator('[aria-current="date"]');
    for (const view of ['week', 'month']) {
      await open(`view=${view}`);
      // Makes the page longer and scrolls past today; works on any day of the week.
      await today.evaluate((day) => {
        const calendar = day.closest('section')!;
        calendar.style.paddingBottom = '200vh';
        day.closest('main')!.scrollTop = calendar.offsetTop + calendar.offsetHeight;
      });
      await expect(today).not.toBeInViewport();
      // Playwright's tap would first scroll to the button.
      await page.getByRole('button', { name: 'Сегодня', exact: true }).dispatchEvent('click');
      await expect(today).toBeInViewport();
    }
  });
});
