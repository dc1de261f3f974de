import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import path from 'node:path';
import { findDatabaseErrorProblem } from '../../../src/server/plugins/databaseProblems';
import { createSessionRepository } from '../../../src/server/sessions/sessionRepository';
import { createTestApp, USERNAME, type TestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { APPLICATION, NOW, TOURNAMENT } from '../../support/serverSamples';

let club: TestApp;
let databaseFile: string;
const logLines: string[] = [];
beforeEach(async () => {
  logLines.length = 0;
  databaseFile = path.join(createTemporaryFolder(), 'club.db');
  const onLogLine = (line: string) => logLines.push(line);
  club = await createTestApp({ now: NOW, databaseFile, tournaments: [{}], onLogLine });
});
afterEach(() => club.stop());

const runPragma = (text: string) => sql`pragma ${sql.raw(text)}`.execute(club.database);

/** Every write that a console or a player can send. */
const WRITES: [string, () => Promise<{ status: number; json: { message: string } }>][] = [
  ['a new tournament', () => club.call('POST', '/api/tournaments', TOURNAMENT)],
  ['a change', () => club.call('PUT', '/api/tournaments/1', { organizerName: 'я'.repeat(50) })],
  ['a deletion', () => club.call('DELETE', '/api/tournaments/1')],
  ['an application', () => club.call('POST', '/api/tournaments/1/applications', APPLICATION)],
];

async function expectReadsGoOn() {
  const { status, json } = await club.call('GET', '/api/tournaments');
  expect({ status, count: json.length }).toEqual({ status: 200, count: 1 });
  expect((await club.app.inject('/api/health')).statusCode).toBe(200);
}

async function expectWritesResume() {
  expect((await club.call('POST', '/api/tournaments', TOURNAMENT)).status).toBe(201);
  expect((await club.call('GET', '/api/tournaments')).json).toHaveLength(2);
}

describe('a full disk', () => {
  async function fill() {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(club.database);
    await runPragma(`max_page_count = ${rows[0]!.page_count}`);
    // Free space in the database's last pages is used up first.
    for (let refused = 0; refused < 3;) {
      const { status } = await club.call('POST', '/api/tournaments', TOURNAMENT);
      refused = status === 507 ? refused + 1 : 0;
    }
  }

  test('TRUST-26: a write is answered 507 in Russian, reads continue, writes resume', async () => {
    await fill();
    const { status, json } = await club.call('POST', '/api/tournaments', TOURNAMENT);
    expect(status).toBe(507);
    expect(json.message).toMatch(/^На диске сервера нет места, поэтому ничего не сохранено/);
    const before = (await club.call('GET', '/api/tournaments')).json.length;
    expect((await club.app.inject('/api/health')).statusCode).toBe(200);
    expect(logLines.join('')).toContain('SQLITE_FULL');
    await runPragma('max_page_count = 1000000');
    expect((await club.call('POST', '/api/tournaments', TOURNAMENT)).status).toBe(201);
    expect((await club.call('GET', '/api/tournaments')).json).toHaveLength(before + 1);
  });

  test('TRUST-26: a transaction that SQLite itself has rolled back tells the reason', async () => {
    await fill();
    const sessions = createSessionRepository(club.database);
    const administrator = { username: USERNAME, passwordHash: 'x'.repeat(20_000) };
    await expect(sessions.changePassword(administrator, '')).rejects.toMatchObject({
      code: 'SQLITE_FULL',
    });
    expect((await sessions.findAdministrator())?.passwordHash).not.toContain('xxx');
  });
});

describe('a database that cannot be written', () => {
  test.each(WRITES)(
    'TRUST-26: %s is answered 503, reads continue, writes resume',
    async (_, write) => {
      await runPragma('query_only = on');
      const { status, json } = await write();
      expect(status).toBe(503);
      expect(json.message).toMatch(/^Сервер не может записать базу данных/);
      await expectReadsGoOn();
      await runPragma('query_only = off');
      await expectWritesResume();
    },
  );
});

test.each([
  ['SQLITE_FULL', 507],
  ['SQLITE_IOERR_WRITE', 503],
  ['SQLITE_READONLY_DBMOVED', 503],
  ['SQLITE_BUSY_SNAPSHOT', 503],
  ['SQLITE_CORRUPT', 500],
])('TRUST-26, TRUST-28: %s is answered %d', (code, status) => {
  const problem = findDatabaseErrorProblem(new Sqlite.SqliteError('internals', code));
  expect(problem?.statusCode).toBe(status);
  expect(problem?.message).not.toContain('internals');
});

test.each([
  ...['EADDRNOTAVAIL', 'EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH'],
  ...['ENETDOWN', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', '08006', '55000', '57P03'],
])('SCALE-3: %s, where no database answers, is answered 503', (code) => {
  const problem = findDatabaseErrorProblem(Object.assign(new Error('internals'), { code }));
  expect(problem?.statusCode).toBe(503);
  expect(problem?.message).toMatch(/^База данных не отвечает/);
});

test('any other error is none of these', () => {
  expect(
    findDatabaseErrorProblem(new Sqlite.SqliteError('no such table', 'SQLITE_ERROR')),
  ).toBeNull();
  expect(findDatabaseErrorProblem(Object.assign(new Error('x'), { code: 'EACCES' }))).toBeNull();
});
