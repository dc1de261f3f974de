import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible';
import { addDaysToToday } from './support/days';
import { getDetail, readClipboard } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';
import { expectTargets } from './support/rendering';

const getStrip = (page: Page) => page.getByRole('region', { name: 'Ближайший турнир' });
const press = (page: Page, name: string) => getStrip(page).getByRole('button', { name }).click();

const TODAY_LATE = {
  organizer_name: 'Ольга Смирнова',
  date: addDaysToToday(0),
  start_time: '23:00',
  end_time: '23:59',
  applications: [{ name: 'Иван Петров' }, { name: 'Пётр Иванов' }],
};

test.describe('with a tournament today', () => {
  test.use({
    tournaments: createSeeds([
      TODAY_LATE,
      { ...TODAY_LATE, organizer_name: 'Анна Громова', start_time: '23:30' },
      { date: addDaysToToday(30), organizer_name: 'Мария Лебедева' },
    ]),
  });

  test('DESK-4, LIST-13: the strip names it, tells the participants in one press, and opens it', async ({
    listPage: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(getStrip(page)).toContainText('Сегодня 23:00 – 23:59');
    await expect(getStrip(page)).toContainText(/2\sзаявки/);
    await expect(getStrip(page)).toContainText(/и ещё 1\sтурнир/);
    await expect(page.getByRole('rowheader')).toHaveText(['Предстоящие · Сегодня', 'Позже']);
    await expectAccessible(page, 'up-next');

    await press(page, 'Для чата');
    await expect(page.getByText('Текст скопирован')).toBeVisible();
    expect(await readClipboard(page)).toContain('Ольга Смирнова');
    await press(page, 'Подробности');
    await expect(getDetail(page)).toContainText('Ольга Смирнова');
    await page.keyboard.press('Escape');
    await expect(getDetail(page)).toHaveCount(0);
  });

  test('DESK-4: «Печать» prints its sheet @deep', async ({ listPage: page }) => {
    const printed = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          window.print = () => {
            dispatchEvent(new Event('beforeprint'));
            resolve(document.querySelector('body > article')?.textContent ?? '');
            dispatchEvent(new Event('afterprint'));
          };
        }),
    );
    await press(page, 'Печать');
    expect(await printed).toMatch(/Участники \(2\).*Иван Петров.*Пётр Иванов/);
    await expect(page.locator('body > article')).toHaveCount(0);
  });

  test('DESK-4: sorted otherwise, or as a calendar, the list has none @deep', async ({
    listPage: page,
  }) => {
    await expect(getStrip(page)).toBeVisible();
    await page.getByRole('columnheader', { name: 'Взнос' }).getByRole('button').click();
    await expect(getStrip(page)).toHaveCount(0);
    await page.getByRole('radio', { name: 'Календарь' }).check();
    await expect(page.getByRole('button', { name: 'Следующий месяц' })).toBeVisible();
    await expect(getStrip(page)).toHaveCount(0);
  });
});

test.describe('on a phone, with none near', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    tournaments: createSeeds([
      { ...TODAY_LATE, date: addDaysToToday(30), level_from: 3.5, level_to: 4, entry_fee: 3_500 },
    ]),
  });

  test('DESK-4: no strip is shown, the tools are in one row, and the first card comes soon', async ({
    listPage: page,
  }) => {
    await expect(getStrip(page)).toHaveCount(0);
    const card = page.getByRole('row', { name: /Ольга Смирнова/ });
    const box = (await card.boundingBox())!;
    expect(box.y).toBeLessThanOrEqual(240);
    expect(box.height).toBeLessThanOrEqual(124);
    const tops = await Promise.all(
      ['Фильтры', 'Ещё'].map(async (name) => {
        const button = page.getByRole('main').getByRole('button', { name });
        return (await button.boundingBox())!;
      }),
    );
    const modes = (await page.getByRole('radiogroup', { name: 'Вид' }).boundingBox())!;
    expect(new Set([...tops, modes].map(({ y, height }) => `${y} ${height}`)).size).toBe(1);
    expect(modes.height).toBe(44);
    await expectTargets(page.getByRole('main'), 44);
  });
});
