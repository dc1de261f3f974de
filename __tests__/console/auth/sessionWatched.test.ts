import type * as Store from '../../../src/console/app/store';
import type * as SignOut from '../../../src/console/features/auth/signOut';
import type * as Watch from '../../../src/console/features/auth/watchSession';
import type * as Auth from '../../../src/console/state/authSlice';
import type * as Stored from '../../../src/console/state/sessionStorage';
import { signIn } from '../../../src/console/features/auth/signIn';
import { watchSession } from '../../../src/console/features/auth/watchSession';
import type { AppStore } from '../../../src/console/app/store';
import { storeSession } from '../../support/consoleClub';
import { flushActions, waitToPass, stopTimers } from '../../support/consolePatience';
import { createTestStore } from '../../support/consoleScreens';
import { openStore } from '../../support/consoleStore';
import { expectTrouble } from '../../support/consoleTroubles';
import { NOW } from '../../support/serverSamples';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const getStatus = (store: AppStore) => store.getState().auth.status;

/** Fires the browser's event for a change stored by another tab of the domain. */
const tellOfStorage = (key: string | null = 'club.session') =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

/** Another tab with the same storage and its own modules. */
async function openAnotherTab() {
  type Modules = [typeof Store, typeof Auth, typeof Stored, typeof Watch, typeof SignOut];
  let modules!: Modules;
  await jest.isolateModulesAsync(async () => {
    modules = await Promise.all([
      import('../../../src/console/app/store'),
      import('../../../src/console/state/authSlice'),
      import('../../../src/console/state/sessionStorage'),
      import('../../../src/console/features/auth/watchSession'),
      import('../../../src/console/features/auth/signOut'),
    ]);
  });
  const [{ createAppStore }, { createInitialAuthState }, { restoreSession }, watch, { signOut }] =
    modules;
  const store = createAppStore({ auth: createInitialAuthState(restoreSession()) });
  watch.watchSession(store);
  return { store, signOut: () => store.dispatch(signOut()) };
}

describe('24 hours', () => {
  test('AUTH-3 the session ends while the page stays open, to the minute', async () => {
    stopTimers(NOW);
    localStorage.setItem('club.token', 'club_token');
    localStorage.setItem('club.session', JSON.stringify({ username: 'admin', timestamp: NOW }));
    const store = createTestStore();
    watchSession(store);

    jest.advanceTimersByTime(DAY);
    expect(getStatus(store)).toBe('signedIn');
    jest.advanceTimersByTime(1);
    expect(store.getState().auth).toEqual({ status: 'ended', username: 'admin' });
    expect(localStorage).toHaveLength(0);
  });

  test('AUTH-3 the end is noticed at once when a page comes back to sight after the night', () => {
    stopTimers(NOW);
    localStorage.setItem('club.token', 'club_token');
    localStorage.setItem('club.session', JSON.stringify({ username: 'admin', timestamp: NOW }));
    const store = createTestStore();
    watchSession(store);
    jest.setSystemTime(NOW + DAY + 1);
    expect(getStatus(store)).toBe('signedIn');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(getStatus(store)).toBe('ended');
  });
});

test('AUTH-3 where our server ends the session sooner, so does the console', async () => {
  const { club, store } = await openStore();
  const expiresAt = new Date(NOW + HOUR).toISOString();
  club.answer('POST', (response) => {
    response.setHeader('Date', new Date(NOW).toUTCString());
    response.end(JSON.stringify({ token: 'club_token', username: 'admin', expiresAt }));
  });
  expect(await store.dispatch(signIn({ username: 'admin', password: 'пароль' }))).toBe(true);
  jest.setSystemTime(NOW + HOUR);
  expect(createTestStore().getState().auth.status).toBe('signedIn');
  jest.setSystemTime(NOW + HOUR + 1);
  expect(createTestStore().getState().auth.status).toBe('signedOut');
  expect(localStorage).toHaveLength(0);
});

describe('other tabs', () => {
  test('AUTH-9 signing in elsewhere signs in here, and the record may be renewed there', async () => {
    const { club } = await openStore();
    localStorage.clear();
    const store = createTestStore();
    watchSession(store);
    expect(getStatus(store)).toBe('signedOut');

    await storeSession(club);
    tellOfStorage('club.token');
    expect(getStatus(store)).toBe('signedOut');
    tellOfStorage();
    expect(store.getState().auth).toEqual({
      status: 'signedIn',
      username: 'admin',
      timestamp: NOW,
    });
    await storeSession(club, NOW + 1000);
    tellOfStorage();
    expect(store.getState().auth).toMatchObject({ timestamp: NOW + 1000 });
  });

  test('AUTH-9 signing out in one tab shows the login screen in every other', async () => {
    const { store } = await openStore();
    watchSession(store);
    const other = await openAnotherTab();
    expect([getStatus(store), getStatus(other.store)]).toEqual(['signedIn', 'signedIn']);

    other.signOut();
    tellOfStorage();
    await waitToPass(() => {
      expect([getStatus(store), getStatus(other.store)]).toEqual(['signedOut', 'signedOut']);
    });
  });

  test('AUTH-9 AUTH-10 a record that another tab removes ends the session but keeps the page', async () => {
    const { store } = await openStore();
    watchSession(store);
    localStorage.clear();
    tellOfStorage(null);
    await flushActions();
    expect(getStatus(store)).toBe('ended');
  });
});

describe('a 401', () => {
  test('AUTH-8 ends the session, and removes the record', async () => {
    const { club, store, token, load } = await openStore();
    expectTrouble(/^listTournaments: 401/);
    await club.call('POST', '/api/auth/logout', undefined, token);
    await load();
    expect(store.getState().auth).toEqual({ status: 'ended', username: 'admin' });
    expect(localStorage).toHaveLength(0);
  });

  test.each(['create', 'update', 'remove'] as const)('AUTH-8 to a write, %s', async (name) => {
    const { club, store, token, ...calls } = await openStore({ tournaments: [{}] });
    expectTrouble(/: 401/);
    await club.call('POST', '/api/auth/logout', undefined, token);
    if (name === 'create') await calls.create({} as never);
    else await calls[name](1, {});
    expect(getStatus(store)).toBe('ended');
  });

  test('AUTH-8 that answers an older token does not end the session that has begun since', async () => {
    const { club, store, token, load } = await openStore();
    expectTrouble(/^listTournaments: 401/);
    await club.call('POST', '/api/auth/logout', undefined, token);
    const release = club.hold('GET');
    const answer = load();
    while (club.sent.length === 0) await flushActions();
    await storeSession(club);
    release();

    expect((await answer).error).toMatchObject({ status: 401 });
    expect(getStatus(store)).toBe('signedIn');
    expect(localStorage).toHaveLength(2);
  });

  test('AUTH-8 to the sign-in itself is a refusal and no end', async () => {
    const { club, store } = await openStore();
    const { checkCredentialsOnServer } =
      await import('../../../src/console/features/auth/checkCredentialsOnServer');
    const refused = checkCredentialsOnServer({ username: 'admin', password: 'другой' });
    expect(await store.dispatch(refused)).toBeNull();
    const [sent] = club.listSent('POST', '/api/auth/login');
    expect(sent!.headers).not.toHaveProperty('authorization');
    expect(getStatus(store)).toBe('signedIn');
  });
});
