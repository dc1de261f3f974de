import fc from 'fast-check';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TournamentRequest } from '../../../src/domain/tournament/tournament';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';
import { KEY, createKeyedRequests } from '../../support/keyedRequests';
import { createRuns } from '../../support/createRuns';

const TOURNAMENTS = '/api/tournaments';
const APPLICATIONS = '/api/tournaments/1/applications';
const DAY = 24 * 3_600_000;

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

const { post, count, createApp: appOf } = createKeyedRequests(() => club);

describe('TRUST-10: the same key again', () => {
  test('TRUST-10: answers what it answered first, and stores nothing more', async () => {
    const first = await post(KEY);
    expect(first.status).toBe(201);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    const second = await post(KEY);
    expect(second).toMatchObject({ status: 201, json: first.json });
    expect(second.headers).toMatchObject({ 'idempotency-replayed': 'true', etag: '"1"' });
    expect(await count()).toBe(1);
  });

  test('TRUST-10: answers the same when the tournament has changed or gone since, and after midnight', async () => {
    const today = { ...TOURNAMENT, date: '2026-06-01' };
    const { json } = await post(KEY, today);
    await club.call('PUT', '/api/tournaments/1', { entryFee: 1 });
    expect((await post(KEY, today)).json).toEqual(json);
    await club.call('DELETE', '/api/tournaments/1');
    club.setNow(NOW + DAY - 1);
    expect(await post(KEY, today)).toMatchObject({ status: 201, json });
    expect(await count()).toBe(0);
  });

  test('TRUST-10: the order of the fields does not matter', async () => {
    await post(KEY);
    const reversed = Object.fromEntries(Object.entries(TOURNAMENT).reverse());
    expect((await post(KEY, reversed)).headers['idempotency-replayed']).toBe('true');
  });

  test('TRUST-10: stores an application once', async () => {
    await club.call('POST', TOURNAMENTS, TOURNAMENT);
    const { status, json } = await post(KEY, APPLICATION, APPLICATIONS);
    expect(status).toBe(201);
    const again = await post(KEY, APPLICATION, APPLICATIONS);
    expect(again).toMatchObject({ status: 201, json });
    expect((await club.call('GET', TOURNAMENTS)).json[0]!.applications).toEqual([json]);
  });

  test.each(['a', '!', '~'.repeat(64), KEY])('TRUST-10: %s will do for a key', async (key) => {
    expect((await post(key)).status).toBe(201);
  });

  test.each(['', ' ', 'a b', 'a'.repeat(65), 'é', 'a\tb', 'one, two'])(
    'TRUST-10: a malformed key is refused with 400: %j',
    async (key) => {
      const { status, json } = await post(key);
      expect({ status, json }).toEqual({
        status: 400,
        json: { message: 'Idempotency-Key: нужно от 1 до 64 видимых символов ASCII.' },
      });
      expect(await count()).toBe(0);
    },
  );

  test('TRUST-10: without a key each request is one of its own', async () => {
    await club.call('POST', TOURNAMENTS, TOURNAMENT);
    await club.call('POST', TOURNAMENTS, TOURNAMENT);
    expect(await count()).toBe(2);
  });

  test('TRUST-10: answers the same after a restart', async () => {
    const databaseFile = path.join(createTemporaryFolder(), 'club.db');
    await club.stop();
    club = await createTestApp({ now: NOW, databaseFile });
    const { json } = await post(KEY);
    await club.stop();
    club = await createTestApp({ now: NOW, databaseFile });
    expect(await post(KEY)).toMatchObject({ status: 201, json });
    expect(await count()).toBe(1);
  });
});

describe('TRUST-11: the same key for something else', () => {
  const used = {
    status: 422,
    json: {
      message:
        'Отправленное раньше уже сохранено, хотя ответ мог не дойти. ' +
        'Проверьте список; чтобы добавить и новое, отправьте его ещё раз.',
    },
  };

  test('TRUST-11: another body is refused with 422', async () => {
    await post(KEY);
    expect(await post(KEY, { ...TOURNAMENT, entryFee: 1501 })).toMatchObject(used);
    expect(await count()).toBe(1);
  });

  test('TRUST-11: another value of any field is another body', async () => {
    await post(KEY);
    const others: TournamentRequest = {
      tournamentType: 'Американо',
      date: '2026-06-21',
      startTime: '10:30',
      endTime: null,
      levelFrom: 1,
      levelTo: null,
      entryFee: 0,
      organizerName: 'Вера Ершова',
      organizerPhone: '+7 (916) 123-45-68',
    };
    for (const [field, value] of Object.entries(others)) {
      expect(await post(KEY, { ...TOURNAMENT, [field]: value })).toMatchObject(used);
    }
  });

  test('TRUST-11: the same application to another tournament is refused with 422', async () => {
    await club.call('POST', TOURNAMENTS, TOURNAMENT);
    await club.call('POST', TOURNAMENTS, TOURNAMENT);
    await post(KEY, APPLICATION, APPLICATIONS);
    expect(await post(KEY, APPLICATION, '/api/tournaments/2/applications')).toMatchObject(used);
    expect((await club.call('GET', TOURNAMENTS)).json[1]!.applications).toEqual([]);
  });

  test('TRUST-11: another path is refused with 422', async () => {
    await post(KEY);
    expect(await post(KEY, APPLICATION, APPLICATIONS)).toMatchObject(used);
    expect((await club.call('GET', TOURNAMENTS)).json[0]!.applications).toEqual([]);
  });

  test('TRUST-11: the key of one scope is not that of another', async () => {
    const scopes = ['анна', 'вера', 'page:анна'];
    const app = appOf({ scopes: [...scopes, ...scopes], work: async () => 7 });
    const replayed = [];
    for (const _ of [...scopes, ...scopes]) {
      replayed.push((await app.send()).headers['idempotency-replayed']);
    }
    expect(replayed).toEqual([undefined, undefined, undefined, 'true', 'true', 'true']);
    await app.close();
  });
});

test('TRUST-11: the key of one scope is free for another while it is in use', async () => {
  const waiting = ['анна', 'вера'];
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const app = appOf({ scopes: waiting, work: () => gate.then(() => 7) });
  await app.ready();
  const both = Promise.all([app.send(), app.send()]);
  // Once the scopes are taken, the keys have been checked too: both happen in one turn of the event loop.
  while (waiting.length > 0) await nextTurn();
  finish();
  expect((await both).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  await app.close();
});

test('TRUST-10, TRUST-11: in any order of keys and bodies each key stores one row', async () => {
  const request = fc.record({ key: fc.constantFrom('a', 'b', 'c'), entryFee: fc.nat(2) });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 8 }), async (requests) => {
      run += 1;
      const before = await count();
      const stored = new Map<string, number>();
      for (const { key, entryFee } of requests) {
        const { status, json, headers } = await post(`${run}${key}`, { ...TOURNAMENT, entryFee });
        const first = stored.get(key);
        expect(status).toBe(first === undefined || first === entryFee ? 201 : 422);
        if (status === 201) expect(json.entry_fee).toBe(entryFee);
        if (status === 201) expect('idempotency-replayed' in headers).toBe(first !== undefined);
        stored.set(key, first ?? entryFee);
      }
      expect(await count()).toBe(before + stored.size);
    }),
    createRuns(60),
  );
});
