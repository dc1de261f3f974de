import { expect, createSeeds, test } from './support/everywhere';
import {
  getDetail,
  getEditDialog,
  getFact,
  openDetail,
  readClipboard,
} from './support/consolePage';

test.use({
  tournaments: createSeeds([
    {
      organizer_name: 'Ольга Смирнова',
      date: '2099-06-05',
      start_time: '10:00',
      end_time: '14:00',
      level_from: 2,
      level_to: 4.5,
      created_at: '2026-05-01T22:30:00.000Z',
      updated_at: '2026-12-31T21:00:00.000Z',
      applications: [
        { name: 'Иван Петров', level: 3.5, contact_phone: '+7 (903) 111-22-33', user_id: 777001 },
        {
          name: 'Без Уровня',
          level: null,
          created_at: '2026-05-03T21:30:00.000Z',
          user_id: 'tg-5',
        },
        ...Array.from({ length: 22 }, (_, at) => ({ name: `Игрок ${at + 1}`, level: 4 })),
      ],
    },
  ]),
});

test('the details show all facts of a tournament (DETAIL-1, DETAIL-2, FORMAT-1, FORMAT-2, RULE-13) @everywhere', async ({
  listPage,
}) => {
  const detail = await openDetail(listPage, 'Ольга Смирнова');
  await expect(
    detail.getByRole('heading', { name: 'Детальная информация о турнире' }),
  ).toBeVisible();
  await expect(detail).toContainText('Мексикано');
  for (const [name, value] of [
    ['Дата', '05 июня 2099, пятница'],
    ['Время', '10:00 – 14:00'],
    ['Уровень игроков', '2 - 4.5'],
    ['Взнос', '1 500 ₽'],
    ['Количество заявок', '24'],
    ['Создан', '02 мая 2026'],
    ['Организатор', 'Ольга Смирнова'],
    ['ID турнира', '#1'],
    ['Обновлён', '01 января 2027'],
  ] as const) {
    await expect(getFact(detail, name), name).toHaveText(value);
  }
  await expect(getFact(detail, 'Телефон')).toContainText('+7 (916) 123-45-67');
});

test('the details list each application with its facts, and the list scrolls (DETAIL-3, DETAIL-4, FORMAT-3) @everywhere', async ({
  listPage,
}) => {
  const detail = await openDetail(listPage, 'Ольга Смирнова');
  await expect(detail.getByRole('tab', { name: 'Участники (24)' })).toBeVisible();
  const players = detail.getByRole('listitem');
  await expect(players).toHaveCount(24);
  for (const text of [
    'Иван Петров',
    'Уровень 3.5',
    '+7 (903) 111-22-33',
    '777001',
    '03 мая 2026',
  ]) {
    await expect(players.first()).toContainText(text);
  }
  await expect(players.nth(1)).toContainText('Уровень не указан');
  await expect(players.nth(1)).toContainText('tg-5');
  await expect(players.nth(1)).toContainText('04 мая 2026');
  await expect(players.last()).not.toBeInViewport();
  await players.last().scrollIntoViewIfNeeded();
  await expect(players.last()).toBeInViewport();
  await expect(detail.getByRole('button', { name: 'Закрыть', exact: true })).toBeInViewport();
});

test('«Закрыть», Esc and a click outside close it, a press begun inside does not (DETAIL-1)', async ({
  listPage,
}) => {
  const detail = getDetail(listPage);
  await openDetail(listPage, 'Ольга Смирнова');
  await detail.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(detail).toHaveCount(0);

  await openDetail(listPage, 'Ольга Смирнова');
  await listPage.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);

  await openDetail(listPage, 'Ольга Смирнова');
  await detail.getByText('05 июня 2099').hover();
  await listPage.mouse.down();
  await listPage.mouse.move(5, 5);
  await listPage.mouse.up();
  await expect(detail).toBeVisible();
  await listPage.mouse.click(5, 5);
  await expect(detail).toHaveCount(0);
  await expect(getEditDialog(listPage)).toHaveCount(0);
});

test('a phone is called or copied with one press (DETAIL-2, DETAIL-4)', async ({
  listPage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const detail = await openDetail(listPage, 'Ольга Смирнова');
  await expect(detail.getByRole('link', { name: '+7 (916) 123-45-67' })).toHaveAttribute(
    'href',
    'tel:+79161234567',
  );
  await expect(detail.getByRole('link', { name: '+7 (903) 111-22-33' }).first()).toHaveAttribute(
    'href',
    'tel:+79031112233',
  );
  await detail.getByRole('button', { name: 'Скопировать +7 (916) 123-45-67' }).click();
  await expect(detail.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  expect(await readClipboard(listPage)).toBe('+7 (916) 123-45-67');
});
