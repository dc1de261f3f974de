import { act, within } from '@testing-library/react';
import { tournamentsApi } from '../../../src/console/api/tournaments/tournamentsApi';
import { config } from '../../../src/console/config';
import { DeleteSelectedDialog } from '../../../src/console/features/tournaments/selection/DeleteSelectedDialog';
import { signedOut } from '../../../src/console/state/authSlice';
import { openBatch } from '../../support/consoleBatch';
import { flushActions, waitToPass } from '../../support/consolePatience';
import { expectTrouble } from '../../support/consoleTroubles';

const ORGANIZERS = ['Анна', 'Вера', 'Галина'];
const three = ORGANIZERS.map((organizerName, at) => ({
  organizerName,
  date: `2026-06-${at + 10}`,
  startTime: '10:00',
  endTime: null,
}));

afterEach(() => {
  config.features = [];
});

type DeletionOptions = Parameters<typeof openBatch>[1] & {
  /** Organizer of a tournament whose id is unknown to the server. */
  without?: string;
};

async function openDeletion(options: DeletionOptions = { tournaments: three }) {
  const { without, ...rest } = options;
  const gone: number[][] = [];
  let closes = 0;
  const opened = await openBatch(
    (tournaments) => (
      <DeleteSelectedDialog
        tournaments={tournaments.map((tournament) =>
          tournament.organizer_name === without ? { ...tournament, id: -1 } : tournament,
        )}
        onDeleted={(ids) => gone.push([...ids].sort((a, b) => a - b))}
        onClose={() => (closes += 1)}
      />
    ),
    rest,
  );
  return { ...opened, gone, closes: () => closes };
}

test('COMFORT-12: the deletion asks about all selected tournaments, and «Отмена» and Esc send nothing', async () => {
  const { dialog, listLines: lines, user, getButton: button, club, closes } = await openDeletion();
  expect(dialog).toHaveAccessibleName(/^Удалить 3\sтурнира\?$/);
  expect(lines()).toEqual([
    '10.06.2026 ср, 10:00 · Анна',
    '11.06.2026 чт, 10:00 · Вера',
    '12.06.2026 пт, 10:00 · Галина',
  ]);
  expect(button('Отмена')).toHaveFocus();
  await user.click(button('Отмена'));
  await user.keyboard('{Escape}');
  expect(closes()).toBe(2);
  expect(club.listSent('DELETE')).toEqual([]);
});

test('COMFORT-12: the deletion of many names the first ten and how many more', async () => {
  const tournaments = Array.from({ length: 15 }, () => ({}));
  const { dialog, listLines: lines } = await openDeletion({ tournaments });
  expect(lines()).toHaveLength(10);
  expect(within(dialog).getByText('и ещё 5')).toBeVisible();
});

test('COMFORT-12 DELETE-2: each is deleted once, at most four at a time, and gone at once', async () => {
  const tournaments = Array.from({ length: 9 }, () => ({}));
  const {
    user,
    getButton: button,
    dialog,
    club,
    getCached: cached,
    gone,
    closes,
    listStored: stored,
  } = await openDeletion({
    tournaments,
  });
  const release = club.hold('DELETE');
  const press = button('Удалить');
  act(() => {
    for (let time = 0; time < 10; time++) press.click();
  });
  await waitToPass(() => expect(club.listSent('DELETE')).toHaveLength(4));
  expect(button('Удалить')).toBeDisabled();
  expect(within(dialog).getByRole('status')).toHaveTextContent('Удалено 0 из 9');
  await user.keyboard('{Escape}');
  expect(closes()).toBe(0);
  release();
  await waitToPass(() => expect(closes()).toBe(1));
  expect(gone).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9]]);
  expect(club.listSent('DELETE')).toHaveLength(9);
  expect(cached()).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('COMFORT-12: a failure is shown at its tournament, the others are deleted, and it can be retried', async () => {
  const {
    user,
    getButton: button,
    dialog,
    listLines: lines,
    club,
    gone,
    closes,
    listStored: stored,
  } = await openDeletion();
  expectTrouble(/^deleteTournament: 500.*База занята/s);
  club.answer('DELETE /api/tournaments/2', (response) =>
    response.writeHead(500).end('{"message":"База занята."}'),
  );
  await user.click(button('Удалить'));
  expect(await within(dialog).findByText('База занята.')).toBeVisible();
  await waitToPass(() => expect(button('Повторить')).toBeEnabled());
  expect(within(dialog).getByRole('status')).toHaveTextContent('Удалено 2 из 3, не удалось: 1');
  expect(lines()).toEqual([
    expect.stringMatching(/Анна.*Удалён/),
    '11.06.2026 чт, 10:00 · ВераБаза занята.',
    expect.stringMatching(/Галина.*Удалён/),
  ]);
  expect([gone, closes()]).toEqual([[[1, 3]], 0]);
  club.relayAgain();
  await user.click(button('Повторить'));
  await waitToPass(() => expect(closes()).toBe(1));
  expect(gone).toEqual([[1, 3], [2]]);
  expect(club.listSent('DELETE')).toHaveLength(4);
  expect(await stored()).toEqual([]);
});

test('COMFORT-12 DELETE-2: one that another user has deleted counts as deleted', async () => {
  const { user, getButton: button, club, gone, closes } = await openDeletion();
  expectTrouble(/^deleteTournament: 404/);
  await club.call('DELETE', '/api/tournaments/2');
  await user.click(button('Удалить'));
  await waitToPass(() => expect(closes()).toBe(1));
  expect(gone).toEqual([[1, 2, 3]]);
});

