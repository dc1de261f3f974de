import '../../support/consoleOwnHost';
import { screen, within } from '@testing-library/react';
import { openClub, type Club } from '../../support/consoleClub';
import { findToast } from '../../support/consoleList';
import { waitToPass } from '../../support/consolePatience';
import { findRow, openConsole } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';
import { NOW } from '../../support/serverSamples';

const DAY_MS = 86_400_000;
const TOURNAMENTS = [
  { organizerName: 'Ольга Смирнова' },
  { organizerName: 'Анна Громова', tournamentType: 'Американо' as const },
  { organizerName: 'Вера Орлова' },
];

/** Opens a club in which the tournaments with these ids are deleted. */
async function openClubWithTrash(...ids: number[]): Promise<Club> {
  const club = await openClub({ tournaments: TOURNAMENTS });
  for (const id of ids) {
    const { status } = await club.call('DELETE', `/api/tournaments/${id}`);
    expect(status).toBe(204);
  }
  return club;
}

const findTrashed = async () =>
  within(await screen.findByRole('list', { name: 'Удалённые турниры' })).getAllByRole('listitem');

test('COMFORT-32: an answer that is no list ends in Russian words', async () => {
  const club = await openClub();
  club.answer('GET /api/trash', (response) => response.end('{"all":"gone"}'));
  await openConsole({ club, path: '/trash' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Неверный формат данных от сервера');
});

test('COMFORT-32: a tournament that is there for longer than 30 days says that its time is over', async () => {
  const club = await openClubWithTrash();
  await club.setNow(NOW - 40 * DAY_MS);
  await club.call('DELETE', '/api/tournaments/1');
  await club.setNow(NOW);
  await openConsole({ club, path: '/trash' });
  const [one] = await findTrashed();
  expect(one).toHaveTextContent(/\d\d:\d\d · срок хранения вышел/);
});

test('COMFORT-32: a tournament that left the trash meanwhile cannot be restored, and goes', async () => {
  const club = await openClubWithTrash(1, 2);
  const { user } = await openConsole({ club, path: '/trash' });
  expectTrouble(/^restoreTournament: 404/);
  const trashed = await findTrashed();
  expect(trashed).toHaveLength(2);
  await club.call('POST', '/api/tournaments/2/restore');
  const anna = trashed.find(({ textContent }) => textContent.includes('Анна Громова'))!;
  await user.click(within(anna).getByRole('button', { name: 'Восстановить' }));
  expect(await findToast(/^Турнир не восстановлен\. Турнира нет в корзине/)).toBeVisible();
  await waitToPass(async () => expect(await findTrashed()).toHaveLength(1));
});

test.each([500, 401])(
  'COMFORT-32: an answer %i to the number shows no message, and signs no user out',
  async (status) => {
    const club = await openClubWithTrash(1);
    club.answer('GET /api/trash/count', (response) => response.writeHead(status).end('{}'));
    await openConsole({ club });
    await waitToPass(() => expect(club.listSent('GET', '/api/trash/count')).toHaveLength(1));
    expect(await findRow(/Анна Громова/)).toBeVisible();
    await club.settle();
    expect(screen.getByRole('link', { name: 'Корзина' })).toHaveTextContent(/^Корзина$/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
