import { chooseTheme } from './support/account';
import { expectAccessible } from './support/expectAccessible';
import { expect, createSeeds, test } from './support/everywhere';
import { expectNothingSideways, expectTargets } from './support/rendering';
import {
  countChanges,
  getChart,
  countColours,
  openSeason,
  SEASON,
  getSlider,
  formatWeek,
} from './support/season';

const LIGHT_GREEN = '29,107,70';
const DARK_GREEN = '95,199,147';
/** A bar covers more pixels than a letter does. */
const BAR_PIXELS = 200;

test.describe('with a season', () => {
  test.use({ tournaments: createSeeds(SEASON) });

  test('COMFORT-91: each chart says what was the most, and what the whole period holds', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    const tournaments = getChart(page, 'Турниры по неделям');
    await expect(tournaments).toContainText(
      /Больше всего турниров на\sнеделе\sс\s\d+\s[а-я]+: 2\./,
    );
    await expect(tournaments).toContainText('За период: 4 турнира Мексикано 3 Американо 1');
    const applications = getChart(page, 'Заявки по неделям');
    await expect(applications).toContainText(/Больше всего заявок на\sнеделе\sс\s\d+\s[а-я]+: 3\./);
    await expect(applications).toContainText('По дню подачи.');
    const levels = getChart(page, 'Уровни в заявках');
    await expect(levels).toContainText('Больше всего заявок с уровнем 3.5: 3.');
  });

  test('COMFORT-91: arrow keys go from week to week, and each is read out @everywhere', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    const slider = getSlider(page, 'Турниры по неделям');
    const chart = getChart(page, 'Турниры по неделям');
    await slider.focus();
    const thisWeek = new RegExp(`${formatWeek(0)}: 2 турнира`.replace(/\s/g, '\\s'));
    await expect(slider).toHaveAttribute('aria-valuetext', thisWeek);
    await expect(slider).toHaveAttribute('aria-valuetext', /Мексикано\s– 1, Американо\s– 1$/);
    await expect(chart).toContainText(`${formatWeek(0)}: 2 турнира Мексикано 1 Американо 1`);
    await page.keyboard.press('ArrowRight');
    await expect(chart).toContainText(`${formatWeek(7)}: 1 турнир Мексикано 1 Американо 0`);
    await page.keyboard.press('Home');
    await expect(chart).toContainText(`${formatWeek(-77)}: 0 турниров`);
    await page.keyboard.press('End');
    await expect(chart).toContainText(`${formatWeek(28)}: 0 турниров`);
    await page.keyboard.press('Tab');
    await expect(chart).toContainText('За период: 4 турнира');
  });

  test('COMFORT-91: the value under the pointer is said above the bars', async ({ page, club }) => {
    await openSeason(page, club);
    const chart = getChart(page, 'Заявки по неделям');
    const slider = getSlider(page, 'Заявки по неделям');
    const { width } = (await slider.boundingBox())!;
    // Middle of the eleventh column of sixteen.
    await slider.hover({ position: { x: (width * 10.5) / 16, y: 90 } });
    await expect(chart).toContainText(`${formatWeek(-7)}: 3 заявки`);
    await page.getByRole('heading', { name: 'Сезон в цифрах' }).hover();
    await expect(chart).toContainText('За период: 6 заявок');
  });

  test('COMFORT-91: the bars are painted, in the colours of the theme, and light on paper @deep', async ({
    page,
    club,
  }) => {
    await openSeason(page, club);
    const chart = getChart(page, 'Заявки по неделям');
    const pixels = async (colour: string) => (await countColours(chart))[colour] ?? 0;
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

  test('COMFORT-91: two types are told apart without colours @deep', async ({ page, club }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openSeason(page, club);
    const chart = getChart(page, 'Турниры по неделям');
    await expect
      .poll(async () => (await countColours(chart))['0,0,0'] ?? 0)
      .toBeGreaterThan(BAR_PIXELS);
    // Column 12 has one tournament of the plain type; column 11 one of each type, which have patterns.
    const plain = await countChanges(chart, 12, 16);
    expect(await countChanges(chart, 11, 16)).toBeGreaterThan(plain + 4);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`COMFORT-91: the season keeps WCAG 2.2 AA, ${colorScheme} @deep`, async ({
      page,
      club,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openSeason(page, club);
      await getChart(page, 'Турниры по неделям').getByText('Показать таблицей').click();
      await getSlider(page, 'Заявки по неделям').focus();
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
      const chart = getChart(page, 'Турниры по неделям');
      await chart.getByText('Показать таблицей').tap();
      await expectNothingSideways(page);
      await expectTargets(page.getByRole('main'), 44);
      const slider = getSlider(page, 'Заявки по неделям');
      const { width } = (await slider.boundingBox())!;
      await slider.tap({ position: { x: (width * 10.5) / 16, y: 90 } });
      await expect(getChart(page, 'Заявки по неделям')).toContainText(
        `${formatWeek(-7)}: 3 заявки`,
      );
      await expectAccessible(page, 'season-phone');
    });
  });
});
