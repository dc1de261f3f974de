import { act, screen, waitFor, within } from '@testing-library/react';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { tournamentsApi } from '../../../src/console/api/tournaments/tournamentsApi';
import { config } from '../../../src/console/config';
import { findDialog, openConsole } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';
import { openClub } from '../../support/consoleClub';
import { stopClock } from '../../support/consolePatience';

/** Opens the console with a list response from the test instead of the server. */
async function openAnswering(status: number, body: string) {
  stopClock();
  const club = await openClub({ tournaments: [{ organizerName: 'Анна' }] });
  club.answer('GET', (response) => response.writeHead(status).end(body));
  return openConsole({ club });
}

afterEach(() => void jest.restoreAllMocks());

test('SPEED-4 the beginning of a long list is shown, and nothing is said to be missing before the whole is there', async () => {
  jest.replaceProperty(config, 'features', ['changes']);
  stopClock();
  const club = await openClub({ tournaments: [{}] });
  const [row] = (await club.call('GET', '/api/tournaments')).json as [Tournament];
  const list = [row, { ...row, id: 2, organizer_name: 'Вера Ершова' }];
  const waiting: { end: (text: string) => void }[] = [];
  club.answer('GET', (response, { headers }) => {
    if (headers['a-im'] === 'first') response.writeHead(226).end(JSON.stringify([row]));
    else waiting.push(response);
  });
  const { user } = await openConsole({ club });
  expect(await screen.findByRole('row', { name: /Анна/ })).toBeVisible();
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(screen.getByText('Загрузка турниров...')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'Вера{Enter}');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull());
  expect(screen.queryByText('Турниры не найдены')).toBeNull();
  waiting[0]!.end(JSON.stringify(list));
  expect(await screen.findByRole('row', { name: /Вера Ершова/ })).toBeVisible();
  expect(screen.queryByText('Загрузка турниров...')).toBeNull();
  expect(screen.getAllByText('Найдено: 1 турнир')).not.toHaveLength(0);
});

test('SPEED-4 a beginning whose whole cannot be loaded stays, says so, and is loaded again on demand', async () => {
  jest.replaceProperty(config, 'features', ['changes']);
  stopClock();
  expectTrouble(/^listTournaments: 500/);
  const club = await openClub({ tournaments: [{}] });
  const [row] = (await club.call('GET', '/api/tournaments')).json as [Tournament];
  let isWell = false;
  club.answer('GET', (response, { headers }) => {
    if (headers['a-im'] === 'first') response.writeHead(226, { im: 'first' });
    else response.writeHead(isWell ? 200 : 500);
    response.end(JSON.stringify(isWell ? [row, { ...row, id: 2 }] : [row]));
  });
  const { user } = await openConsole({ club });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Загружено только начало списка. Ошибка загрузки турниров');
  expect(screen.getByRole('row', { name: /Анна/ })).toBeVisible();
  isWell = true;
  await user.click(within(alert).getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Анна/ })).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('LIST-4 ERR-1 a load error without a text shows the default', async () => {
  expectTrouble(/^listTournaments: 502/);
  await openAnswering(502, '<html>');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Ошибка загрузки турниров')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Загрузка турниров...')).toBeNull();
});

test('LIST-4 no connection says so in Russian', async () => {
  expectTrouble(/^listTournaments: FETCH_ERROR/);
  stopClock();
  const club = await openClub();
  club.answer('GET', (response) => response.destroy());
  await openConsole({ club });
  expect(
    await screen.findByText('Нет связи с сервером. Проверьте подключение и попробуйте ещё раз.'),
  ).toBeVisible();
});

test('LIST-11 an empty answer in place of an array is reported', async () => {
  expectTrouble(/^listTournaments: 200/);
  await openAnswering(200, '');
  expect(await screen.findByText('Неверный формат данных от сервера')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('LIST-4 a refetch that fails keeps the list and says so above it, until one succeeds', async () => {
  const { club, store } = await openConsole({ tournaments: [{}] });
  await screen.findByRole('row', { name: /Анна/ });
  expectTrouble(/^listTournaments: 500/);
  const again = () =>
    act(async () => {
      const { listTournaments } = tournamentsApi.endpoints;
      await store.dispatch(
        listTournaments.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    });
  club.answer('GET', (response) => response.writeHead(500).end('{"message":"Обслуживание."}'));
  await again();
  expect(await screen.findByRole('alert')).toHaveTextContent('Обслуживание.');
  expect(screen.getByRole('row', { name: /Анна/ })).toBeVisible();
  club.relayAgain();
  await again();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('WIRE-2 WIRE-7 broken rows are shown as far as they can be, and cannot be sent', async () => {
  const rows = [
    {
      id: 5,
      tournament_type: 'Швейцарка',
      date: '2026-02-31',
      start_time: 'утром',
      level_from: 'два',
      entry_fee: null,
      organizer_name: 'Анна',
      organizer_phone: '123',
    },
    { tournament_type: 'Без номера', date: 'скоро' },
    null,
  ];
  const { user } = await openAnswering(200, JSON.stringify(rows));
  const row = await screen.findByRole('row', { name: /Швейцарка/ });
  expect(row).toHaveTextContent('Швейцарка2026-02-31 утромне указан—Анна 1230');
  const nameless = screen.getByRole('row', { name: /Без номера/ });
  expect(nameless).toHaveTextContent('скоро');
  expect(within(nameless).queryByRole('button')).toBeNull();
  await user.click(nameless);
  expect(await findDialog('Детальная информация о турнире')).toBeVisible();
});
