import fc from 'fast-check';
import { sql } from 'kysely';
import type { HistoryEntry } from '../../../src/domain/editing/history';
import type { TournamentRequest } from '../../../src/domain/tournament/tournament';
import {
  formatAuthorization,
  createTestApp,
  type TestApp,
  type TestAppOptions,
} from '../../support/serverApp';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';
import { obstruct } from '../../support/obstruct';
import { waitForCleanup } from '../../support/waitForCleanup';
import { testOnSqlite } from '../../support/testOnSqlite';
import { createRuns } from '../../support/createRuns';

const PATH = '/api/tournaments/1';
const MINUTE = 60_000;
const DAY = 86_400_000;
const formatIso = (instant: number) => new Date(instant).toISOString();

const VALUES = {
  tournament_type: 'Мексикано',
  date: '2026-06-20',
  start_time: '10:00',
  end_time: '13:30',
  level_from: 2,
  level_to: 4.5,
  entry_fee: 1500,
  organizer_name: 'Анна Соколова',
  organizer_phone: '+7 (916) 123-45-67',
};

const REFUSED = { message: 'tournament_history is append-only' };

let club: TestApp;
const start = async (options: TestAppOptions = {}) => {
  club = await createTestApp({ now: NOW, ...options });
  return club;
};
afterEach(() => club.stop());

const readHistory = async (path = PATH) => {
  const { json } = await club.call('GET', `${path}/history`);
  return json as HistoryEntry[];
};
const listKinds = (entries: HistoryEntry[]) => entries.map(({ kind }) => kind);

describe('TRUST-7: the history', () => {
  test('TRUST-7: a creation is written down with every value that was given', async () => {
    await start();
    await club.call('POST', '/api/tournaments', { ...TOURNAMENT, levelTo: null });
    const given = Object.entries(VALUES).filter(([field]) => field !== 'level_to');
    expect(await readHistory()).toEqual([
      {
        id: 1,
        at: formatIso(NOW),
        username: 'admin',
        kind: 'created',
        version: 1,
        changes: given.map(([field, to]) => ({ field, from: null, to })),
      },
    ]);
  });

  test('TRUST-7: a change contains old and new values, and no other field', async () => {
    const { call, setNow } = await start({ tournaments: [{}] });
    setNow(NOW + MINUTE);
    await call('PUT', PATH, { ...TOURNAMENT, entryFee: 900, endTime: '' });
    const [latest] = await readHistory();
    expect(latest).toEqual({
      id: 2,
      at: formatIso(NOW + MINUTE),
      username: 'admin',
      kind: 'updated',
      version: 2,
      changes: [
        { field: 'end_time', from: '13:30', to: null },
        { field: 'entry_fee', from: 1500, to: 900 },
      ],
    });
  });

  test('TRUST-7: a change of nothing and a refused change are not written down', async () => {
    const { call } = await start({ tournaments: [{}] });
    await call('PUT', PATH, TOURNAMENT);
    await call('PUT', PATH, { entryFee: -1 });
    await call('POST', '/api/tournaments', { ...TOURNAMENT, entryFee: -1 });
    await call('POST', `${PATH}/applications`, APPLICATION);
    expect(listKinds(await readHistory())).toEqual(['created']);
  });

  test('TRUST-7: deletion and restoring are written down, newest first', async () => {
    const { call } = await start({ tournaments: [{}] });
    await call('DELETE', PATH);
    await call('POST', `${PATH}/restore`);
    const [restored, deleted] = await readHistory();
    expect(restored).toMatchObject({ kind: 'restored', version: 3, changes: [] });
    expect(deleted).toMatchObject({ kind: 'deleted', version: 2, changes: [] });
  });

  testOnSqlite('TRUST-7: the removal for good is written down as the server’s', async () => {
    const { call, setNow } = await start({ tournaments: [{}] });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await call('DELETE', PATH);
    setNow(NOW + 30 * DAY);
    await jest.advanceTimersByTimeAsync(60 * MINUTE);
    await waitForCleanup(async () => (await readHistory())[0]!.kind === 'purged');
    jest.useRealTimers();
    const [latest] = await readHistory();
    expect(latest).toMatchObject({
      kind: 'purged',
      username: 'сервер',
      version: 2,
      at: formatIso(NOW + 30 * DAY),
    });
  });

  test('TRUST-7: a user signed in by a token is named too', async () => {
    const { call, send } = await start({ tournaments: [{}] });
    const credentials = { username: 'admin', password: 'пароль' };
    const { json } = await call('POST', '/api/auth/login', credentials);
    const headers = { authorization: formatAuthorization(json.token) };
    await send({ method: 'DELETE', url: PATH, headers });
    expect((await readHistory())[0]).toMatchObject({ kind: 'deleted', username: 'admin' });
  });

  test.each([
    ['POST', '/api/tournaments', TOURNAMENT],
    ['PUT', PATH, { entryFee: 900 }],
    ['DELETE', PATH, undefined],
  ] as const)('TRUST-7: a %s whose line cannot be written is undone', async (method, url, body) => {
    const { call, database } = await start({ tournaments: [{}] });
    const { json: before } = await call('GET', '/api/tournaments');
    await obstruct(database, { event: 'insert', table: 'tournament_history', reason: 'stuck' });
    expect((await call(method, url, body)).status).toBe(500);
    expect((await call('GET', '/api/tournaments')).json).toEqual(before);
  });
});

