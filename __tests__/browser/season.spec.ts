import { chooseTheme } from './support/account';
import { expectAccessible } from './support/axe';
import { answerList, deletionOf, factOf, openDeletion } from './support/desk';
import { inDays } from './support/days';
import { expect, leaveOutIn, rememberSession, seeded, test } from './support/everywhere';
import { expectNothingSideways, expectTargets } from './support/looks';
import {
  changesIn,
  chartOf,
  coloursOf,
  openSeason,
  rowIn,
  SEASON,
  sliderOf,
  weekOf,
} from './support/season';
import { changeElsewhere, listHeading } from './support/signing';

const LIGHT_GREEN = '29,107,70';
const DARK_GREEN = '95,199,147';
/** A bar has more pixels than a letter. */
const BAR_PIXELS = 200;

test.describe('with big sums', () => {
  const many = Array.from({ length: 54 }, () => ({ created_at: `${inDays(-7)}T09:00:00.000Z` }));
  test.use({ tournaments: [{ date: inDays(0), entry_fee: 1_000_000, applications: many }] });

  test('COMFORT-90: a big sum is not cut off, however narrow the screen', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    const fees = factOf(page.getByRole('main'), 'Ожидаемые взносы');
    await expect(fees).toHaveText('54 000 000 ₽');
    for (const width of [1440, 1024, 720, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = () => fees.evaluate((sum) => sum.scrollWidth - sum.clientWidth);
      await expect.poll(cut, { message: `${width} px` }).toBe(0);
    }
  });
});

