import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServer } from '../../support/server';
import { createRawRequests } from '../../support/rawRequests';
import { createTestApp, type TestApp } from '../../support/serverApp';
import { breakTournaments } from '../../support/testDatabase';
import { NOW, TOURNAMENT } from '../../support/serverSamples';
import { obstruct } from '../../support/obstruct';

type LogEntry = { requestId: string; err?: { message: string } };

let club: TestApp;
const { send, post } = createRawRequests(() => club);
const logLines: string[] = [];
async function openClub() {
  logLines.length = 0;
  club = await createTestApp({
    now: NOW,
    tournaments: [{}],
    onLogLine: (line) => logLines.push(line),
  });
}

/** The tests share one club, because their refused requests leave it unchanged. */
function shareClub() {
  beforeAll(openClub);
  afterAll(() => club.stop());
}

function openClubForEach() {
  beforeEach(openClub);
  afterEach(() => club.stop());
}

describe('400: a request of the wrong shape', () => {
  shareClub();

  test.each(['{', 'no', '{"a":1}}', '{"__proto__":1}'])('not JSON: %s', async (payload) => {
    expect(await post(payload)).toEqual({
      status: 400,
      json: { message: 'Тело запроса — не JSON.' },
    });
  });

  test.each(['', '[]', '"text"', '7', 'null'])('no object: %j', async (payload) => {
    expect(await post(payload)).toEqual({
      status: 400,
      json: { message: 'Тело запроса должно быть объектом JSON.' },
    });
  });

  test.each(Object.keys(TOURNAMENT))('WIRE-3: a new tournament without %s', async (field) => {
    const { status, json } = await club.call('POST', '/api/tournaments', {
      ...TOURNAMENT,
      [field]: undefined,
    });
    expect(status).toBe(400);
    expect(json).toEqual({
      message: `Запрос составлен неверно. ${field}: обязательное поле`,
      fieldErrors: { [field]: 'обязательное поле' },
    });
  });

  test.each([
    ['tournamentType', 1, 'ожидается текст'],
    ['date', null, 'ожидается текст'],
    ['startTime', 1000, 'ожидается текст'],
    ['endTime', 1330, 'ожидается текст или null'],
    ['levelFrom', '2', 'ожидается число'],
    ['levelFrom', null, 'ожидается число'],
    ['levelTo', '4.5', 'ожидается число или null'],
    ['entryFee', '1500', 'ожидается число'],
    ['entryFee', true, 'ожидается число'],
    ['organizerName', ['Анна'], 'ожидается текст'],
    ['organizerPhone', 79161234567, 'ожидается текст'],
  ])('nothing is turned into another type: %s = %j', async (field, value, message) => {
    const created = await club.call('POST', '/api/tournaments', { ...TOURNAMENT, [field]: value });
    expect(created.status).toBe(400);
    expect(created.json.fieldErrors).toEqual({ [field]: message });
    const changed = await club.call('PUT', '/api/tournaments/1', { [field]: value });
    expect(changed.status).toBe(400);
    expect(changed.json.fieldErrors).toEqual({ [field]: message });
  });

  test('an unknown field is reported, not dropped', async () => {
    const { status, json } = await club.call('PUT', '/api/tournaments/1', { entry_fee: 1, id: 5 });
    expect(status).toBe(400);
    expect(json.fieldErrors).toEqual({ entry_fee: 'неизвестное поле' });
  });

  test('an address that cannot be read is refused', async () => {
    const response = await club.app.inject('/%zz');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: 'Запрос составлен неверно.' });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('bytes that are no request are refused', async () => {
    const server = await startServer({ now: NOW });
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
        socket.write('HELLO\r\n\r\n'),
      );
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    await server.stop();
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('{"message":"Запрос составлен неверно."}');
  });
});

describe('404', () => {
  shareClub();

  const missing = { status: 404, json: { message: 'Турнир не найден' } };

  test.each(['2', '0', '-1', '1.5', 'abc', '01', '99999999999999999999'])(
    'a tournament that is not there: %s',
    async (id) => {
      expect(await club.call('GET', `/api/tournaments/${id}`)).toEqual(missing);
      expect(await club.call('PUT', `/api/tournaments/${id}`, { entryFee: 1 })).toEqual(missing);
      expect(await club.call('DELETE', `/api/tournaments/${id}`)).toEqual(missing);
    },
  );

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/coaches'],
    ['PATCH', '/api/tournaments/1'],
    ['DELETE', '/api/tournaments'],
    ['POST', '/tournaments'],
  ] as const)('a call that does not exist: %s %s', async (method, url) => {
    expect(await send({ method, url, contentType: undefined })).toEqual({
      status: 404,
      json: { message: 'Такого адреса на сервере нет.' },
    });
  });

  test('without a sign-in a call that does not exist is as closed as any', async () => {
    expect((await club.app.inject('/api/coaches')).statusCode).toBe(401);
  });
});

test('TRUST-49: an unknown expectation is ignored', async () => {
  const server = await startServer({ now: NOW });
  const response = await new Promise<{ statusCode?: number }>((resolve) => {
    get(`${server.url}/api/health`, { headers: { expect: 'wonders' }, agent: false }, resolve);
  });
  await server.stop();
  expect(response.statusCode).toBe(200);
});

test('TRUST-49: a client that never closes after a refusal is let go soon', async () => {
  const server = await startServer({ now: NOW });
  const socket = connect({
    port: Number(new URL(server.url).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.resume().write('HELLO\r\n\r\n');
  await once(socket, 'end');
  const held = promisify(server.app.server.getConnections).bind(server.app.server);
  for (let time = 0; (await held()) > 0 && time < 60; time += 1) await sleep(50);
  const left = await held();
  socket.destroy();
  await server.stop();
  expect(left).toBe(0);
});

describe('409 and 500', () => {
  openClubForEach();

  test('409: a tournament that others change all the time', async () => {
    await obstruct(club.database, { event: 'update', table: 'tournaments' });
    const { status, json } = await club.call('PUT', '/api/tournaments/1', { entryFee: 1 });
    expect(status).toBe(409);
    expect(json.message).toMatch(/^Турнир в это же время меняет кто-то ещё/);
  });

  test('500: nothing of the cause leaks, and the log has it with the id of the request', async () => {
    await breakTournaments(club.database);
    const { status, json } = await club.call('GET', '/api/tournaments');
    expect(status).toBe(500);
    expect(json).toEqual({ message: 'На сервере произошла ошибка. Попробуйте ещё раз.' });
    const [failure, completed] = logLines.slice(-2).map((line) => JSON.parse(line) as LogEntry);
    expect(failure?.err?.message).toMatch(/no such table|does not exist/);
    expect(failure?.requestId).toBe(completed?.requestId);
    expect(completed).toMatchObject({ route: '/api/tournaments', status: 500 });
  });
});

describe('an empty body under a JSON content type is fine', () => {
  openClubForEach();

  test('WIRE-5: on DELETE', async () => {
    expect((await send({ method: 'DELETE', url: '/api/tournaments/1' })).status).toBe(204);
  });

  test('AUTH-5: on signing out', async () => {
    expect((await send({ method: 'POST', url: '/api/auth/logout' })).status).toBe(204);
  });
});

test('half-sent requests are given up: headers after 15 s, the whole after 30 s, silence after 30 s', async () => {
  await openClub();
  await club.app.ready();
  const { headersTimeout, requestTimeout, timeout } = club.app.server;
  await club.stop();
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    timeout: 30_000,
  });
});