test('COMFORT-12 TRUST-42: one that was changed meanwhile says so, is shown as it is, and goes when that is confirmed', async () => {
  const {
    user,
    getButton: button,
    dialog,
    listLines: lines,
    club,
    gone,
    closes,
  } = await openDeletion({
    tournaments: three,
    features: ['if-match'],
  });
  expectTrouble(/^deleteTournament: 412/);
  await club.call('PUT', '/api/tournaments/2', { organizerName: 'Вера Орлова' });
  await user.click(button('Удалить'));
  expect(await within(dialog).findByText(/Турнир успели изменить/)).toBeVisible();
  await waitToPass(() => expect(button('Повторить')).toBeEnabled());
  expect(lines()[1]).toMatch(/^11\.06\.2026 чт, 10:00 · Вера Орлова/);
  await user.click(button('Повторить'));
  await waitToPass(() => expect(closes()).toBe(1));
  expect(gone).toEqual([[1, 3], [2]]);
});

test('COMFORT-12: the deletion can be stopped and continued', async () => {
  const tournaments = Array.from({ length: 9 }, () => ({}));
  const {
    user,
    getButton: button,
    dialog,
    club,
    gone,
    closes,
  } = await openDeletion({ tournaments });
  const release = club.hold('DELETE');
  await user.click(button('Удалить'));
  await waitToPass(() => expect(club.listSent('DELETE')).toHaveLength(4));
  await user.click(button('Остановить'));
  release();
  await waitToPass(() => expect(button('Продолжить')).toBeEnabled());
  expect(within(dialog).getByRole('status')).toHaveTextContent('Удалено 4 из 9');
  expect(club.listSent('DELETE')).toHaveLength(4);
  await user.click(button('Продолжить'));
  await waitToPass(() => expect(closes()).toBe(1));
  expect(gone).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ]);
});

test('COMFORT-12 WIRE-7: one to which the server gave no id is not sent, and says so', async () => {
  const {
    user,
    getButton: button,
    dialog,
    club,
    gone,
  } = await openDeletion({
    tournaments: three,
    without: 'Вера',
  });
  await user.click(button('Удалить'));
  expect(await within(dialog).findByText('Сервер не дал этому турниру номера.')).toBeVisible();
  await waitToPass(() => expect(gone).toEqual([[1, 3]]));
  expect(club.listSent('DELETE').map(({ path }) => path)).toEqual([
    '/api/tournaments/1',
    '/api/tournaments/3',
  ]);
});

test('COMFORT-12: leaving in the middle ends it, and the deletions until then are reported', async () => {
  const tournaments = Array.from({ length: 9 }, () => ({}));
  const {
    user,
    getButton: button,
    club,
    gone,
    leave,
    listStored: stored,
  } = await openDeletion({ tournaments });
  const release = club.hold('DELETE');
  await user.click(button('Удалить'));
  await waitToPass(() => expect(club.listSent('DELETE')).toHaveLength(4));
  leave();
  release();
  await waitToPass(() => expect(gone).toEqual([[1, 2, 3, 4]]));
  expect(club.listSent('DELETE')).toHaveLength(4);
  expect(await stored()).toHaveLength(5);
});

test('COMFORT-12: signing out in the middle ends it', async () => {
  const tournaments = Array.from({ length: 9 }, () => ({}));
  const { user, getButton: button, club, gone, store } = await openDeletion({ tournaments });
  const release = club.hold('DELETE');
  await user.click(button('Удалить'));
  await waitToPass(() => expect(club.listSent('DELETE')).toHaveLength(4));
  act(() => void store.dispatch(signedOut()));
  await flushActions();
  release();
  await flushActions();
  expect(club.listSent('DELETE')).toHaveLength(4);
  expect(gone).toEqual([]);
});

test.each([
  ['no session', 401],
  ['no time', 503],
])('COMFORT-12: a server that has %s is not asked for the rest', async (_, status) => {
  const tournaments = Array.from({ length: 9 }, () => ({}));
  const { user, getButton: button, dialog, club } = await openDeletion({ tournaments });
  expectTrouble(new RegExp(`^deleteTournament: ${status}`));
  club.answer('DELETE', (response) => response.writeHead(status).end('{"message":"Не сейчас."}'));
  await user.click(button('Удалить'));
  await waitToPass(() => expect(button('Повторить')).toBeEnabled());
  expect(within(dialog).getByRole('status')).toHaveTextContent('Удалено 0 из 9, не удалось: 4');
  expect(club.listSent('DELETE')).toHaveLength(4);
});

test('COMFORT-12 WEATHER-5: where an answer was lost the list is loaded again once the dialog is left', async () => {
  const {
    user,
    getButton: button,
    club,
    getCached: cached,
    store,
    leave,
  } = await openDeletion({
    tournaments: [three[0]!],
  });
  expectTrouble(/^deleteTournament: FETCH_ERROR/);
  void store.dispatch(tournamentsApi.endpoints.listTournaments.initiate());
  club.loseAnswerAfter('DELETE', 0);
  await user.click(button('Удалить'));
  await waitToPass(() => expect(button('Повторить')).toBeEnabled());
  expect(cached()).toHaveLength(1);
  leave();
  await waitToPass(() => expect(cached()).toEqual([]));
});