test.describe('with a season', () => {
  test.use({ tournaments: seeded(SEASON) });

  test('COMFORT-92: what is said above the figures stays while they are loaded again', async ({
    page,
    club,
    troubles,
  }) => {
    troubles.expect(/status of 500/, /listTournaments: 500/);
    await openSeason(page, club);
    await expect(factOf(page.getByRole('main'), 'Турниры')).toBeVisible();
    let answer = () => {};
    let asked = 0;
    await page.route('**/api/tournaments', async (route) => {
      asked += 1;
      if (asked > 1) await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ status: 500, body: '' });
    });
    await changeElsewhere(club, { entryFee: 900 });
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

  test('COMFORT-90: twelve weeks and four ahead are counted, by week @everywhere', async ({
    page,
    club,
  }) => {
    leaveOutIn('firefox', 'its driver loses the page while it reads the table');
    await openSeason(page, club);
    await expect(page).toHaveTitle(/^Сезон в цифрах/);
    await expect(page.getByRole('radio', { name: '16 недель' })).toBeChecked();
    await expect(factOf(page.getByRole('main'), 'Турниры')).toHaveText('4');
    await expect(factOf(page.getByRole('main'), 'Подано заявок')).toHaveText('6');
    await expect(factOf(page.getByRole('main'), 'Заявок на турнир периода')).toHaveText('1,5');
    await expect(factOf(page.getByRole('main'), 'Ожидаемые взносы')).toHaveText('7 400 ₽');

    const tournaments = chartOf(page, 'Турниры по неделям');
    expect(await rowIn(tournaments, weekOf(0))).toEqual(['1', '1', '2']);
    expect(await rowIn(tournaments, weekOf(7))).toEqual(['1', '0', '1']);
    expect(await rowIn(tournaments, weekOf(-21))).toEqual(['0', '0', '0']);
    expect(await rowIn(tournaments, 'Всего')).toEqual(['3', '1', '4']);
    await expect(tournaments.getByRole('row')).toHaveCount(1 + 16 + 1);
    const applications = chartOf(page, 'Заявки по неделям');
    expect(await rowIn(applications, weekOf(-7))).toEqual(['3']);
    expect(await rowIn(applications, weekOf(0))).toEqual(['1']);
    const fees = chartOf(page, 'Ожидаемые взносы по неделям');
    expect(await rowIn(fees, weekOf(0))).toEqual(['0', '5\u00a0400', '5\u00a0400']);
    const levels = chartOf(page, 'Уровни в заявках');
    expect(await rowIn(levels, 'Уровень 3,5')).toEqual(['3']);
    expect(await rowIn(levels, 'Уровень 4')).toEqual(['0']);
    await expect(levels).toContainText('Без уровня: 1.');
  });

  test('COMFORT-90: another period is in the address; all time is long, and shown by months', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    await page.getByText('Всё время').click();
    await expect(page).toHaveURL(/\/season\?period=all$/);
    const tournaments = chartOf(page, 'Турниры по месяцам');
    expect(await rowIn(tournaments, 'Всего')).toEqual(['4', '1', '5']);
    await page.getByText('Этот год').click();
    await expect(tournaments.getByRole('row')).toHaveCount(1 + 12 + 1);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Всё время' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Всё время' })).toBeChecked();
    await page.goto('/season?period=век');
    await expect(page.getByRole('radio', { name: '16 недель' })).toBeChecked();
  });

  test('COMFORT-90: back at the list a tournament is deleted, and the season has one less', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    await page.getByRole('link', { name: 'Назад', exact: true }).click();
    await expect(listHeading(page)).toBeVisible();
    await openDeletion(page, 'Американо');
    await deletionOf(page).getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Турнир удалён')).toBeVisible();
    await page.goBack();
    await expect(factOf(page.getByRole('main'), 'Турниры')).toHaveText('3');
  });

  test('COMFORT-91: each chart says what was the most, and what the whole period holds', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    const tournaments = chartOf(page, 'Турниры по неделям');
    await expect(tournaments).toContainText(
      /Больше всего турниров на\sнеделе\sс\s\d+\s[а-я]+: 2\./,
    );
    await expect(tournaments).toContainText('За период: 4 турнира Мексикано 3 Американо 1');
    const applications = chartOf(page, 'Заявки по неделям');
    await expect(applications).toContainText(/Больше всего заявок на\sнеделе\sс\s\d+\s[а-я]+: 3\./);
    await expect(applications).toContainText('По дню подачи.');
    const levels = chartOf(page, 'Уровни в заявках');
    await expect(levels).toContainText('Больше всего заявок с уровнем 3,5: 3.');
  });

  test('COMFORT-91: arrow keys go from week to week, and each is read out @everywhere', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    const slider = sliderOf(page, 'Турниры по неделям');
    const chart = chartOf(page, 'Турниры по неделям');
    await slider.focus();
    const thisWeek = new RegExp(`${weekOf(0)}: 2 турнира`.replace(/\s/g, '\\s'));
    await expect(slider).toHaveAttribute('aria-valuetext', thisWeek);
    await expect(slider).toHaveAttribute('aria-valuetext', /Мексикано\s– 1, Американо\s– 1$/);
    await expect(chart).toContainText(`${weekOf(0)}: 2 турнира Мексикано 1 Американо 1`);
    await page.keyboard.press('ArrowRight');
    await expect(chart).toContainText(`${weekOf(7)}: 1 турнир Мексикано 1 Американо 0`);
    await page.keyboard.press('Home');
    await expect(chart).toContainText(`${weekOf(-77)}: 0 турниров`);
    await page.keyboard.press('End');
    await expect(chart).toContainText(`${weekOf(28)}: 0 турниров`);
    await page.keyboard.press('Tab');
    await expect(chart).toContainText('За период: 4 турнира');
  });

  test('COMFORT-91: what is pointed at is said above the bars', async ({ page, club }) => {
    await openSeason(page, club);
    const chart = chartOf(page, 'Заявки по неделям');
    const slider = sliderOf(page, 'Заявки по неделям');
    const { width } = (await slider.boundingBox())!;
    // The middle of the eleventh column of sixteen.
    await slider.hover({ position: { x: (width * 10.5) / 16, y: 90 } });
    await expect(chart).toContainText(`${weekOf(-7)}: 3 заявки`);
    await page.getByRole('heading', { name: 'Сезон в цифрах' }).hover();
    await expect(chart).toContainText('За период: 6 заявок');
  });

  test('COMFORT-91: the bars are painted, in the colours of the theme, and light on paper', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    const chart = chartOf(page, 'Заявки по неделям');
    const pixels = async (colour: string) => (await coloursOf(chart))[colour] ?? 0;
    await expect.poll(() => pixels(LIGHT_GREEN)).toBeGreaterThan(BAR_PIXELS);
    expect(await pixels(DARK_GREEN)).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => pixels(DARK_GREEN)).toBeGreaterThan(BAR_PIXELS);
    expect(await pixels(LIGHT_GREEN)).toBe(0);
    await chooseTheme(page, 'Светлая тема');
    await expect.poll(() => pixels(LIGHT_GREEN)).toBeGreaterThan(BAR_PIXELS);
    await chooseTheme(page, 'Тёмная тема');
    await expect.poll(() => pixels(DARK_GREEN)).toBeGreaterThan(BAR_PIXELS);

    await page.evaluate(() =>
      addEventListener('beforeprint', () =>
        queueMicrotask(() => {
          const { clientWidth } = document.querySelector('canvas')!;
          document.body.dataset.onPaper = String(clientWidth);
        }),
      ),
    );
    await page.pdf({ format: 'A4' });
    expect(await page.evaluate(() => document.body.dataset.onPaper)).toBe('320');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => pixels(LIGHT_GREEN)).toBeGreaterThan(BAR_PIXELS);
  });

  test('COMFORT-91: two types are told apart without colours', async ({ page, club }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openSeason(page, club);
    const chart = chartOf(page, 'Турниры по неделям');
    await expect
      .poll(async () => (await coloursOf(chart))['0,0,0'] ?? 0)
      .toBeGreaterThan(BAR_PIXELS);
    // Next week has one of the plain type, this week one of either.
    const plain = await changesIn(chart, 12, 16);
    expect(await changesIn(chart, 11, 16)).toBeGreaterThan(plain + 4);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`COMFORT-91: the season keeps WCAG 2.2 AA, ${colorScheme}`, async ({ page, club }) => {
      await page.emulateMedia({ colorScheme });
      await openSeason(page, club);
      await chartOf(page, 'Турниры по неделям').getByText('Показать таблицей').click();
      await sliderOf(page, 'Заявки по неделям').focus();
      await expectNothingSideways(page);
      await expectAccessible(page, `season-${colorScheme}`);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('COMFORT-91: nothing lies beyond the edge, and all is large enough to press', async ({
      page,
      club,
    }) => {
      await openSeason(page, club);
      const chart = chartOf(page, 'Турниры по неделям');
      await chart.getByText('Показать таблицей').tap();
      await expectNothingSideways(page);
      await expectTargets(page.getByRole('main'), 44);
      const slider = sliderOf(page, 'Заявки по неделям');
      const { width } = (await slider.boundingBox())!;
      await slider.tap({ position: { x: (width * 10.5) / 16, y: 90 } });
      await expect(chartOf(page, 'Заявки по неделям')).toContainText(`${weekOf(-7)}: 3 заявки`);
      await expectAccessible(page, 'season-phone');
    });
  });

  test('COMFORT-92: the chart library is loaded with the season, and not before', async ({
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
    await expect(listHeading(page)).toBeVisible();
    // What comes while nobody waits for it: the details are among it, and the rest in the seconds around.
    await expect.poll(() => scripts.some((url) => url.includes('/details.'))).toBe(true);
    let last = 0;
    const isStill = () => last === (last = scripts.length);
    await expect.poll(isStill, { intervals: [1_500] }).toBe(true);
    expect(await haveLibrary()).toBe(false);
    await page.goto('/season');
    await expect(chartOf(page, 'Турниры по неделям')).toBeVisible();
    expect(await haveLibrary()).toBe(true);
  });
});

