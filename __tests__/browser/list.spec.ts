import { expect, createSeeds, test } from './support/everywhere';
import { addDaysToToday, formatDate } from './support/days';
import { listControlsInSight } from './support/countControls';
import {
  answerList,
  getDeletionDialog,
  getDetail,
  getEditDialog,
  getMainButton,
  openDeletion,
  getRow,
  getSearchBox,
} from './support/consolePage';

const SEASON = [
  {
    organizer_name: 'Семён Ёлкин',
    date: addDaysToToday(9),
    start_time: '18:30',
    end_time: '21:00',
    level_to: 4.5,
    tournament_type: 'Американо',
    applications: [{ name: 'Иван Петров' }, { name: 'Пётр Иванов' }],
  },
  { organizer_name: 'Анна Громова', date: addDaysToToday(2), start_time: '12:00', entry_fee: 0 },
  { organizer_name: 'Мария Лебедева', date: addDaysToToday(2), start_time: '09:00' },
  { organizer_name: 'Пётр Давний', date: addDaysToToday(-300) },
  { organizer_name: 'Олег Недавний', date: addDaysToToday(-2) },
  { organizer_name: 'Ирина Сегодня', date: addDaysToToday(0), start_time: '08:00' },
];

test.describe('a season', () => {
  test.use({ tournaments: createSeeds(SEASON) });

  test('the list says how to continue, and has eight columns (LIST-1, LIST-2)', async ({
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

  test('the list has five controls at its head at most (COMFORT-10, COMFORT-11)', async ({
    listPage,
  }) => {
    const search = listPage.getByRole('search');
    const rows = ['table', 'section'];
    expect(await listControlsInSight(search)).toEqual(['Поиск по организатору']);
    expect(await listControlsInSight(listPage.getByRole('main'), rows)).toHaveLength(4);
  });

  test('shows each fact as people read it (LIST-2, LIST-10, FORMAT-1, FORMAT-3, FORMAT-4) @everywhere', async ({
    listPage,
  }) => {
    const weekday = new Intl.DateTimeFormat('ru', { weekday: 'short', timeZone: 'UTC' });
    const day = `${formatDate(addDaysToToday(9))} ${weekday.format(new Date(addDaysToToday(9)))}`;
    const cells = getRow(listPage, 'Семён Ёлкин').getByRole('cell');
    await expect(cells.nth(0)).toHaveText('Американо');
    await expect(cells.nth(1)).toHaveText(day);
    await expect(cells.nth(2)).toHaveText('18:30 – 21:00');
    await expect(cells.nth(3)).toContainText('2 - 4.5');
    expect(await cells.nth(4).textContent()).toBe('1\u00a0500\u00a0₽');
    await expect(cells.nth(5)).toContainText('Семён Ёлкин');
    await expect(cells.nth(5)).toContainText('+7 (916) 123-45-67');
    await expect(cells.nth(6)).toContainText('2');

    const short = getRow(listPage, 'Анна Громова').getByRole('cell');
    await expect(short.nth(2)).toHaveText('12:00');
    await expect(short.nth(3)).toContainText('2+');
    expect(await short.nth(4).textContent()).toBe('0\u00a0₽');
  });

  test('coming tournaments come first, the soonest on top, then past ones, the latest on top (LIST-13) @everywhere', async ({
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
      await getSearchBox(listPage).fill(text);
      await expect(listPage.getByRole('row', { name: /\+7/ })).toHaveCount(found.length);
      for (const name of found) await expect(getRow(listPage, name)).toBeVisible();
      await expect(listPage.getByRole('status')).toContainText(`Найдено: ${found.length}`);
    }
  });

  test('nothing found says so, and one press brings all back (LIST-6) @everywhere', async ({
    listPage,
  }) => {
    await getSearchBox(listPage).fill('кто-то ещё');
    await expect(listPage.getByText('Турниры не найдены')).toBeVisible();
    await expect(listPage.getByText('Попробуйте изменить поисковый запрос')).toBeVisible();
    await listPage.getByRole('search').getByRole('button', { name: 'Очистить поиск' }).click();
    await expect(getRow(listPage, 'Анна Громова')).toBeVisible();
  });

  test('a click opens the details, on a button its dialog alone (LIST-8, LIST-12) @everywhere', async ({
    listPage,
  }) => {
    const row = getRow(listPage, 'Анна Громова');
    for (const part of [row.getByRole('cell').first(), row.getByText('Анна Громова')]) {
      await part.click();
      await expect(getDetail(listPage)).toContainText('Анна Громова');
      await listPage.keyboard.press('Escape');
      await expect(getDetail(listPage)).toHaveCount(0);
    }
    await row.getByRole('button', { name: 'Редактировать' }).click();
    await expect(getEditDialog(listPage)).toBeVisible();
    await expect(getDetail(listPage)).toHaveCount(0);
    await listPage.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Удалить' }).click();
    await expect(getDeletionDialog(listPage)).toBeVisible();
    await expect(getDetail(listPage)).toHaveCount(0);
  });

  test('a refetch that fails keeps the list and says so above it (LIST-4) @deep', async ({
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
    await expect(getRow(listPage, 'Анна Громова')).toBeVisible();
    await expect(getRow(listPage, 'Пётр Давний')).toHaveCount(0);
  });
});

test('an empty club is led to its first tournament (LIST-5)', async ({ listPage }) => {
  await expect(listPage.getByText('Турниров пока нет')).toBeVisible();
  await expect(listPage.getByText('Создайте первый турнир для вашего клуба')).toBeVisible();
  await getMainButton(listPage, 'Создать турнир').click();
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

test('an answer that is no array is reported as such (LIST-11)', async ({ listPage, troubles }) => {
  troubles.expect(/^console: listTournaments: 200/);
  for (const answer of [{ tournaments: [] }, null, 'список']) {
    await answerList(listPage, answer);
    await listPage.reload();
    await expect(listPage.getByText('Неверный формат данных от сервера')).toBeVisible();
    await expect(listPage.getByRole('row')).toHaveCount(0);
  }
});
