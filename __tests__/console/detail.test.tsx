import { screen, within } from '@testing-library/react';
import { openClub } from '../support/consoleClub';
import { stopTheClock } from '../support/consolePatience';
import { dialogOf, openConsole } from '../support/consoleScreens';
import { NOW } from '../support/serverSamples';

type Options = Parameters<typeof openConsole>[0];

async function openDetail(options: Options) {
  const opened = await openConsole(options);
  await opened.user.click(await screen.findByRole('row', { name: /Анна/ }));
  const dialog = await dialogOf('Детальная информация о турнире');
  return { ...opened, dialog };
}

/** The list, answered in the server's place. */
async function openRaw(row: object) {
  stopTheClock();
  const club = await openClub();
  club.answer('GET', (response) => response.end(JSON.stringify([row])));
  return openDetail({ club });
}

const factsIn = (dialog: HTMLElement) =>
  Object.fromEntries(
    within(dialog)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling!.textContent.replaceAll('\u00a0', ' '),
      ]),
  );

test('DETAIL-1 title and button, and three ways out', async () => {
  const { user, dialog, store } = await openDetail({ tournaments: [{}] });
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('row', { name: /Анна/ }));
  await dialogOf('Детальная информация о турнире');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('row', { name: /Анна/ }));
  // A press on the backdrop is one on the dialog itself.
  await user.click(await dialogOf('Детальная информация о турнире'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().dialogs.open).toBeNull();
});

test('DETAIL-1 a press within the dialog, or one that only ends outside, leaves it open', async () => {
  const { user, dialog } = await openDetail({ tournaments: [{}] });
  await user.click(within(dialog).getByText('Количество заявок'));
  await user.pointer([
    { keys: '[MouseLeft>]', target: within(dialog).getByText('Количество заявок') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeVisible();
});

test('DETAIL-2 FORMAT-1 FORMAT-2 FORMAT-3 RULE-13 the facts', async () => {
  // 23:30 of the last day of May in Moscow, and the 1st of June there half an hour later.
  const { club, dialog } = await openDetail({
    now: NOW - 12.5 * 3_600_000,
    tournaments: [{ date: '2026-06-05', startTime: '10:00', endTime: '14:00', applications: [{}] }],
  });
  expect(club.of('GET')).toHaveLength(1);
  expect(factsIn(dialog)).toEqual({
    Дата: '05 июня 2026',
    Время: '10:00 – 14:00',
    'Уровень игроков': '2 - 4.5',
    Взнос: '1 500 ₽',
    'Количество заявок': '1',
    Создан: '31 мая 2026',
    Организатор: 'Анна Соколова',
    Телефон: '+7 (916) 123-45-67',
    'ID турнира': '#1',
    Обновлён: '31 мая 2026',
  });
});

test('DETAIL-2 FORMAT-3 without an upper level and an end', async () => {
  const { dialog } = await openDetail({ tournaments: [{ endTime: null, levelTo: null }] });
  expect(factsIn(dialog)).toMatchObject({ Время: '10:00', 'Уровень игроков': '2+' });
});

test('DETAIL-3 nobody has applied yet', async () => {
  const { dialog } = await openDetail({ tournaments: [{}] });
  const side = within(dialog).getByRole('region', { name: 'Участники (0)' });
  expect(within(side).getByText('Пока нет заявок')).toBeVisible();
  expect(within(side).queryByRole('listitem')).toBeNull();
});

test('DETAIL-3 DETAIL-4 FORMAT-3 each application', async () => {
  const { dialog } = await openDetail({
    tournaments: [
      {
        applications: [
          { name: 'Пётр Ершов', level: 3.5, contactPhone: '+7 (903) 765-43-21', userId: 494 },
          { name: 'Ольга', level: null, contactPhone: '+7 (903) 000-00-00', userId: 'tg-17' },
        ],
      },
    ],
  });
  const side = within(dialog).getByRole('region', { name: 'Участники (2)' });
  const texts = within(side)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Пётр Ершов');
  expect(texts[0]).toContain('Уровень 3.5');
  expect(texts[0]).toContain('+7 (903) 765-43-21');
  expect(texts[0]).toContain('ID 494');
  expect(texts[0]).toMatch(/01\sиюня\s2026/);
  expect(texts[1]).toContain('Уровень не указан');
  expect(texts[1]).toContain('tg-17');
});

test('FORMAT-2 FORMAT-4 WIRE-7 what cannot be formatted is shown as it came', async () => {
  const { dialog } = await openRaw({
    id: 9,
    organizer_name: 'Анна',
    date: '2026-02-30',
    start_time: 'в полдень',
    organizer_phone: '8 (495) 1-02',
    created_at: 'вчера',
    updated_at: null,
    applications: [{ name: '', level: 'семь', created_at: 'давно' }],
  });
  expect(factsIn(dialog)).toEqual({
    Дата: '2026-02-30',
    Время: 'в полдень',
    'Уровень игроков': 'не указан',
    Взнос: '—',
    'Количество заявок': '1',
    Создан: 'вчера',
    Организатор: 'Анна',
    Телефон: '8 (495) 1-02',
    'ID турнира': '#9',
    Обновлён: '—',
  });
  const [application] = within(dialog).getAllByRole('listitem');
  expect(application).toHaveTextContent('—Уровень не указан—давноID —');
});
