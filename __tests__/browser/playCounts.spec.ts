import { expectAccessible } from './support/expectAccessible';
import { getFact, getRow } from './support/consolePage';
import { addDaysToToday } from './support/days';
import { formatShortDate } from '../../src/domain/dates/shortDate';
import { parsePlaySummaries } from '../../src/domain/play/roster/playSummary';
import { expect, createSeeds, test } from './support/everywhere';
import { createOtherDesk } from './support/otherDesk';
import { getChart, openSeason, readChartRow, formatWeek } from './support/season';

const applications = ['Анна Крылова', 'Мария Орлова', 'Олег Белов'].map((name) => ({ name }));

test.use({
  tournaments: createSeeds([
    { date: addDaysToToday(0), entry_fee: 1500, organizer_name: 'Ольга Смирнова', applications },
    { date: addDaysToToday(7), entry_fee: 900, organizer_name: 'Вера Ершова', applications },
  ]),
});

test('ROSTER-43: the people of a roster are under the number of applications, and in its place in the strip', async ({
  club,
  listPage,
}) => {
  const [olga, vera] = [getRow(listPage, 'Ольга Смирнова'), getRow(listPage, 'Вера Ершова')];
  const strip = listPage.getByRole('region', { name: 'Ближайший турнир' });
  await expect(strip).toContainText('3 заявки');
  const play = createOtherDesk(club, 1);
  await play.set({ capacity: 4 });
  await listPage.reload();
  await expect(olga.getByRole('cell').nth(6)).toHaveText('3 3 играют');
  await expect(vera.getByText(/играют/)).toHaveCount(0);
  await play.add('Глеб', 'Тимур');
  await expect(olga.getByRole('cell').nth(6)).toHaveText('3 4 играют · 1 ждёт');
  await expect(strip).toContainText('4 играют · 1 ждёт');
  await expect(strip).not.toContainText('заявки');
});

test('ROSTER-18: the season shows paid next to expected fees', async ({ club, page }) => {
  const play = createOtherDesk(club, 1);
  await play.mark('Анна', { payment: 'cash', paid: 1500 });
  await play.mark('Олег', { status: 'declined' });
  await openSeason(page, club);
  const main = page.getByRole('main');
  await expect(getFact(main, 'Оплачено')).toHaveText('1 500 ₽');
  await expect(getFact(main, 'Ожидаемые взносы')).toHaveText('5 700 ₽');
  const fees = getChart(page, /Ожидаемые взносы/);
  expect(await readChartRow(fees, formatWeek(0))).toEqual([
    '1\u00a0500',
    '1\u00a0500',
    '3\u00a0000',
  ]);
  expect(await readChartRow(fees, formatWeek(7))).toEqual(['0', '2\u00a0700', '2\u00a0700']);
});

const formatWinners = (winners: readonly string[]) =>
  parsePlaySummaries([{ tournament_id: 1, winners }])![1]!.wonBy!;

test('PLAY-16, COMFORT-93: the winner is shown in the row, in the details and in the season', async ({
  club,
  page,
  listPage,
}) => {
  const play = createOtherDesk(club, 1);
  await play.add('Глеб');
  const winners = await play.playOut('Анна');
  const row = getRow(listPage, 'Ольга Смирнова');
  // Tied winners are ordered by their ids, which differ in each run.
  const orders = [winners, winners.toReversed()].map((names) => formatWinners(names));
  const shown = row.getByText(new RegExp(`^(${orders.join('|').replaceAll('.', '\\.')})$`));
  await expect(shown).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shown).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1040 });
  // On a phone the cards become rows a moment later.
  const readOverhang = () =>
    shown.evaluate((name) => {
      const cell = name.closest('td');
      if (!cell) return Infinity;
      return name.getBoundingClientRect().right - cell.getBoundingClientRect().right;
    });
  await expect.poll(readOverhang, 'what paper cuts of the name').toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });

  await row.click();
  const facts = page.getByRole('dialog');
  for (const name of winners) await expect(getFact(facts, 'Победители')).toContainText(name);

  await openSeason(page, club);
  const card = page.getByRole('region', { name: 'Победители' });
  await expect(card).toContainText('Никто не победил дважды.');
  const rows = card.getByRole('row', { name: new RegExp(winners.join('|')) });
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByRole('cell')).toHaveText([
    '1',
    formatShortDate(addDaysToToday(0)),
  ]);
  expect(await readChartRow(getChart(page, /^Сыграли/), formatWeek(0))).toEqual(['4']);
  await expectAccessible(page, 'who has won');
});
