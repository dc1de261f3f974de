import '../../support/consoleOwnHost';
import { screen, waitFor } from '@testing-library/react';
import { deleteTournament, findToast } from '../../support/consoleList';
import { findRow, openConsole } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

const OLGA = /Ольга Смирнова/;
const ANNA = /Анна Громова/;

const openList = () =>
  openConsole({
    tournaments: [
      { organizerName: 'Ольга Смирнова', applications: [{}] },
      { organizerName: 'Анна Громова' },
    ],
  });

const findButton = (name: string) => screen.findByRole('button', { name });

test('COMFORT-30: a restoring that fails says why and can be tried again', async () => {
  const { club, user } = await openList();
  expectTrouble(/^restoreTournament: 500/);
  club.answer('POST', (response) => response.writeHead(500).end('{"message":"Диск переполнен."}'));
  await deleteTournament(user, OLGA);
  await user.click(await findButton('Отменить'));
  expect(await findToast(/^Турнир не восстановлен\. Диск переполнен\.$/)).toBeVisible();
  club.relayAgain();
  await user.click(await findButton('Повторить'));
  expect(await findToast(/^Турнир восстановлен/)).toBeVisible();
  expect(await findRow(OLGA)).toBeVisible();
});

test('COMFORT-30: an undo of a deletion that was restored elsewhere says so, and the list has the tournament', async () => {
  const { club, user } = await openList();
  expectTrouble(/^restoreTournament: 404/);
  await deleteTournament(user, OLGA);
  await club.call('POST', '/api/tournaments/1/restore');
  await user.click(await findButton('Отменить'));
  expect(await findToast(/^Турнир не восстановлен\. Турнира нет в корзине/)).toBeVisible();
  expect(await findRow(OLGA)).toBeVisible();
});

test('COMFORT-30: two presses restore once, the newest message takes the place of the one before, and signing out takes it away', async () => {
  const { club, user } = await openList();
  await deleteTournament(user, OLGA);
  await deleteTournament(user, ANNA);
  await waitFor(() => expect(screen.getAllByText('Турнир удалён')).toHaveLength(1));
  await user.dblClick(await findButton('Отменить'));
  expect(await findRow(ANNA)).toBeVisible();
  expect(screen.queryByRole('row', { name: OLGA })).toBeNull();
  expect(club.listSent('POST').map(({ path }) => path)).toEqual(['/api/tournaments/2/restore']);
  expect(await findToast(/^Турнир восстановлен/)).toBeVisible();
  await user.click(await findButton('Выйти'));
  expect(await screen.findByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(screen.queryByText('Турнир восстановлен')).toBeNull();
});
