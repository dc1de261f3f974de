import { answerList, getDeletionDialog, getFact, openDeletion } from './support/consolePage';
import { addDaysToToday } from './support/days';
import { expect, skipInBrowser, createSeeds, test } from './support/everywhere';
import { getChart, openSeason, readChartRow, SEASON, formatWeek } from './support/season';
import { getListHeading } from './support/signIn';

test.describe('with big sums', () => {
  const many = Array.from({ length: 54 }, () => ({
    created_at: `${addDaysToToday(-7)}T09:00:00.000Z`,
  }));
  test.use({
    tournaments: [{ date: addDaysToToday(0), entry_fee: 1_000_000, applications: many }],
  });

  test('COMFORT-90: a big sum is not cut off, however narrow the screen @deep', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    const fees = getFact(page.getByRole('main'), 'Ожидаемые взносы');
    await expect(fees).toHaveText('54 000 000 ₽');
    for (const width of [1440, 1024, 720, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = () => fees.evaluate((sum) => sum.scrollWidth - sum.clientWidth);
      await expect.poll(cut, { message: `${width} px` }).toBe(0);
    }
  });
});

test.describe('with a season', () => {
  test.use({ tournaments: createSeeds(SEASON) });

  test('COMFORT-90: twelve weeks and four ahead are counted, by week @everywhere', async ({
    page,
    club,
  }) => {
    skipInBrowser('firefox', 'its driver loses the page while it reads the table');
    await openSeason(page, club);
    await expect(page).toHaveTitle(/^Сезон в цифрах/);
    await expect(page.getByRole('radio', { name: '16 недель' })).toBeChecked();
    await expect(getFact(page.getByRole('main'), 'Турниры')).toHaveText('4');
    await expect(getFact(page.getByRole('main'), 'Подано заявок')).toHaveText('6');
    await expect(getFact(page.getByRole('main'), 'Заявок на турнир периода')).toHaveText('1,5');
    await expect(getFact(page.getByRole('main'), 'Ожидаемые взносы')).toHaveText('7 400 ₽');

    const tournaments = getChart(page, 'Турниры по неделям');
    expect(await readChartRow(tournaments, formatWeek(0))).toEqual(['1', '1', '2']);
    expect(await readChartRow(tournaments, formatWeek(7))).toEqual(['1', '0', '1']);
    expect(await readChartRow(tournaments, formatWeek(-21))).toEqual(['0', '0', '0']);
    expect(await readChartRow(tournaments, 'Всего')).toEqual(['3', '1', '4']);
    await expect(tournaments.getByRole('row')).toHaveCount(1 + 16 + 1);
    const applications = getChart(page, 'Заявки по неделям');
    expect(await readChartRow(applications, formatWeek(-7))).toEqual(['3']);
    expect(await readChartRow(applications, formatWeek(0))).toEqual(['1']);
    const fees = getChart(page, 'Ожидаемые взносы по неделям');
    expect(await readChartRow(fees, formatWeek(0))).toEqual(['0', '5\u00a0400', '5\u00a0400']);
    const levels = getChart(page, 'Уровни в заявках');
    expect(await readChartRow(levels, 'Уровень 3.5')).toEqual(['3']);
    expect(await readChartRow(levels, 'Уровень 4')).toEqual(['0']);
    await expect(levels).toContainText('Без уровня: 1.');
  });

  test('COMFORT-90: another period is in the address; all time is long, and shown by months @deep', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    await page.getByText('Всё время').click();
    await expect(page).toHaveURL(/\/season\?period=all$/);
    const tournaments = getChart(page, 'Турниры по месяцам');
    expect(await readChartRow(tournaments, 'Всего')).toEqual(['4', '1', '5']);
    await page.getByText('Этот год').click();
    await expect(tournaments.getByRole('row')).toHaveCount(1 + 12 + 1);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Всё время' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Всё время' })).toBeChecked();
    await page.goto('/season?period=век');
    await expect(page.getByRole('radio', { name: '16 недель' })).toBeChecked();
  });

  test('COMFORT-90: back at the list a tournament is deleted, and the season has one less @deep', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    await page.getByRole('link', { name: 'Назад', exact: true }).click();
    await expect(getListHeading(page)).toBeVisible();
    await openDeletion(page, 'Американо');
    await getDeletionDialog(page).getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Турнир удалён')).toBeVisible();
    await page.goBack();
    await expect(getFact(page.getByRole('main'), 'Турниры')).toHaveText('3');
  });
});

test('COMFORT-90, WIRE-7: rows of another host that lack a fact are left out, and the charts say how many', async ({
  page,
  club,
}) => {
  const row = { date: addDaysToToday(0), tournament_type: 'Кинг-корт', entry_fee: 1000 };
  const came = { level: 3, created_at: `${addDaysToToday(0)}T09:00:00Z` };
  await answerList(page, [
    { id: 1, ...row, applications: [came, { ...came, created_at: 'вчера' }] },
    { id: 2, ...row, entry_fee: null, applications: [came] },
    { id: 3, ...row, date: 'скоро' },
    { id: 4 },
    { id: 5, ...row, date: '9999-12-31' },
  ]);
  await openSeason(page, club, '?period=all');
  const tournaments = getChart(page, 'Турниры по неделям');
  expect(await readChartRow(tournaments, 'Всего')).toEqual(['0', '0', '2', '2']);
  await expect(tournaments).toContainText('Другие 2');
  await expect(tournaments).toContainText('Без даты: 2. Дальше чем на 15 лет: 1.');
  await expect(getChart(page, 'Заявки по неделям')).toContainText('Без даты: 1.');
  const fees = getChart(page, 'Ожидаемые взносы по неделям');
  await expect(fees).toContainText('Турниров без взноса: 1.');
  expect(await readChartRow(fees, 'Всего')).toEqual(['0', '2\u00a0000', '2\u00a0000']);
});
