import fc from 'fast-check';
import Fastify from 'fastify';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tournament, TournamentRequest } from '../../src/domain/tournament';
import { makeIdempotency } from '../../src/server/idempotency/withIdempotency';
import { answerWithProblems } from '../../src/server/plugins/problems';
import { startServer } from '../support/server';
import { basic, makeTestApp, PASSWORD, type TestApp } from '../support/serverApp';
import { temporaryFolder } from '../support/serverFolder';
import { APPLICATION, NOW, TOURNAMENT } from '../support/serverSamples';
import { obstruct } from '../support/obstacles';
import { cleanedUntil } from '../support/cleanups';
import { testOnSqlite } from '../support/testOnSqlite';

const TOURNAMENTS = '/api/tournaments';
const APPLICATIONS = '/api/tournaments/1/applications';
const KEY = '3f0b0f5e-7a43-4d53-9d0c-0f2c3f1b8a11';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let club: TestApp;
beforeEach(async () => {
  club = await makeTestApp({ now: NOW });
});
afterEach(() => club.stop());

const post = (key: string, body: object = TOURNAMENT, url = TOURNAMENTS) =>
  club.send({ method: 'POST', url, payload: body, headers: { 'idempotency-key': key } });
const count = async () => (await club.call('GET', TOURNAMENTS)).json.length;

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

  test('TRUST-10: also when the tournament has changed or gone since, and after midnight', async () => {
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
    'TRUST-10: what is no key is refused with 400: %j',
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

  test('TRUST-10: after a restart too', async () => {
    const databaseFile = path.join(temporaryFolder(), 'club.db');
    await club.stop();
    club = await makeTestApp({ now: NOW, databaseFile });
    const { json } = await post(KEY);
    await club.stop();
    club = await makeTestApp({ now: NOW, databaseFile });
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

/** A server of one route that answers within `withIdempotency`, whoever asks. */
function appOf({ scopes, work }: { scopes: string[]; work: () => Promise<unknown> }) {
  const withIdempotency = makeIdempotency({ database: club.database, clock: () => NOW });
  const app = Fastify();
  answerWithProblems(app);
  app.post('/', (request, reply) => {
    const scope = scopes.shift()!;
    return withIdempotency({ request, reply: reply.code(201), scope }, work);
  });
  const headers = { 'idempotency-key': KEY };
  return {
    ready: () => app.ready(),
    close: () => app.close(),
    send: () => app.inject({ method: 'POST', url: '/', headers, payload: {} }),
  };
}

test('TRUST-11: the key of one scope is free for another while it is in use', async () => {
  const waiting = ['анна', 'вера'];
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const app = appOf({ scopes: waiting, work: () => gate.then(() => 7) });
  await app.ready();
  const both = Promise.all([app.send(), app.send()]);
  // A refusal would come at once.
  await sleep(100);
  expect(waiting).toEqual([]);
  finish();
  expect((await both).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  await app.close();
});

test('TRUST-12: a request whose first one still runs is refused with 409 and Retry-After', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const app = appOf({ scopes: ['admin', 'admin', 'admin'], work: () => gate.then(() => 7) });
  await app.ready();
  const first = app.send();
  await new Promise(setImmediate);
  const second = await app.send();
  expect(second.statusCode).toBe(409);
  expect(second.headers['retry-after']).toBe('1');
  expect(second.json()).toEqual({
    message: 'Такой же запрос ещё выполняется. Попробуйте через секунду.',
  });
  finish();
  expect((await first).statusCode).toBe(201);
  expect((await app.send()).headers['idempotency-replayed']).toBe('true');
  await app.close();
});

describe('TRUST-12: on a real connection', () => {
  async function listen(): Promise<string> {
    await club.stop();
    const server = await startServer({ now: NOW, isInterleaved: true });
    club = server;
    return server.url;
  }
  const over = (url: string) => () =>
    fetch(`${url}${TOURNAMENTS}`, {
      method: 'POST',
      headers: {
        authorization: basic(PASSWORD),
        'content-type': 'application/json',
        'idempotency-key': KEY,
      },
      body: JSON.stringify(TOURNAMENT),
    });

  test('TRUST-12: five at once store one row and end with one answer', async () => {
    const send = over(await listen());
    const first = await Promise.all(Array.from({ length: 5 }, send));
    const answers: Tournament[] = [];
    // Those that met a request under way come again, one after another.
    for (const answer of first) {
      expect([201, 409]).toContain(answer.status);
      const whole = answer.status === 201 ? answer : await send();
      answers.push((await whole.json()) as Tournament);
    }
    const { json: list } = await club.call('GET', TOURNAMENTS);
    expect(list).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(list[0]);
  });

  test('TRUST-12: an answer cut off after the row was stored comes whole the next time', async () => {
    const url = await listen();
    const body = JSON.stringify(TOURNAMENT);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.once('data', () => socket.destroy());
    socket.write(
      [
        `POST ${TOURNAMENTS} HTTP/1.1`,
        'Host: club',
        `Authorization: ${basic(PASSWORD)}`,
        'Content-Type: application/json',
        `Idempotency-Key: ${KEY}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
    await closed;
    const again = await over(url)();
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await club.call('GET', TOURNAMENTS)).json).toEqual([await again.json()]);
  });
});

describe('TRUST-13: what is kept, and for how long', () => {
  test('TRUST-13: a refusal is not kept, and the mended form may use its key', async () => {
    expect((await post(KEY, { ...TOURNAMENT, entryFee: -1 })).status).toBe(422);
    expect((await post(KEY, { ...TOURNAMENT, entryFee: 1 })).status).toBe(201);
    expect((await post('b', APPLICATION, '/api/tournaments/9/applications')).status).toBe(404);
    expect((await post('b')).status).toBe(201);
  });

  test('TRUST-13: where the answer cannot be kept nothing is stored, and the key is free', async () => {
    const obstacle = { event: 'insert', table: 'idempotency_keys', reason: 'refused' } as const;
    const clear = await obstruct(club.database, obstacle);
    expect((await post(KEY)).status).toBe(500);
    expect(await count()).toBe(0);
    await clear();
    expect((await post(KEY)).status).toBe(201);
    expect(await count()).toBe(1);
  });

  test('TRUST-13: a key is forgotten after 24 hours', async () => {
    await post(KEY);
    club.setNow(NOW + DAY - 1);
    expect((await post(KEY)).headers['idempotency-replayed']).toBe('true');
    club.setNow(NOW + DAY);
    expect((await post(KEY)).headers['idempotency-replayed']).toBeUndefined();
    expect(await count()).toBe(2);
  });

  testOnSqlite('TRUST-13: nothing of it stays in the database then, within the hour', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const kept = () => club.database.selectFrom('idempotency_keys').select('key').execute();
    await post(KEY);
    club.setNow(NOW + DAY - 1);
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(await kept()).toEqual([{ key: KEY }]);
    club.setNow(NOW + DAY);
    await jest.advanceTimersByTimeAsync(HOUR);
    await cleanedUntil(async () => (await kept()).length === 0);
    jest.useRealTimers();
    expect(await kept()).toEqual([]);
  });
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
    { numRuns: 60 },
  );
}, 60_000);