describe('TRUST-8: GET /api/tournaments/{id}/history', () => {
  test('TRUST-8: answers for one in the trash too', async () => {
    const { call } = await start({ tournaments: [{}] });
    await call('DELETE', PATH);
    expect(listKinds(await readHistory())).toEqual(['deleted', 'created']);
  });

  test.each(['2', '0', 'abc'])('TRUST-8: is 404 for an unknown id: %s', async (id) => {
    const { call } = await start({ tournaments: [{}] });
    const { status, json } = await call('GET', `/api/tournaments/${id}/history`);
    expect({ status, json }).toEqual({ status: 404, json: { message: 'Турнир не найден' } });
  });

  test('TRUST-8: is empty for a tournament from before there was a history', async () => {
    const { database } = await start();
    await sql`insert into tournaments (tournament_type, date, start_time, level_from, entry_fee,
      organizer_name, organizer_phone, created_at, updated_at)
      values ('Мексикано', '2026-06-20', '10:00', 1, 0, 'Анна', '', '', '')`.execute(database);
    expect(await readHistory()).toEqual([]);
  });

  test('TRUST-8: the database itself refuses to change or to remove a line', async () => {
    const { database } = await start({ tournaments: [{}] });
    const change = sql`update tournament_history set username = 'никто'`;
    await expect(change.execute(database)).rejects.toMatchObject(REFUSED);
    const removal = sql`delete from tournament_history`;
    await expect(removal.execute(database)).rejects.toMatchObject(REFUSED);
    expect(await readHistory()).toHaveLength(1);
  });

  testOnSqlite('TRUST-8: a replacing insert does not get around it', async () => {
    const { database } = await start({ tournaments: [{}] });
    const replacement = sql`insert or replace into tournament_history
      (id, tournament_id, at, username, kind, version, changes)
      values (1, 1, '', 'никто', 'created', 1, '[]')`;
    await expect(replacement.execute(database)).rejects.toMatchObject(REFUSED);
    expect((await readHistory())[0]!.username).toBe('admin');
  });
});

/** Each value is valid in combination with any other. */
const change = fc.record<Partial<TournamentRequest>>(
  {
    tournamentType: fc.constantFrom('Мексикано', 'Американо'),
    date: fc.constantFrom('2026-06-20', '2026-07-04'),
    startTime: fc.constantFrom('08:00', '10:00', '12:30'),
    endTime: fc.constantFrom('13:30', '23:59', '', null),
    levelFrom: fc.constantFrom(1, 2, 2.5),
    levelTo: fc.constantFrom(3, 4.5, null),
    entryFee: fc.integer({ min: 0, max: 3 }),
    organizerName: fc.constantFrom('Анна Соколова', ' Вера "Ё" ', 'Пётр'),
    organizerPhone: fc.constantFrom('+7 (916) 123-45-67', '+7 (903) 765-43-21'),
  },
  { requiredKeys: [] },
);
const deed = fc.oneof(
  { weight: 5, arbitrary: change },
  { weight: 1, arbitrary: fc.constant('delete' as const) },
  { weight: 1, arbitrary: fc.constant('restore' as const) },
);

/** Applies the history to an empty tournament, oldest entry first. */
function replay(entries: HistoryEntry[]) {
  const nothing = Object.keys(VALUES).map((field): [string, unknown] => [field, null]);
  const state = { values: Object.fromEntries(nothing), version: 0, isTrashed: false };
  for (const { kind, version, changes } of [...entries].reverse()) {
    for (const { field, from, to } of changes) {
      expect(from).toBe(state.values[field]);
      state.values[field] = to;
    }
    state.version = version;
    state.isTrashed = kind === 'deleted';
  }
  return state;
}

test('TRUST-8: the history replayed gives the tournament as it is', async () => {
  await start();
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 10 }), async (deeds) => {
      const { json: created } = await club.call('POST', '/api/tournaments', TOURNAMENT);
      const path = `/api/tournaments/${created.id}`;
      for (const done of deeds) {
        if (done === 'delete') await club.call('DELETE', path);
        else if (done === 'restore') await club.call('POST', `${path}/restore`);
        else await club.call('PUT', path, done);
      }
      const { values, version, isTrashed } = replay(await readHistory(path));
      const { json: trash } = await club.call('GET', '/api/trash');
      const { json: list } = await club.call('GET', '/api/tournaments');
      const place = isTrashed ? trash : list;
      const current = place.find(({ id }) => id === created.id);
      expect(current).toMatchObject({ ...values, version });
      expect([...list, ...trash].filter(({ id }) => id === created.id)).toHaveLength(1);
    }),
    createRuns(),
  );
});
