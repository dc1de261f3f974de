import { expect, seeded, test } from './support/everywhere';
import { inDays, typed } from './support/days';
import {
  answerList,
  deletionOf,
  detailOf,
  editOf,
  mainButton,
  openDeletion,
  rowOf,
  searchBox,
} from './support/consolePage';

const SEASON = [
  {
    organizer_name: 'Семён Ёлкин',
    date: inDays(9),
    start_time: '18:30',
    end_time: '21:00',
    level_to: 4.5,
    tournament_type: 'Американо',
    applications: [{ name: 'Иван Петров' }, { name: 'Пётр Иванов' }],
  },
  { organizer_name: 'Анна Громова', date: inDays(2), start_time: '12:00', entry_fee: 0 },
  { organizer_name: 'Мария Лебедева', date: inDays(2), start_time: '09:00' },
  { organizer_name: 'Пётр Давний', date: inDays(-300) },
  { organizer_name: 'Олег Недавний', date: inDays(-2) },
  { organizer_name: 'Ирина Сегодня', date: inDays(0), start_time: '08:00' },
];

test.describe('a season', () => {
  test.use({ tournaments: seeded(SEASON) });

  test('says what it is and how to go on, in eight columns (LIST-1, LIST-2)', async ({
    listPage,
  }) => {
    await expect(listPage.getByText('Нажмите на строку, чтобы увидеть подробности')).toBeVisible();
    await expect(listPage.getByRole('columnheader')).toHaveText([
      'Тип',
      'Дата',
      'Время',
      'Уровень',
      'Взнос',
      'Организатор',
      'Заявки',
      'Действия',
    ]);
  });

  test('shows each fact as people read it (LIST-2, LIST-10, FORMAT-1, FORMAT-3, FORMAT-4) @everywhere', async ({
    listPage,
  }) => {
    const weekday = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: 'UTC' });
    const day = `${typed(inDays(9))} ${weekday.format(new Date(inDays(9)))}`;
    const cells = rowOf(listPage, 'Семён Ёлкин').getByRole('cell');
    await expect(cells.nth(0)).toHaveText('Американо');
    await expect(cells.nth(1)).toHaveText(day);
    await expect(cells.nth(2)).toHaveText('18:30 – 21:00');
    await expect(cells.nth(3)).toContainText('2 - 4.5');
    expect(await cells.nth(4).textContent()).toBe('1\u00a0500\u00a0₽');
    await expect(cells.nth(5)).toContainText('Семён Ёлкин');
    await expect(cells.nth(5)).toContainText('+7 (916) 123-45-67');
    await expect(cells.nth(6)).toContainText('2');

    const short = rowOf(listPage, 'Анна Громова').getByRole('cell');
    await expect(short.nth(2)).toHaveText('12:00');
    await expect(short.nth(3)).toContainText('2+');
    expect(await short.nth(4).textContent()).toBe('0\u00a0₽');
  });

  test('coming ones first, the soonest on top, then past ones, the latest on top (LIST-13) @everywhere', async ({
    listPage,
  }) => {
    const inOrder = [
      'Организатор',
      'Предстоящие',
      'Ирина Сегодня',
      'Мария Лебедева',
      'Анна Громова',
      'Семён Ёлкин',
      'Прошедшие',
      'Олег Недавний',
      'Пётр Давний',
    ];
    const rows = listPage.getByRole('row').filter({ hasText: /Организатор|ящие|едшие|\+7/ });
    await expect(rows).toHaveCount(inOrder.length);
    await expect(rows).toContainText(inOrder);
  });

  const searches = [
    ['елк', ['Семён Ёлкин']],
    ['ЁЛКИН', ['Семён Ёлкин']],
    ['  громова ', ['Анна Громова']],
    ['давний', ['Олег Недавний', 'Пётр Давний']],
    ['пЕтр', ['Пётр Давний']],
  ] as const;
  test('the search finds by a part of the organizer, whatever the case (LIST-7) @everywhere', async ({
    listPage,
  }) => {
    for (const [text, found] of searches) {
      await searchBox(listPage).fill(text);
      await expect(listPage.getByRole('row', { name: /\+7/ })).toHaveCount(found.length);
      for (const name of found) await expect(rowOf(listPage, name)).toBeVisible();
      await expect(listPage.getByRole('status')).toContainText(`Найдено: ${found.length}`);
    }
  });

  test('nothing found says so, and one press brings all back (LIST-6) @everywhere', async ({
    listPage,
  }) => {
    await searchBox(listPage).fill('кто-то ещё');
    await expect(listPage.getByText('Турниры не найдены')).toBeVisible();
    await expect(listPage.getByText('Попробуйте изменить поисковый запрос')).toBeVisible();
    await listPage.getByRole('search').getByRole('button', { name: 'Очистить поиск' }).click();
    await expect(rowOf(listPage, 'Анна Громова')).toBeVisible();
  });

  test('a click opens the details, on a button its dialog alone (LIST-8, LIST-12) @everywhere', async ({
    listPage,
  }) => {
    const row = rowOf(listPage, 'Анна Громова');
    for (const part of [row.getByRole('cell').first(), row.getByText('Анна Громова')]) {
      await part.click();
      await expect(detailOf(listPage)).toContainText('Анна Громова');
      await listPage.keyboard.press('Escape');
      await expect(detailOf(listPage)).toHaveCount(0);
    }
    await row.getByRole('button', { name: 'Редактировать' }).click();
    await expect(editOf(listPage)).toBeVisible();
    await expect(detailOf(listPage)).toHaveCount(0);
    await listPage.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Удалить' }).click();
    await expect(deletionOf(listPage)).toBeVisible();
    await expect(detailOf(listPage)).toHaveCount(0);
  });

  test('a refetch that fails keeps the list and says so above it (LIST-4)', async ({
    listPage,
    troubles,
  }) => {
    troubles.expect(/status of 503/, /listTournaments: 503/);
    await listPage.route('**/api/tournaments', (route) =>
      route.fulfill({ status: 503, json: { message: 'Сервер обновляется.' } }),
    );
    const deletion = await openDeletion(listPage, 'Пётр Давний');
    await deletion.getByRole('button', { name: 'Удалить' }).click();
    await expect(listPage.getByRole('alert')).toContainText('Сервер обновляется.');
    await expect(rowOf(listPage, 'Анна Громова')).toBeVisible();
    await expect(rowOf(listPage, 'Пётр Давний')).toHaveCount(0);
  });
});

