import '../../support/consoleOwnHost';
import { screen, waitFor, within } from '@testing-library/react';
import { openClub } from '../../support/consoleClub';
import { chooseMore, openDetail } from '../../support/consoleList';
import { openConsole } from '../../support/consoleScreens';

const OLGA = /Ольга Смирнова/;
const HISTORY = '/api/tournaments/1/history';

const openOlgasClub = () =>
  openClub({
    tournaments: [{ organizerName: 'Ольга Смирнова', endTime: null, levelTo: null }],
  });

type Opened = Pick<Awaited<ReturnType<typeof openConsole>>, 'user'>;

async function openHistory({ user }: Opened): Promise<HTMLElement> {
  const detail = await openDetail(user, OLGA);
  await chooseMore(user, detail, 'История');
  return detail;
}

const findNotes = async () =>
  within(await screen.findByRole('list', { name: 'История турнира' })).getAllByRole('listitem');

test('COMFORT-33: the history shows each act, its time and user, each change from and to, newest first', async () => {
  const club = await openOlgasClub();
  await club.call('PUT', '/api/tournaments/1', { entryFee: 2500, endTime: '14:00', levelTo: 4.5 });
  await club.call('DELETE', '/api/tournaments/1');
  await club.call('POST', '/api/tournaments/1/restore');
  const { user } = await openConsole({ club });
  const detail = await openDetail(user, OLGA);
  await club.settle();
  expect(club.listSent('GET', HISTORY)).toEqual([]);
  await chooseMore(user, detail, 'История');
  const [restored, deleted, edited, created, ...others] = await findNotes();
  expect(others).toEqual([]);
  expect(restored).toHaveTextContent(/^Восстановлен 01\sиюня\s2026, 12:00 · admin$/);
  expect(deleted).toHaveTextContent('Удалён');
  expect(created).toHaveTextContent('Создан');
  expect(edited).toHaveTextContent('Изменён');
  const listTexts = (role: string) =>
    within(edited!)
      .getAllByRole(role)
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(listTexts('term')).toEqual(['Время окончания', 'Максимальный уровень', 'Взнос, ₽']);
  expect(listTexts('deletion')).toEqual(['Было: —', 'Было: не указан', 'Было: 1 500 ₽']);
  expect(listTexts('insertion')).toEqual(['Стало: 14:00', 'Стало: 4.5', 'Стало: 2 500 ₽']);
});

test('COMFORT-33: garbage ends in Russian words', async () => {
  const club = await openOlgasClub();
  club.answer(`GET ${HISTORY}`, (response) => response.end('"вчера"'));
  const detail = await openHistory(await openConsole({ club }));
  expect(await within(detail).findByRole('alert')).toHaveTextContent(
    'Неверный формат данных от сервера',
  );
});

test('COMFORT-33: a history opened again after an edit has that edit', async () => {
  const club = await openOlgasClub();
  const opened = await openConsole({ club });
  await openHistory(opened);
  expect(await findNotes()).toHaveLength(1);
  await opened.user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await club.call('PUT', '/api/tournaments/1', { entryFee: 900 });
  await openHistory(opened);
  await waitFor(async () => expect(await findNotes()).toHaveLength(2));
});
