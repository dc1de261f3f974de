import { act, screen } from '@testing-library/react';
import { refetchList } from '../../../src/console/api/tournaments/tournamentsApi';
import { signOut } from '../../../src/console/features/auth/signOut';
import { formatAuthorization, openClub } from '../../support/consoleClub';
import { flushActions, waitToPass, stopClock } from '../../support/consolePatience';
import { createTestStore, openConsole, openPage } from '../../support/consoleScreens';
import { NOW } from '../../support/serverSamples';

const DAY = 86_400_000;
const MINUTE = 60_000;

const readStored = () => ({
  session: localStorage.getItem('club.session'),
  token: localStorage.getItem('club.token'),
});
const store = (record: unknown, token: string | null = 'club_token') => {
  localStorage.setItem(
    'club.session',
    typeof record === 'string' ? record : JSON.stringify(record),
  );
  if (token !== null) localStorage.setItem('club.token', token);
};

beforeEach(() => stopClock());

test('AUTH-1 LOGIN-6 signing in stores the user name, the time and nothing else, and the token next to them', async () => {
  const { user, club } = await openConsole({ isSignedIn: false });
  await user.type(screen.getByLabelText('Имя пользователя'), 'admin');
  await user.type(screen.getByLabelText('Пароль'), 'пароль');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await screen.findByRole('heading', { name: 'Турниры' });

  expect(Object.keys(localStorage).sort()).toEqual(['club.session', 'club.token']);
  expect(JSON.parse(readStored().session!)).toEqual({ username: 'admin', timestamp: NOW });
  expect(readStored().token).toMatch(/^club_/);
  expect(club.listSent('POST', '/api/auth/login')[0]!.json).toEqual({
    username: 'admin',
    password: 'пароль',
  });
});

test('AUTH-2 a valid record restores the session on load', async () => {
  await openConsole({ tournaments: [{ organizerName: 'Анна Соколова' }] });
  expect(await screen.findByRole('row', { name: /Анна Соколова/ })).toBeVisible();
  expect(screen.queryByLabelText('Пароль')).toBeNull();
});

test('AUTH-1 a record without a token, or a token without a record, signs no user in', async () => {
  store({ username: 'admin', timestamp: NOW }, null);
  expect(createTestStore().getState().auth).toEqual({ status: 'signedOut' });
  localStorage.setItem('club.token', 'club_token');
  expect(createTestStore().getState().auth).toEqual({ status: 'signedOut' });
  expect(readStored()).toEqual({ session: null, token: null });
});

test.each([
  ['24 hours to the millisecond', NOW - DAY, 'signedIn'],
  ['a millisecond more', NOW - DAY - 1, 'signedOut'],
  ['5 minutes ahead', NOW + 5 * MINUTE, 'signedIn'],
  ['more than 5 minutes ahead', NOW + 5 * MINUTE + 1, 'signedOut'],
])('AUTH-3 AUTH-4 a record of %s', (_, timestamp, status) => {
  store({ username: 'admin', timestamp });
  expect(createTestStore().getState().auth.status).toBe(status);
  const isKept = status === 'signedIn';
  expect(readStored().session !== null).toBe(isKept);
  expect(readStored().token !== null).toBe(isKept);
});

test.each([
  ['no JSON', 'admin;1780000000000'],
  ['an empty text', ''],
  ['null', 'null'],
  ['an array', '["admin", 1]'],
  ['a number', '7'],
  ['a missing timestamp', { username: 'admin' }],
  ['a missing name', { timestamp: NOW }],
  ['an empty name', { username: '', timestamp: NOW }],
  ['a name that is no text', { username: 7, timestamp: NOW }],
  ['a timestamp as text', { username: 'admin', timestamp: String(NOW) }],
  ['a timestamp that is none', { username: 'admin', timestamp: null }],
])('AUTH-4 a malformed record, %s, signs out and is removed', async (_, record) => {
  await openClub();
  store(record);
  openPage();
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(readStored()).toEqual({ session: null, token: null });
});

test('AUTH-5 signing out removes record and token, forgets the list and shows the login screen', async () => {
  const { user, store: page, club } = await openConsole({ tournaments: [{}] });
  await screen.findByRole('row', { name: /Анна Соколова/ });
  const token = localStorage.getItem('club.token')!;
  await user.click(screen.getByRole('button', { name: 'Выйти' }));

  expect(await screen.findByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(readStored()).toEqual({ session: null, token: null });
  expect(JSON.stringify(page.getState())).not.toContain('Соколова');
  expect(page.getState().api.queries).toEqual({});

  await waitToPass(() => expect(club.listSent('POST', '/api/auth/logout')).toHaveLength(1));
  expect(club.listSent('POST', '/api/auth/logout')[0]!.headers.authorization).toBe(
    formatAuthorization(token),
  );
  await waitToPass(async () => {
    expect((await club.call('GET', '/api/tournaments', undefined, token)).status).toBe(401);
  });
});

test('AUTH-5 a list requested in the moment of signing out is forgotten, and no trouble', async () => {
  const { store: page } = await openConsole();
  await screen.findByText('Турниров пока нет');
  await act(async () => {
    page.dispatch(signOut());
    void page.dispatch(refetchList());
  });
  await flushActions();
  expect(page.getState().api.queries).toEqual({});
});

test('AUTH-5 signing out works without a connection too', async () => {
  const { user, club } = await openConsole();
  await screen.findByText('Турниров пока нет');
  club.answer('POST', (response) => response.destroy());
  await user.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(screen.getByRole('heading', { name: 'Вход в систему' })).toBeVisible();
  expect(readStored()).toEqual({ session: null, token: null });
});
