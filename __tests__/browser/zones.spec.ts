import type { Page } from '@playwright/test';
import { expect, rememberSession, createSeeds, test } from './support/fixtures';
import type { Club } from './support/club';
import {
  getDatePicker,
  getFact,
  getMainButton,
  openDetail,
  openEdit,
  retype,
  getRow,
} from './support/consolePage';
import { installClock } from './support/stillTime';

/** A Wednesday in the club's zone; the tests cross the midnights around it. */
const TODAY = '2030-05-15';
const TOMORROW = '2030-05-16';

test.use({
  tournaments: createSeeds([
    { organizer_name: 'Игорь Вчерашний', date: '2030-05-14' },
    {
      organizer_name: 'Игорь Сегодняшний',
      date: TODAY,
      created_at: '2030-05-09T21:30:00.000Z',
      updated_at: '2030-05-10T20:30:00.000Z',
      applications: [{ name: 'Иван Петров', created_at: '2030-05-11T21:00:00.000Z' }],
    },
    { organizer_name: 'Игорь Завтрашний', date: TOMORROW },
  ]),
});

/** Opens the list at a moment of the browser's clock; the server keeps the real one. */
async function openAt(page: Page, club: Club, moment: string, path = '/tournaments') {
  const session = await club.signIn();
  await installClock(page, new Date(moment));
  await rememberSession(page, session, Date.parse(moment));
  await page.goto(path);
}

const expectSeason = (page: Page, coming: string[], past: string[]) =>
  expect(page.getByRole('row').filter({ hasText: /Организатор|ящие|едшие|\+7/ })).toContainText([
    'Организатор',
    'Предстоящие',
    ...coming,
    'Прошедшие',
    ...past,
  ]);

/** Every other zone lies between these two. */
for (const [zone, about] of [
  ['Etc/GMT+12', 'UTC-12'],
  ['Pacific/Kiritimati', 'UTC+14'],
] as const) {
  test.describe(`a browser in ${about}`, () => {
    test.use({ timezoneId: zone });

    for (const [moment, when] of [
      ['2030-05-14T21:05:00.000Z', 'just after the club’s midnight'],
      ['2030-05-15T20:55:00.000Z', 'just before the next one'],
    ] as const) {
      test(`no date moves by a day, ${when}, in ${about} (RULE-13, RULE-2, LIST-10, LIST-13, DETAIL-2, INPUT-1) @deep`, async ({
        page,
        club,
      }) => {
        await openAt(page, club, moment);
        await expectSeason(page, ['Игорь Сегодняшний', 'Игорь Завтрашний'], ['Игорь Вчерашний']);
        await expect(getRow(page, 'Игорь Сегодняшний')).toContainText('15.05.2030 ср');

        const detail = await openDetail(page, 'Игорь Сегодняшний');
        await expect(getFact(detail, 'Дата')).toHaveText('15 мая 2030, среда');
        await expect(getFact(detail, 'Создан')).toHaveText('10 мая 2030');
        await expect(getFact(detail, 'Обновлён')).toHaveText('10 мая 2030');
        await expect(detail.getByRole('listitem')).toContainText('12 мая 2030');
        await page.keyboard.press('Escape');

        const edit = await openEdit(page, 'Игорь Завтрашний');
        await expect(edit.getByLabel('Дата')).toHaveValue('16.05.2030');
        await edit.getByRole('button', { name: 'Выбрать дату' }).click();
        const day = (date: string) =>
          getDatePicker(page).locator(`[data-day="${date}"]`).getByRole('button');
        await expect(day('2030-05-14')).toBeDisabled();
        await expect(day(TODAY)).toHaveAccessibleName(/сегодня/i);
        await expect(day(TOMORROW)).toBeFocused();
        await day(TODAY).click();
        await expect(edit.getByLabel('Дата')).toHaveValue('15.05.2030');
        await edit.getByText('Просмотр').click();
        await expect(edit.getByRole('insertion')).toHaveText('Стало: 15 мая 2030');
        await edit.getByRole('button', { name: 'Отмена' }).click();

        await page.getByRole('link', { name: 'Создать турнир' }).click();
        const date = page.getByLabel('Дата');
        await retype(date, '14.05.2030');
        await date.blur();
        await expect(page.getByText('Дата не может быть в прошлом')).toBeVisible();
        await retype(date, '15.05.2030');
        await expect(page.getByText('Дата не может быть в прошлом')).toHaveCount(0);
      });
    }
  });
}

test('today changes at the club’s midnight under an open list (RULE-13, LIST-13)', async ({
  page,
  club,
}) => {
  await openAt(page, club, '2030-05-15T20:59:00.000Z');
  await expectSeason(page, ['Игорь Сегодняшний', 'Игорь Завтрашний'], ['Игорь Вчерашний']);
  await page.clock.runFor(80_000);
  await expectSeason(page, ['Игорь Завтрашний'], ['Игорь Сегодняшний', 'Игорь Вчерашний']);
});

test('today changes at the club’s midnight under an open form too, whose date is then past (RULE-13, RULE-2, CREATE-6) @deep', async ({
  page,
  club,
}) => {
  await openAt(page, club, '2030-05-15T20:59:00.000Z', '/tournaments/new');
  const date = page.getByLabel('Дата');
  await date.pressSequentially('15.05.2030');
  await page.getByLabel('Время начала').pressSequentially('2100');
  await page.getByLabel('Имя организатора').fill('Ольга Смирнова');
  await page.getByLabel('Телефон организатора').pressSequentially('9161234567');
  const submit = getMainButton(page, 'Создать турнир');
  await expect(submit).toBeEnabled();
  await page.clock.runFor(80_000);
  await expect(submit).toBeDisabled();
  await expect(page.getByText('Дата не может быть в прошлом')).toBeVisible();
  await page.getByRole('button', { name: 'Выбрать дату' }).click();
  const yesterday = getDatePicker(page).locator(`[data-day="${TODAY}"]`).getByRole('button');
  await expect(yesterday).toBeDisabled();
});
