import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashToken } from '../../../src/server/sessions/tokens';
import { createFileCommands } from '../../support/fileCommands';
import { holdLock } from '../../support/holdLock';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  USERNAME,
  type TestApp,
} from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const TURN_MS = 5;

let club: TestApp;
let databaseFile: string;
let lines: string[];
beforeEach(async () => {
  // Tests advance the retry timers and the locks' clock.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });
  lines = [];
  databaseFile = path.join(createTemporaryFolder(), 'club.db');
  const onLogLine = (line: string) => lines.push(line);
  club = await createTestApp({ now: NOW, databaseFile, onLogLine });
});
afterEach(async () => {
  jest.useRealTimers();
  await club.stop();
});

const runPragma = (text: string) => sql`pragma ${sql.raw(text)}`.execute(club.database);
const runAdmin = (command: string, now = NOW) =>
  createFileCommands(databaseFile, {}, now).runAdmin(command);

/** Advances the clock second by second until the condition is true. The program repeats delayed writes each second. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    jest.advanceTimersByTime(1_000);
    await wait(TURN_MS);
  }
}

/** Sends a request and advances the clock past its lock wait. */
async function inject(request: InjectOptions, { app } = club) {
  let isAnswered = false;
  const answer = app.inject(request).finally(() => (isAnswered = true));
  await until(() => isAnswered);
  return answer;
}

async function signIn(password = PASSWORD, remoteAddress = '192.0.2.1') {
  const payload = { username: USERNAME, password };
  const response = await inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
  return { status: response.statusCode, token: response.json<{ token: string }>().token };
}

const signOut = async (token: string) => {
  const headers = { authorization: formatAuthorization(token) };
  return (await inject({ method: 'POST', url: '/api/auth/logout', headers })).statusCode;
};

async function readStatus(token: string, asked = club): Promise<number> {
  const headers = { authorization: formatAuthorization(token) };
  return (await inject({ url: '/api/tournaments', headers }, asked)).statusCode;
}

const isStored = async (token: string) => {
  const rows = await club.database.selectFrom('sessions').select('token_hash').execute();
  return rows.some((row) => row.token_hash === hashToken(token));
};
const listStoredFailures = async () =>
  (await club.database.selectFrom('sign_in_failures').select('failures').execute()).map(
    ({ failures }) => failures,
  );

const isFull = (insert: Promise<unknown>): Promise<boolean> =>
  insert.then(
    () => false,
    () => true,
  );

/** Fills the database and the free space in its pages. Returns a function that frees space. */
async function fillDisk(): Promise<() => Promise<unknown>> {
  const { database } = club;
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await runPragma(`max_page_count = ${rows[0]!.page_count}`);
  let count = 0;
  const session = (text: string) =>
    database
      .insertInto('sessions')
      .values({ token_hash: text, username: USERNAME, signed_in_at: NOW });
  const failure = (text: string) =>
    database
      .insertInto('sign_in_failures')
      .values({ address: text, instants: '[]', failures: 9, last_at: NOW });
  for (const insert of [session, failure]) {
    for (const length of [1_000, 100, 10, 3]) {
      while (!(await isFull(insert(`${count++}`.padEnd(length)).execute())));
    }
  }
  return () => runPragma('max_page_count = 1000000');
}

/** States in which the database cannot be written; each returns a function that ends the state. */
const TROUBLES: [string, () => Promise<() => Promise<unknown>>][] = [
  ['on a full disk', fillDisk],
  [
    'that cannot be written',
    async () => {
      await runPragma('query_only = on');
      return () => runPragma('query_only = off');
    },
  ],
  ['that another program holds', async () => (await holdLock(databaseFile)).release],
];

describe.each(TROUBLES)('with a database %s', (_, begin) => {
  test('TRUST-60: failed sign-ins count at once, and are stored when that is possible', async () => {
    await signIn('wrong');
    const end = await begin();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn('wrong')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    expect((await signIn()).status).toBe(429);
    expect((await signIn(PASSWORD, '192.0.2.2')).status).toBe(200);
    expect(lines.join('')).toContain('sign-ins are held in memory');
    await end();
    await until(async () => (await listStoredFailures()).includes(5));
    expect((await signIn()).status).toBe(429);
  });

  test('TRUST-60: a sign-in starts a session, and a sign-out ends it', async () => {
    const { token: before } = await signIn();
    const end = await begin();
    const { status, token } = await signIn();
    expect(status).toBe(200);
    expect(await signOut(before)).toBe(204);
    expect([await readStatus(token), await readStatus(before)]).toEqual([200, 401]);
    expect(lines.join('')).toContain('sign-ins are held in memory');
    await end();
    await until(async () => (await isStored(token)) && !(await isStored(before)));
    expect([await readStatus(token), await readStatus(before)]).toEqual([200, 401]);
    const restarted = await createTestApp({ now: NOW, databaseFile });
    expect(await readStatus(token, restarted)).toBe(200);
    expect(await readStatus(before, restarted)).toBe(401);
    await restarted.stop();
  });
});

describe('while sign-ins are held in memory', () => {
  beforeEach(() => runPragma('query_only = on'));

  test('TRUST-60: a success forgets the failures, and later ones count from zero', async () => {
    for (let time = 0; time < 4; time += 1) await signIn('wrong');
    expect((await signIn()).status).toBe(200);
    for (let time = 0; time < 4; time += 1) await signIn('wrong');
    expect((await signIn()).status).toBe(200);
    await runPragma('query_only = off');
    await signIn('wrong');
    await until(async () => (await listStoredFailures()).join() === '1');
  });

  test('TRUST-60: a session that was never stored ends like any other', async () => {
    const { token } = await signIn();
    expect(await signOut(token)).toBe(204);
    expect(await readStatus(token)).toBe(401);
    await runPragma('query_only = off');
    const { token: next } = await signIn();
    await until(() => isStored(next));
    expect(await isStored(token)).toBe(false);
    expect([await readStatus(token), await readStatus(next)]).toEqual([401, 200]);
  });

  test('TRUST-31, TRUST-60: logout-all ends them', async () => {
    const { token } = await signIn();
    expect((await runAdmin('logout-all', NOW + 1)).code).toBe(0);
    expect(await readStatus(token)).toBe(401);
    await runPragma('query_only = off');
    const { token: next } = await signIn();
    await until(() => isStored(next));
    expect(await readStatus(token)).toBe(401);
    expect(await isStored(token)).toBe(false);
  });

  test('TRUST-31, TRUST-60: unlock forgives them', async () => {
    for (let time = 0; time < 5; time += 1) await signIn('wrong');
    expect((await signIn()).status).toBe(429);
    club.setNow(NOW + 2);
    expect((await runAdmin('unlock', NOW + 1)).code).toBe(0);
    expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  test('TRUST-60: delayed writes are stored when the server ends', async () => {
    const { token } = await signIn();
    for (let time = 0; time < 5; time += 1) await signIn('wrong');
    await runPragma('query_only = off');
    await club.app.close();
    expect([await isStored(token), await listStoredFailures()]).toEqual([true, [5]]);
  });

  test('TRUST-60: the refusal by the database is logged once, without a token', async () => {
    const { token } = await signIn();
    await signIn();
    const told = lines.filter((line) => line.includes('sign-ins are held in memory'));
    expect(told).toHaveLength(1);
    expect(lines.join('')).not.toContain(token);
  });
});
