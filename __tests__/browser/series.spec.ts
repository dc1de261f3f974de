import type { Page } from '@playwright/test';
import { expect, createSeeds, test } from './support/everywhere';
import { fillTournament, getMainButton, getRow, watchWrites } from './support/consolePage';
import { openSignedIn } from './support/signIn';
import { expectSoon, stopTime } from './support/stillTime';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Иван Петров',
      date: '2099-06-12',
      start_time: '18:00',
      end_time: '20:00',
    },
  ]),
});

const DATES = ['2099-06-05', '2099-06-12', '2099-06-19', '2099-06-26'];
const getSeries = (page: Page) => page.getByRole('region', { name: /^Будет/ });

async function fillSeries(page: Page, times = '4 раза'): Promise<void> {
  await fillTournament(page, { start: '1900' });
  await page.getByLabel('Повторять еженедельно').selectOption(times);
}

test('COMFORT-23 COMFORT-26: the dates are shown before anything is sent, then one after another', async ({
  page,
  club,
}) => {
  const writes = watchWrites(page);
  await openSignedIn(page, club, '/tournaments/new');
  await fillSeries(page);
  await expect(getSeries(page).getByRole('listitem')).toHaveText([
    /05.июня.2099/,
    /12.июня.2099.*В это время уже идёт: Мексикано, 18:00.–.20:00, Иван Петров/,
    /19.июня.2099/,
    /26.июня.2099/,
  ]);
  await stopTime(page);
  await getMainButton(page, 'Создать 4 турнира').click();
  await expectSoon(page, page.getByText(/Создано успешно: 4.турнира!/));
  await expect(page.getByText('Перенаправление на список турниров...')).toBeVisible();
  expect(writes.map(({ body }) => (body as { date: string }).date)).toEqual(DATES);
  await page.clock.resume();
  await expect(getRow(page, 'Ольга Смирнова')).toHaveCount(4);
});

test('COMFORT-23: a failed tournament says why and is sent again alone, with its own key @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 500/, /createTournament: 500/);
  await openSignedIn(page, club, '/tournaments/new');
  const keys: Record<string, string[]> = {};
  let isBroken = true;
  await page.route('**/api/tournaments', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    const { date } = request.postDataJSON() as { date: string };
    (keys[date] ??= []).push((await request.allHeaders())['idempotency-key']!);
    if (isBroken && (date === DATES[1] || date === DATES[3])) {
      return route.fulfill({ status: 500, json: { message: 'Диск переполнен.' } });
    }
    return route.fallback();
  });
  await fillSeries(page);
  await getMainButton(page, 'Создать 4 турнира').click();
  await expect(page.getByRole('alert')).toContainText('Создано 2 из 4. Диск переполнен.');
  await expect(getSeries(page).getByRole('listitem')).toHaveText([
    /создан$/,
    /не создан: Диск переполнен\.$/,
    /создан$/,
    /не создан: Диск переполнен\.$/,
  ]);

  // After a reload the draft still marks which tournaments were created.
  await page.reload();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  isBroken = false;
  await getMainButton(page, 'Создать 2 турнира').click();
  await expect(page.getByText(/Создано успешно: 4.турнира!/)).toBeVisible();
  await expect(getRow(page, 'Ольга Смирнова')).toHaveCount(4);
  const counts = DATES.map((date) => keys[date]!.length);
  expect(counts).toEqual([1, 2, 1, 2]);
  expect(keys[DATES[1]!]![0]).toBe(keys[DATES[1]!]![1]);
  expect(new Set(Object.values(keys).flat()).size).toBe(4);
});

test('COMFORT-23: without a connection the rest is not tried in vain @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/net::ERR/, /createTournament: FETCH_ERROR/, /request: POST/);
  await openSignedIn(page, club, '/tournaments/new');
  let count = 0;
  await page.route('**/api/tournaments', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    count += 1;
    return count === 2 ? route.abort('internetdisconnected') : route.fallback();
  });
  await fillSeries(page);
  await getMainButton(page, 'Создать 4 турнира').click();
  await expect(page.getByRole('alert')).toContainText('Создано 1 из 4. Нет связи с сервером.');
  expect(count).toBe(2);
  await getMainButton(page, 'Создать 3 турнира').click();
  await expect(getRow(page, 'Ольга Смирнова')).toHaveCount(4);
});

test('COMFORT-23: one tournament is created as ever @everywhere @deep', async ({ page, club }) => {
  await openSignedIn(page, club, '/tournaments/new');
  await fillSeries(page, '26 раз');
  await expect(getSeries(page).getByRole('listitem')).toHaveCount(26);
  await page.getByLabel('Повторять еженедельно').selectOption('Не повторять');
  await expect(getSeries(page)).toHaveCount(0);
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
});
