import { api } from '../../../src/console/api/store/api';
import { invalidateOnSuccess, TAG_TYPES } from '../../../src/console/api/store/tags';
import { replaceInCachedList } from '../../../src/console/api/tournaments/cachedListUpdates';
import { tournamentsApi } from '../../../src/console/api/tournaments/tournamentsApi';
import { flushActions, waitToPass } from '../../support/consolePatience';
import { openStore, type Calls } from '../../support/consoleStore';
import { expectTrouble } from '../../support/consoleTroubles';
import { TOURNAMENT } from '../../support/serverSamples';

const WRITES: Record<string, (calls: Calls) => PromiseLike<unknown>> = {
  createTournament: ({ create }) => create(TOURNAMENT),
  updateTournament: ({ update }) => update(1, { entryFee: 700 }),
  deleteTournament: ({ remove }) => remove(1),
};

test('DEV-1 the endpoints are these four, and each write is in the table below', () => {
  expect(Object.keys(tournamentsApi.endpoints).sort()).toEqual(
    ['listTournaments', ...Object.keys(WRITES)].sort(),
  );
  expect(tournamentsApi).toBe(api);
});

test('DEV-1 tags are invalidated after a success only', () => {
  expect(invalidateOnSuccess(...TAG_TYPES)({}, undefined)).toEqual([...TAG_TYPES]);
  expect(invalidateOnSuccess(...TAG_TYPES)(undefined, { status: 500 })).toEqual([]);
});

describe.each(Object.keys(WRITES))('%s', (name) => {
  test('DEV-1 loads the list again after a success, once', async () => {
    const { club, ...calls } = await openStore({ tournaments: [{}] });
    await calls.load();
    await WRITES[name]!(calls);
    await waitToPass(() => expect(club.listSent('GET')).toHaveLength(2));
    await flushActions();
    expect(club.listSent('GET')).toHaveLength(2);
  });

  test.each([400, 409, 422, 500])(
    'DEV-1 invalidates nothing and changes nothing after a %i',
    async (status) => {
      const { club, ...calls } = await openStore({ tournaments: [{}] });
      expectTrouble(/: \d\d\d/);
      await calls.load();
      const before = calls.getCached();
      for (const method of ['POST', 'PUT', 'DELETE']) {
        club.answer(method, (response) => response.writeHead(status).end('{}'));
      }
      await WRITES[name]!(calls);
      await flushActions();
      expect(club.listSent('GET')).toHaveLength(1);
      expect(calls.getCached()).toBe(before);
    },
  );
});

test('EDIT-9 DEV-1 an update is in the list before the list is loaded again', async () => {
  const {
    club,
    load,
    update,
    getCached: cached,
  } = await openStore({
    tournaments: [{}, { organizerName: 'Вера' }],
  });
  await load();
  const [first] = cached()!;
  const release = club.hold('GET');
  const { data } = await update(2, { entryFee: 5 });
  expect(cached()).toEqual([first, data]);
  expect(cached()![0]).toBe(first);
  expect(data).toMatchObject({ id: 2, entry_fee: 5 });
  release();
});

test('WEATHER-6 an update that is answered after a newer one changes nothing in the list', async () => {
  const { load, update, getCached: cached, store } = await openStore({ tournaments: [{}] });
  await load();
  const { data: older } = await update(1, { entryFee: 5 });
  await update(1, { entryFee: 7 });
  store.dispatch(replaceInCachedList(older!));
  expect(cached()).toMatchObject([{ entry_fee: 7 }]);
});

test('DELETE-2 DEV-1 a deleted tournament leaves the list before the list is loaded again', async () => {
  const { club, load, remove, getCached: cached } = await openStore({ tournaments: [{}, {}] });
  await load();
  const release = club.hold('GET');
  await remove(1);
  expect(cached()!.map(({ id }) => id)).toEqual([2]);
  release();
});

test('LIST-4 a refetch that fails keeps the list', async () => {
  const { club, load, getCached: cached } = await openStore({ tournaments: [{}] });
  expectTrouble(/^listTournaments: 500/);
  await load();
  club.answer('GET', (response) => response.writeHead(500).end());
  await load();
  expect(cached()).toHaveLength(1);
});

test('DEV-1 the dialog slice holds what is open and for which tournament', async () => {
  const { dialogOpened, dialogClosed } = await import('../../../src/console/state/dialogSlice');
  const { signedOut } = await import('../../../src/console/state/authSlice');
  const { store } = await openStore();
  const { dispatch } = store;
  const open = () => store.getState().dialogs;
  expect(open()).toEqual({ open: null });
  dispatch(dialogOpened({ kind: 'detail', tournamentId: 4 }));
  dispatch(dialogOpened({ kind: 'edit', tournamentId: 5 }));
  expect(open()).toEqual({ open: { kind: 'edit', tournamentId: 5 } });
  dispatch(dialogClosed());
  expect(open()).toEqual({ open: null });
  dispatch(dialogOpened({ kind: 'delete', tournamentId: 5 }));
  dispatch(signedOut());
  expect(open()).toEqual({ open: null });
});
