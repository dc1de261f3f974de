import { sql } from 'kysely';
import { createSessionRepository } from '../../../src/server/sessions/sessionRepository';
import { openEvents, type Events } from '../../support/serverEvents';
import {
  formatAuthorization,
  PASSWORD,
  startServer,
  USERNAME,
  type TestServer,
} from '../../support/server';
import { createQuickPasswords } from '../../support/serverApp';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';

const LIST = '/api/tournaments';
const NOBODY = formatAuthorization('club_nobody');

let club: TestServer;
let lines: string[];
beforeEach(async () => {
  lines = [];
  club = await startServer({
    now: NOW,
    tournaments: [{}, {}],
    ownerCheckSeconds: 1,
    onLogLine: (line) => void lines.push(line),
  });
});
afterEach(() => club.stop());

const listen = (authorization = formatAuthorization(PASSWORD)): Promise<Events> =>
  openEvents(club.url, authorization);

async function listTag(): Promise<string> {
  const { headers } = await club.send({ url: LIST });
  return String(headers.etag);
}

/** Signs in and returns the Authorization header of the new session. */
async function signIn(): Promise<string> {
  const credentials = { username: USERNAME, password: PASSWORD };
  const { json } = await club.call('POST', '/api/auth/login', credentials);
  return formatAuthorization(json.token);
}

const listAnswers = () =>
  lines
    .map((line) => JSON.parse(line) as { route?: string; status?: number })
    .filter(({ route }) => route === '/api/live');

async function waitToPass(check: () => void): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    try {
      check();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  check();
}

test('COMFORT-64: the list’s tag comes at once, and again after each change', async () => {
  const events = await listen();
  expect(events.status).toBe(200);
  expect(events.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(events.headers.get('cache-control')).toBe('no-store');
  expect(events.headers.get('x-accel-buffering')).toBe('no');
  expect(await events.readNext()).toBe(await listTag());
  const changes = [
    () => club.call('POST', LIST, TOURNAMENT),
    () => club.call('PUT', `${LIST}/1`, { entryFee: 7 }),
    () => club.call('POST', `${LIST}/1/applications`, APPLICATION),
    () => club.call('DELETE', `${LIST}/1`),
    () => club.call('POST', `${LIST}/1/restore`),
  ];
  for (const change of changes) {
    expect((await change()).status).toBeLessThan(300);
    expect(await events.readNext()).toBe(await listTag());
  }
});

test('COMFORT-64: a change by another program is announced within two seconds', async () => {
  const events = await listen();
  await events.readNext();
  const since = performance.now();
  await sql`update tournaments set entry_fee = 7 where id = 1`.execute(club.database);
  expect(await events.readNext()).toBe(await listTag());
  expect(performance.now() - since).toBeLessThan(2_000);
});

test('COMFORT-64: a stream without a sign-in is refused', async () => {
  const refused = await listen(NOBODY);
  expect(refused.status).toBe(401);
  expect(JSON.parse(await refused.readRefusal())).toEqual({
    message: expect.stringMatching(/^[А-Я]/),
  });
  expect((await club.send({ method: 'HEAD', url: '/api/live' })).status).toBe(404);
});

describe('COMFORT-64: a session that ends', () => {
  test('COMFORT-64: by signing out ends its own stream, and no other', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const [events, others] = [await listen(mine), await listen(other)];
    await events.readNext();
    await others.readNext();
    await club.send({ method: 'POST', url: '/api/auth/logout', headers: { authorization: mine } });
    expect(await events.readNext()).toBeNull();
    await club.call('DELETE', `${LIST}/1`);
    expect(await others.readNext()).toBe(await listTag());
  });

  test('COMFORT-64: by another program ends its stream', async () => {
    const events = await listen(await signIn());
    await events.readNext();
    await createSessionRepository(club.database).endSessions(new Date(NOW).toISOString());
    expect(await events.readNext()).toBeNull();
  });

  test('COMFORT-64: by a new password ends a stream opened with name and password', async () => {
    const events = await listen();
    await events.readNext();
    const sessions = createSessionRepository(club.database);
    const { username } = (await sessions.findAdministrator())!;
    const passwordHash = await createQuickPasswords().hash('another-password');
    await sessions.changePassword({ username, passwordHash }, new Date(NOW).toISOString());
    expect(await events.readNext()).toBeNull();
  });

  test('COMFORT-64: by a sign-out without valid credentials ends no stream', async () => {
    const events = [await listen(), await listen(await signIn())];
    for (const { readNext: next } of events) await next();
    for (const headers of [{}, { authorization: NOBODY }]) {
      const logout = { method: 'POST', url: '/api/auth/logout', headers } as const;
      // Sent without the helper, which would add user name and password.
      expect((await club.app.inject(logout)).statusCode).toBe(401);
    }
    await club.call('DELETE', `${LIST}/1`);
    for (const { readNext: next } of events) expect(await next()).toBe(await listTag());
  });

  test('COMFORT-64: by its age ends its stream', async () => {
    const events = await listen(await signIn());
    await events.readNext();
    club.setNow(NOW + 86_400_001);
    expect(await events.readNext()).toBeNull();
  });
});

