import { screen, within } from '@testing-library/react';
import { openClub } from '../../support/consoleClub';
import { stopClock } from '../../support/consolePatience';
import { findDialog, openConsole } from '../../support/consoleScreens';

type Options = Parameters<typeof openConsole>[0];

async function openDetail(options: Options) {
  const opened = await openConsole(options);
  await opened.user.click(await screen.findByRole('row', { name: /Анна/ }));
  const dialog = await findDialog('Детальная информация о турнире');
  return { ...opened, dialog };
}

/** Opens the details with a row from the test instead of the server. */
async function openRaw(row: object) {
  stopClock();
  const club = await openClub();
  club.answer('GET', (response) => response.end(JSON.stringify([row])));
  return openDetail({ club });
}

const readFacts = (dialog: HTMLElement) =>
  Object.fromEntries(
    within(dialog)
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.nextElementSibling!.textContent.replaceAll('\u00a0', ' '),
      ]),
  );

test('FORMAT-2 FORMAT-4 WIRE-7 a value that cannot be formatted is shown as it came', async () => {
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
  expect(readFacts(dialog)).toEqual({
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
