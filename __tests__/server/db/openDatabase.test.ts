import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrateSqlite } from '../../../src/server/db/sqlite/migrateSqlite';
import { assertSqliteVersion, openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { OperatorError } from '../../../src/server/lib/operatorError';
import { createTournamentRepository } from '../../../src/server/tournaments/tournamentRepository';
import { formatAuthorization, createTestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

const STAMP = { username: 'admin', at: new Date(NOW).toISOString() };
const getMode = (file: string) => statSync(file).mode & 0o777;
const createFilePath = () => path.join(createTemporaryFolder(), 'data', 'club.db');

describe('opening', () => {
  test.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    // SQLite would block the thread while it waits, so the driver itself waits (TRUST-28).
    ['busy_timeout', 0],
  ])('the pragma %s is %s', async (pragma, expected) => {
    const database = openSqliteDatabase(createFilePath());
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(
      database,
    );
    await database.destroy();
    expect(Object.values(rows[0]!)).toEqual([expected]);
  });

  test('the folder and the files are for their owner only', async () => {
    const file = createFilePath();
    const database = openSqliteDatabase(file);
    await createTournamentRepository(database).create(TOURNAMENT, STAMP);
    expect(getMode(path.dirname(file))).toBe(0o700);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(getMode(name)).toBe(0o600);
    await database.destroy();
  });

  test('every table is strict', async () => {
    const database = openSqliteDatabase(createFilePath());
    const { rows } = await sql<{ name: string; strict: number }>`
      select name, strict from pragma_table_list
      where schema = 'main' and name not like 'sqlite_%'`.execute(database);
    await database.destroy();
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'administrators',
      'applications',
      'calendar_address',
      'idempotency_keys',
      'list_state',
      'play_changes',
      'play_entries',
      'play_links',
      'player_invitations',
      'player_wishes',
      'players',
      'plays',
      'sessions',
      'sign_in_failures',
      'sign_ups',
      'tournament_history',
      'tournaments',
      'trash_clock',
      'usual_settings',
    ]);
    expect(rows.every(({ strict }) => strict === 1)).toBe(true);
  });

  test('a file that is no database is refused with its name', () => {
    const file = path.join(createTemporaryFolder(), 'club.db');
    writeFileSync(file, 'это не база данных, а текст'.repeat(50));
    expect(() => openSqliteDatabase(file)).toThrow(OperatorError);
    expect(() => openSqliteDatabase(file)).toThrow(`Базу данных ${file} не удалось подготовить`);
  });

  test('a folder that cannot be made is refused with the name of the file', () => {
    const inTheWay = path.join(createTemporaryFolder(), 'file');
    writeFileSync(inTheWay, '');
    expect(() => openSqliteDatabase(path.join(inTheWay, 'club.db'))).toThrow(/не удалось открыть/);
  });
});

test.each(['3.51.3', '3.51.10', '3.53.2', '4.0.0'])('SQLite %s will do', (version) => {
  expect(() => assertSqliteVersion(version)).not.toThrow();
});

test.each(['3.51.2', '3.50.9', '2.99.99'])('SQLite %s is refused', (version) => {
  expect(() => assertSqliteVersion(version)).toThrow(`SQLite ${version} слишком стар`);
});

describe('migrations', () => {
  const versionOf = (sqlite: Sqlite.Database) => sqlite.pragma('user_version', { simple: true });

  test('run once each, in their order', () => {
    const sqlite = new Sqlite(':memory:');
    migrateSqlite(sqlite, ['create table a (x)']);
    migrateSqlite(sqlite, [
      'create table a (x)',
      'alter table a add y',
      'insert into a values (1, 2)',
    ]);
    expect(versionOf(sqlite)).toBe(3);
    expect(sqlite.prepare('select * from a').all()).toEqual([{ x: 1, y: 2 }]);
  });

  test('TRUST-46: one that fails leaves nothing behind, not even of those before it', () => {
    const sqlite = new Sqlite(':memory:');
    const broken = 'create table b (x); insert into nowhere values (1)';
    expect(() => migrateSqlite(sqlite, ['create table a (x)', broken])).toThrow('nowhere');
    expect(versionOf(sqlite)).toBe(0);
    const tables = sqlite.prepare("select name from sqlite_master where type = 'table'");
    expect(tables.pluck().all()).toEqual([]);
  });

  test('a database newer than the program is refused and left as it is', () => {
    const file = createFilePath();
    void openSqliteDatabase(file);
    const sqlite = new Sqlite(file);
    sqlite.pragma('user_version = 99');
    sqlite.close();
    expect(() => openSqliteDatabase(file)).toThrow(OperatorError);
    expect(() => openSqliteDatabase(file)).toThrow(/База данных новее программы \(версия 99/);
    expect(existsSync(file)).toBe(true);
  });
});

test('a tournament survives a restart, and so does a session', async () => {
  const databaseFile = createFilePath();
  const first = await createTestApp({ now: NOW, databaseFile });
  await first.call('POST', '/api/tournaments', TOURNAMENT);
  const { json: before } = await first.call('GET', '/api/tournaments');
  const credentials = { username: 'admin', password: 'пароль' };
  const { json: session } = await first.call('POST', '/api/auth/login', credentials);
  await first.stop();

  const second = await createTestApp({ now: NOW, databaseFile });
  const { json: after } = await second.call('GET', '/api/tournaments');
  const { statusCode } = await second.app.inject({
    url: '/api/tournaments',
    headers: { authorization: formatAuthorization(session.token) },
  });
  await second.stop();
  expect(after).toEqual(before);
  expect(after).toHaveLength(1);
  expect(statusCode).toBe(200);
});

test('a tournament is in the file as soon as it is answered, whatever happens to the process', async () => {
  const databaseFile = createFilePath();
  const club = await createTestApp({ now: NOW, databaseFile });
  await club.call('POST', '/api/tournaments', TOURNAMENT);
  const other = new Sqlite(databaseFile, { readonly: true });
  expect(other.prepare('select count(*) from tournaments').pluck().get()).toBe(1);
  other.close();
  await club.stop();
});

test('text of any kind comes back as it was', async () => {
  const club = await createTestApp({ now: NOW });
  const name = 'О’Нил "Ё" \\ <b> 😀 \'--.';
  await club.call('POST', '/api/tournaments', { ...TOURNAMENT, organizerName: name });
  const { json } = await club.call('GET', '/api/tournaments');
  expect(json[0]!.organizer_name).toBe(name);
  await club.stop();
});