test('COMFORT-64: a session has four streams at most, until one of them is over', async () => {
  const session = await signIn();
  const open = [];
  for (let count = 0; count < 4; count++) open.push(await listen(session));
  const refused = await listen(session);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(JSON.parse(await refused.readRefusal())).toEqual({
    message: 'Слишком много открытых подключений. Повторите через минуту.',
  });
  expect((await listen(await signIn())).status).toBe(200);
  open[0]!.close();
  await waitToPass(() => expect(listAnswers()).toHaveLength(2));
  expect((await listen(session)).status).toBe(200);
});

test('COMFORT-64: a session is one however its header is spelt, and so is the pair', async () => {
  for (const header of [await signIn(), formatAuthorization(PASSWORD)]) {
    const [, encoded = ''] = header.split(' ');
    const spellings = [
      header,
      `basic ${encoded}`,
      `BASIC  ${encoded}`,
      `Basic ${encoded.replace(/=+$/, '')}`,
    ];
    for (const spelling of spellings) expect((await listen(spelling)).status).toBe(200);
    expect((await listen(`bAsIc ${encoded}`)).status).toBe(503);
  }
});

test('COMFORT-64, SCALE-3: while the database fails a stream stays open, and continues afterwards', async () => {
  const events = await listen();
  await events.readNext();
  await sql`alter table list_state rename to away`.execute(club.database);
  await waitToPass(() => expect(lines.join('')).toContain('changes not watched'));
  expect((await listen(await signIn())).status).toBe(500);
  await sql`alter table away rename to list_state`.execute(club.database);
  await club.call('DELETE', `${LIST}/1`);
  expect(await events.readNext()).toBe(await listTag());
});

test('COMFORT-64, TRUST-19: each stream is one line in the log, without its token', async () => {
  const session = await signIn();
  const events = await listen(session);
  await events.readNext();
  events.close();
  await waitToPass(() => expect(listAnswers()).toHaveLength(1));
  await listen(NOBODY);
  await waitToPass(() => expect(listAnswers()).toHaveLength(2));
  expect(listAnswers()).toMatchObject([
    { method: 'GET', status: 200, msg: 'request completed' },
    { method: 'GET', status: 401 },
  ]);
  expect(lines.join('')).not.toContain(session.slice('Basic '.length));
});

test('COMFORT-64, TRUST-29: the server’s stop ends every stream', async () => {
  const events = [await listen(), await listen(await signIn())];
  for (const { readNext: next } of events) await next();
  const since = performance.now();
  await club.app.close();
  for (const { readNext: next } of events) expect(await next()).toBeNull();
  expect(performance.now() - since).toBeLessThan(1_000);
});
