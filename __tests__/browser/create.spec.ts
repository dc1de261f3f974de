import type { Page } from '@playwright/test';
import { expect, test } from './support/everywhere';
import { fillTournament, getMainButton, retype, getRow, watchWrites } from './support/consolePage';
import { installClock, expectSoon, stopTime } from './support/stillTime';

test.beforeEach(async ({ listPage }) => {
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expect(listPage.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
});

const submit = (page: Page) => getMainButton(page, 'Создать турнир');

const DEFAULTS = [
  ['Тип турнира', 'Мексикано'],
  ['Дата', ''],
  ['Время начала', ''],
  ['Время окончания', ''],
  ['Минимальный уровень', '1'],
  ['Максимальный уровень', ''],
  ['Взнос, ₽', '0'],
  ['Имя организатора', ''],
  ['Телефон организатора', ''],
] as const;

async function expectDefaults(page: Page): Promise<void> {
  for (const [label, value] of DEFAULTS) {
    await expect(page.getByLabel(label), label).toHaveValue(value);
  }
}

test('the create form has its fields, defaults, choices, samples and hints (CREATE-1, CREATE-2, CREATE-3, CREATE-5, CREATE-13) @everywhere', async ({
  listPage,
}) => {
  await expectDefaults(listPage);
  const options = (label: string) => listPage.getByLabel(label).getByRole('option');
  const levels = Array.from({ length: 13 }, (_, at) => `Уровень ${(1 + at / 2).toFixed(1)}`);
  await expect(options('Тип турнира')).toHaveText(['Мексикано', 'Американо']);
  await expect(options('Минимальный уровень')).toHaveText(levels);
  await expect(options('Максимальный уровень')).toHaveText(['Не указан', ...levels]);
  for (const [label, sample] of [
    ['Дата', 'дд.мм.гггг'],
    ['Время начала', '00:00'],
    ['Взнос, ₽', '0'],
    ['Имя организатора', 'Иван Иванов'],
    ['Телефон организатора', '+7 (___) ___-__-__'],
  ] as const) {
    await expect(listPage.getByLabel(label)).toHaveAttribute('placeholder', sample);
  }
  await expect(listPage.getByLabel('Взнос')).toHaveAttribute('min', '0');
  await expect(listPage.getByLabel('Время начала')).toHaveAccessibleDescription(/8:00/);
  await expect(listPage.getByLabel('Время окончания')).toHaveAccessibleDescription(/23:59/);
  const limits = listPage.getByRole('complementary', { name: 'Ограничения' });
  await expect(limits).toContainText('с 8:00 до 23:00');
  await expect(limits).toContainText('с 8:00 до 23:59, необязательно');
  await expect(limits).toContainText('Максимальный уровень: необязательно, не ниже минимального');

  await getMainButton(listPage, 'Назад').click();
  await expect(listPage).toHaveURL(/\/tournaments$/);
});

test('the maximum offers what the minimum allows, and goes when it is passed (CREATE-2, CREATE-9) @everywhere', async ({
  listPage,
}) => {
  const [from, to] = [
    listPage.getByLabel('Минимальный уровень'),
    listPage.getByLabel('Максимальный уровень'),
  ];
  await from.selectOption('Уровень 3.0');
  await expect(to.getByRole('option').nth(1)).toHaveText('Уровень 3.0');
  await to.selectOption('Уровень 4.5');
  await from.selectOption('Уровень 4.5');
  await expect(to).toHaveValue('4.5');
  await from.selectOption('Уровень 5.0');
  await expect(to).toHaveValue('');
  await expect(to.getByRole('option')).toHaveText([
    'Не указан',
    ...['5.0', '5.5', '6.0', '6.5', '7.0'].map((level) => `Уровень ${level}`),
  ]);
});

test('the button waits until all is right, and a status says for what (CREATE-6, CREATE-8) @everywhere @deep', async ({
  listPage,
}) => {
  const status = listPage.getByRole('main').getByRole('status');
  await expect(submit(listPage)).toBeDisabled();
  await expect(status).toHaveText(
    'Осталось: дата, время начала, имя организатора, телефон организатора.',
  );
  await fillTournament(listPage);
  await expect(status).toHaveText('Всё заполнено');
  await expect(submit(listPage)).toBeEnabled();
  const end = listPage.getByLabel('Время окончания');
  await end.pressSequentially('0930');
  await expect(submit(listPage)).toBeDisabled();
  await expect(status).toContainText('время окончания');
  await end.press('Backspace');
  await expect(submit(listPage)).toBeDisabled();
  await retype(end, '');
  await expect(submit(listPage)).toBeEnabled();
});

test('Enter names all that is missing, «Сбросить» starts again (CREATE-7, CREATE-8, CREATE-13) @everywhere', async ({
  listPage,
}) => {
  await expect(listPage.getByRole('alert')).toHaveCount(0);
  const name = listPage.getByLabel('Имя организатора');
  await name.fill('О');
  await expect(listPage.getByRole('alert')).toHaveCount(0);
  await name.press('Enter');
  await expect(listPage.getByRole('alert')).toHaveText([
    'Дата обязательна',
    'Время начала обязательно',
    'Имя организатора минимум 2 символа',
    'Телефон должен быть в формате +7 (XXX) XXX-XX-XX',
  ]);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Имя организатора минимум 2 символа');
  await name.fill('Ольга');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(listPage.getByText('Имя организатора минимум 2 символа')).toHaveCount(0);

  await listPage.getByLabel('Минимальный уровень').selectOption('Уровень 3.0');
  await getMainButton(listPage, 'Сбросить').click();
  await expectDefaults(listPage);
  await expect(listPage.getByRole('alert')).toHaveCount(0);
});

test('one request, in the server’s words; then the list with it (CREATE-4, CREATE-6, CREATE-11, WIRE-3)', async ({
  listPage,
}) => {
  const writes = watchWrites(listPage);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await listPage.route('**/api/tournaments', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await fillTournament(listPage, { name: '  Ольга Смирнова ' });
  await listPage.getByLabel('Тип турнира').selectOption('Американо');
  await listPage.getByLabel('Максимальный уровень').selectOption('Уровень 2.5');
  await listPage.getByLabel('Взнос').fill('1500');
  await stopTime(listPage);
  await submit(listPage).dblclick();
  await expect(getMainButton(listPage, 'Создание...')).toBeDisabled();
  await listPage.getByLabel('Взнос').press('Enter');
  release();
  await expectSoon(listPage, listPage.getByText('Турнир создан успешно!'));
  await expect(listPage.getByText('Перенаправление на список турниров...')).toBeVisible();
  await expect(listPage).toHaveURL(/\/new$/);
  expect(writes).toEqual([
    {
      method: 'POST',
      path: '/api/tournaments',
      body: {
        tournamentType: 'Американо',
        date: '2099-06-05',
        startTime: '09:30',
        endTime: null,
        levelFrom: 1,
        levelTo: 2.5,
        entryFee: 1500,
        organizerName: 'Ольга Смирнова',
        organizerPhone: '+7 (916) 123-45-67',
      },
    },
  ]);
  await listPage.clock.runFor(2_000);
  await expect(listPage).toHaveURL(/\/tournaments$/);
  await expect(getRow(listPage, 'Ольга Смирнова')).toContainText('1 - 2.5');
});

test('the success screen stays 2 s; left earlier, it takes no user away (CREATE-11) @deep', async ({
  listPage,
}) => {
  await installClock(listPage);
  await fillTournament(listPage);
  await submit(listPage).click();
  await expect(listPage.getByText('Турнир создан успешно!')).toBeVisible();
  await listPage.getByRole('link', { name: 'Турниры' }).click();
  await expect(getRow(listPage, 'Ольга Смирнова')).toBeVisible();
  await listPage.getByRole('link', { name: 'Создать турнир' }).click();
  await expectDefaults(listPage);
  await listPage.clock.fastForward(5000);
  await expectDefaults(listPage);
  await expect(listPage).toHaveURL(/\/new$/);
});

test('a refusal is in a box, and the form stays as typed (CREATE-10) @deep', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 422/, /createTournament: 422/);
  await listPage.route(
    '**/api/tournaments',
    (route) =>
      route.fulfill({
        status: 422,
        json: {
          message: 'Корт в это время занят.',
          fieldErrors: { startTime: 'Выберите другое время' },
        },
      }),
    { times: 1 },
  );
  await fillTournament(listPage);
  await submit(listPage).click();
  await expect(
    listPage.getByRole('alert').filter({ hasText: 'Корт в это время занят.' }),
  ).toBeVisible();
  const start = listPage.getByLabel('Время начала');
  await expect(start).toHaveValue('09:30');
  await expect(start).toHaveAccessibleDescription('Выберите другое время');
  await retype(start, '11');
  await expect(start).not.toHaveAccessibleDescription('Выберите другое время');
  await start.pressSequentially('00');
  await submit(listPage).click();
  await expect(listPage.getByText('Турнир создан успешно!')).toBeVisible();
});