test('COMFORT-90, WIRE-7: what another host leaves out is left out and said', async ({
  page,
  club,
}) => {
  const row = { date: inDays(0), tournament_type: 'Кинг-корт', entry_fee: 1000 };
  const came = { level: 3, created_at: `${inDays(0)}T09:00:00Z` };
  await answerList(page, [
    { id: 1, ...row, applications: [came, { ...came, created_at: 'вчера' }] },
    { id: 2, ...row, entry_fee: null, applications: [came] },
    { id: 3, ...row, date: 'скоро' },
    { id: 4 },
    { id: 5, ...row, date: '9999-12-31' },
  ]);
  await openSeason(page, club, '?period=all');
  const tournaments = chartOf(page, 'Турниры по неделям');
  expect(await rowIn(tournaments, 'Всего')).toEqual(['0', '0', '2', '2']);
  await expect(tournaments).toContainText('Другие 2');
  await expect(tournaments).toContainText('Без даты: 2. Дальше чем на 15 лет: 1.');
  await expect(chartOf(page, 'Заявки по неделям')).toContainText('Без даты: 1.');
  const fees = chartOf(page, 'Ожидаемые взносы по неделям');
  await expect(fees).toContainText('Турниров без взноса: 1.');
  expect(await rowIn(fees, 'Всего')).toEqual(['0', '2\u00a0000', '2\u00a0000']);
});

test('COMFORT-92: a club without tournaments has nothing to show yet', async ({ page, club }) => {
  await openSeason(page, club);
  await expect(page.getByText('Пока нечего показать')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page, 'season-empty');
});

test('COMFORT-92: loading says so, and what did not load can be loaded again', async ({
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
  await answerList(page, [{ id: 1, date: inDays(0), tournament_type: 'Мексикано' }]);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(factOf(page.getByRole('main'), 'Турниры')).toHaveText('1');
});

test('COMFORT-92: of the beginning of a list nothing is counted, only of the whole', async ({
  page,
  club,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const row = { date: inDays(0), tournament_type: 'Мексикано' };
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
  await expect(factOf(page.getByRole('main'), 'Турниры')).toHaveText('3');
});