test('an empty club is led to its first tournament (LIST-5)', async ({ listPage }) => {
  await expect(listPage.getByText('Турниров пока нет')).toBeVisible();
  await expect(listPage.getByText('Создайте первый турнир для вашего клуба')).toBeVisible();
  await mainButton(listPage, 'Создать турнир').click();
  await expect(listPage).toHaveURL(/\/tournaments\/new$/);
});

test('while it loads for the first time it says so (LIST-3)', async ({ listPage }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await listPage.route('**/api/tournaments', async (route) => {
    await held;
    await route.continue();
  });
  await listPage.reload();
  await expect(listPage.getByText('Загрузка турниров...')).toBeVisible();
  release();
  await expect(listPage.getByText('Турниров пока нет')).toBeVisible();
  await expect(listPage.getByText('Загрузка турниров...')).toHaveCount(0);
});

test('a load error shows its text and a button that reloads (LIST-4)', async ({
  listPage,
  troubles,
}) => {
  troubles.expect(/status of 500/, /listTournaments: 500/);
  await listPage.route(
    '**/api/tournaments',
    (route) => route.fulfill({ status: 500, json: { message: 'База данных отдыхает.' } }),
    { times: 1 },
  );
  await listPage.reload();
  await expect(listPage.getByRole('alert')).toContainText('База данных отдыхает.');
  await expect(listPage.getByRole('row')).toHaveCount(0);
  await listPage.getByRole('button', { name: 'Повторить' }).click();
  await expect(listPage.getByText('Турниров пока нет')).toBeVisible();
});

test('an answer that is no array is named so (LIST-11)', async ({ listPage, troubles }) => {
  troubles.expect(/^console: listTournaments: 200/);
  for (const answer of [{ tournaments: [] }, null, 'список']) {
    await answerList(listPage, answer);
    await listPage.reload();
    await expect(listPage.getByText('Неверный формат данных от сервера')).toBeVisible();
    await expect(listPage.getByRole('row')).toHaveCount(0);
  }
});
