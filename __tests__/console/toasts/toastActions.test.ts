import { waitFor } from '@testing-library/react';
import {
  restoreTournaments,
  runToastAction,
} from '../../../src/console/features/tournaments/toasts/toastActions';
import { showDeletedToast } from '../../../src/console/features/tournaments/toasts/tournamentToasts';
import { config } from '../../../src/console/config';
import {
  toastDismissed,
  toastShown,
  selectToast,
  type ToastAction,
} from '../../../src/console/state/toastsSlice';
import { signedOut } from '../../../src/console/state/authSlice';
import { openStore } from '../../support/consoleStore';
import { expectTrouble } from '../../support/consoleTroubles';

const KNOWN = { id: 1, version: 1 };
const SEEDS = [{}, { organizerName: 'Вера' }, { organizerName: 'Ольга' }];

async function openDeleted(ids: number[]) {
  const opened = await openStore({ tournaments: SEEDS });
  await opened.load();
  for (const id of ids) await opened.remove(id);
  const getToast = () => selectToast(opened.store.getState());
  return { ...opened, getToast };
}

beforeEach(() => {
  config.features = ['trash'];
});
afterEach(() => {
  config.features = [];
});

test('COMFORT-30 the slice holds the newest message, each of an id of its own, and forgets it', async () => {
  const { store, getToast } = await openDeleted([]);
  expect(getToast()).toBeNull();
  store.dispatch(toastShown({ text: 'Раз' }));
  const first = getToast()!;
  store.dispatch(toastShown({ text: 'Два' }));
  expect(getToast()).toMatchObject({ text: 'Два' });
  expect(getToast()!.id).not.toBe(first.id);
  store.dispatch(toastDismissed());
  expect(getToast()).toBeNull();
  store.dispatch(toastShown({ text: 'Три' }));
  store.dispatch(signedOut());
  expect(getToast()).toBeNull();
});

test.each([
  [[1], 'Турнир удалён', 'Турнир восстановлен'],
  [[1, 3], 'Удалено: 2\u00a0турнира', 'Восстановлено: 2\u00a0турнира'],
])('COMFORT-30 %j are deleted and restored together', async (ids, deleted, restored) => {
  const { store, getToast, getCached: cached, club } = await openDeleted(ids);
  await store.dispatch(showDeletedToast(ids));
  expect(getToast()).toMatchObject({
    text: deleted,
    action: { kind: 'restore', tournamentIds: ids },
  });
  expect(cached()).toHaveLength(3 - ids.length);
  const release = club.hold('GET');
  await store.dispatch(runToastAction(getToast()!.action!));
  expect(
    cached()!
      .map(({ id }) => id)
      .sort(),
  ).toEqual([1, 2, 3]);
  expect(getToast()).toMatchObject({ text: restored });
  expect(getToast()!.action).toBeUndefined();
  release();
});

test('COMFORT-30 those of several that failed can be tried again', async () => {
  const { store, getToast, getCached: cached, club } = await openDeleted([1, 2, 3]);
  expectTrouble(/^restoreTournament: 500.*База занята/s);
  club.answer('POST /api/tournaments/2/restore', (response) =>
    response.writeHead(500).end('{"message":"База занята."}'),
  );
  await store.dispatch(restoreTournaments([1, 2, 3]));
  expect(
    cached()!
      .map(({ id }) => id)
      .sort(),
  ).toEqual([1, 3]);
  expect(getToast()).toMatchObject({
    text: 'Не восстановлено: 1\u00a0турнир.',
    reason: 'База занята.',
    isFailure: true,
    action: { kind: 'restore', tournamentIds: [2] },
  });
  club.relayAgain();
  await store.dispatch(runToastAction(getToast()!.action!));
  expect(cached()).toHaveLength(3);
  expect(getToast()).toMatchObject({ text: 'Турнир восстановлен' });
});

test('COMFORT-30 a host without a trash is asked for nothing', async () => {
  config.features = [];
  const { store, getToast } = await openDeleted([1]);
  await store.dispatch(showDeletedToast([1]));
  expect(getToast()).toEqual({ id: 1, text: 'Турнир удалён' });
});

test('COMFORT-31 a lost connection leaves the undoing to be tried again', async () => {
  const { store, getToast, club, getCached: cached, update } = await openDeleted([]);
  expectTrouble(/^updateTournament: FETCH_ERROR/);
  await update(1, { entryFee: 700 });
  const action = {
    kind: 'revert',
    known: { id: 1, version: 2 },
    changes: { entryFee: 1500 },
  } as const;
  club.answer('PUT', (response) => response.destroy());
  await store.dispatch(runToastAction(action));
  expect(getToast()).toMatchObject({ text: 'Изменения не отменены.', isFailure: true, action });
  expect(getToast()!.reason).toMatch(/^Нет связи/);
  club.relayAgain();
  await store.dispatch(runToastAction(action));
  expect(getToast()).toMatchObject({ text: 'Изменения отменены' });
  expect(cached()![0]).toMatchObject({ entry_fee: 1500 });
});

test.each([
  ['updateTournament', 'PUT', { kind: 'revert', known: KNOWN, changes: { entryFee: 700 } }],
  ['restoreTournament', 'POST', { kind: 'restore', tournamentIds: [1] }],
  ['deleteTournament', 'DELETE', { kind: 'delete', known: KNOWN }],
] as const)(
  'WEATHER-5, COMFORT-75: after an undoing that finds no server (%s) the list is asked for',
  async (name, method, action) => {
    const { store, club } = await openDeleted([]);
    expectTrouble(new RegExp(`^${name}: FETCH_ERROR`));
    club.answer(method, (response) => response.destroy());
    club.sent.length = 0;
    await store.dispatch(runToastAction(action as ToastAction));
    await waitFor(() => expect(club.listSent('GET', '/api/tournaments')).toHaveLength(1));
  },
);
