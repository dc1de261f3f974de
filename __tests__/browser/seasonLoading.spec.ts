import { expectAccessible } from './support/expectAccessible';
import { answerList, getFact } from './support/consolePage';
import { addDaysToToday } from './support/days';
import { expect, rememberSession, createSeeds, test } from './support/everywhere';
import { getChart, openSeason, SEASON } from './support/season';
import { changeTournamentElsewhere, getListHeading } from './support/signIn';

test.describe('with a season', () => {
  test.use({ tournaments: createSeeds(SEASON) });

  test('COMFORT-90: the message above the figures stays while they are loaded again @deep', async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/status of 500/, /listTournaments: 500/);
    await openSeason(page, club);
    await expect(getFact(page.getByRole('main'), 'Турниры')).toBeVisible();
    let answer = () => {};
    let asked = 0;
    await page.route('**/api/tournaments', async (route) => {
      asked += 1;
      if (asked > 1) await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ status: 500, body: '' });
    });
    await changeTournamentElsewhere(club, { entryFee: 900 });
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Цифры не обновились.');
    const line = await alert.elementHandle();
    await alert.getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(() => asked).toBe(2);
    await expect(alert).toBeVisible();
    const failed = page.waitForEvent('console', (message) => /500/.test(message.text()));
    answer();
    await failed;
    expect(await line.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('COMFORT-90: the chart library is loaded with the season, and not before @deep', async ({
    page,
    club,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/.*\.(js|css)$/.test(request.url())) scripts.push(request.url());
    });
    const haveLibrary = async () =>
      (await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))).some((text) =>
        text.includes('u-over'),
      );
    await rememberSession(page, club.session!);
    await page.goto('/tournaments');
    await expect(getListHeading(page)).toBeVisible();
    // Waits for the files loaded ahead; the details come first, the others within seconds.
    await expect.poll(() => scripts.some((url) => url.includes('/details.'))).toBe(true);
    let last = 0;
    const isStill = () => last === (last = scripts.length);
    await expect.poll(isStill, { intervals: [1_500] }).toBe(true);
    expect(await haveLibrary()).toBe(false);
    await page.goto('/season');
    await expect(getChart(page, 'Турниры по неделям')).toBeVisible();
    expect(await haveLibrary()).toBe(true);
  });
});

test('COMFORT-90: a club without tournaments has nothing to show yet', async ({ page, club }) => {
  await openSeason(page, club);
  await expect(page.getByText('Пока нечего показать')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page, 'season-empty');
});

test('COMFORT-90: loading says so, and what did not load can be loaded again', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 500/, /listTournaments: 500/);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/tournaments', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  await openSeason(page, club);
  await expect(page.getByText('Загрузка турниров...')).toBeVisible();
  await expectAccessible(page, 'season-loading');
  release();
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки турниров');
  await expectAccessible(page, 'season-error');
  await answerList(page, [{ id: 1, date: addDaysToToday(0), tournament_type: 'Мексикано' }]);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(getFact(page.getByRole('main'), 'Турниры')).toHaveText('1');
});

test('COMFORT-90: the season counts nothing of a list’s beginning, only the whole list', async ({
  page,
  club,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const row = { date: addDaysToToday(0), tournament_type: 'Мексикано' };
  await page.route('**/api/tournaments', async (route) => {
    if (route.request().headers()['a-im']?.includes('first')) {
      await route.fulfill({ status: 226, headers: { im: 'first' }, json: [{ id: 1, ...row }] });
      return;
    }
    await held;
    await route.fulfill({ json: [1, 2, 3].map((id) => ({ id, ...row })) });
  });
  await openSeason(page, club);
  await expect(page.getByText('Загрузка турниров...')).toBeVisible();
  release();
  await expect(getFact(page.getByRole('main'), 'Турниры')).toHaveText('3');
});
