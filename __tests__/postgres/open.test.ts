import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migratePostgres, POSTGRES_MIGRATIONS } from '../../src/server/db/postgres/migratePostgres';
import { connectPostgres, openPostgres } from '../../src/server/db/postgres/open';
import type { ClubDatabase } from '../../src/server/db/tables';
import { OperatorError } from '../../src/server/lib/operatorError';
import {
  ensureAdministrator,
  getInitialPasswordFile,
} from '../../src/server/sessions/firstAdministrator';
import { createSessionRepository } from '../../src/server/sessions/sessionRepository';
import { createFileCommands } from '../support/fileCommands';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  createQuickPasswords,
} from '../support/serverApp';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { NOW } from '../support/serverSamples';
import { createEmptyPostgres } from '../support/testDatabase';

let url: string;
beforeEach(async () => {
  url = await createEmptyPostgres();
});

const createCommands = () =>
  createFileCommands(
    path.join(createTemporaryFolder(), 'club.db'),
    { DATABASE_URL: url },
    // The session's time comes from the database's clock (SCALE-6).
    Date.now(),
  );

test('SCALE-1: servers that start at the same time make the tables once', async () => {
  const databases = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  const { rows } = await sql`SELECT version FROM schema_version`.execute(databases[0]!);
  expect(rows).toEqual([{ version: POSTGRES_MIGRATIONS.length }]);
  await Promise.all(databases.map((database) => database.destroy()));
});

test('SCALE-1: one of the servers that first start at once makes the administrator, with the password in the file', async () => {
  const databases = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  const dataFolder = createTemporaryFolder();
  const passwords = createQuickPasswords();
  const start = (database: ClubDatabase) =>
    ensureAdministrator(
      { username: 'admin', password: undefined, dataFolder },
      {
        sessions: createSessionRepository(database),
        passwords,
        clock: () => NOW,
        isTerminal: false,
      },
    );
  const notes = (await Promise.all(databases.map(start))).flat();
  const file = getInitialPasswordFile(dataFolder);
  expect(notes).toEqual([`Создан администратор admin. Пароль записан в файл ${file}`]);
  const { passwordHash } = (await createSessionRepository(databases[0]!).findAdministrator())!;
  expect(await passwords.isMatch(readFileSync(file, 'utf8').trim(), passwordHash)).toBe(true);
  await Promise.all(databases.map((database) => database.destroy()));
});

test('TRUST-15, SCALE-1: a database of an earlier schema is brought to the present one with its rows', async () => {
  const old = connectPostgres(url);
  await migratePostgres(old, POSTGRES_MIGRATIONS.slice(0, 1));
  await old
    .insertInto('administrators')
    .values({ username: 'admin', password_hash: 'x', created_at: 'y', updated_at: 'z' })
    .execute();
  await old.destroy();
  const database = await openPostgres(url);
  expect(await database.selectFrom('administrators').select('username').execute()).toEqual([
    { username: 'admin' },
  ]);
  expect(await database.selectFrom('calendar_address').selectAll().execute()).toEqual([]);
  await database.destroy();
});

test('SCALE-1: a database of a newer program is refused', async () => {
  const database = await openPostgres(url);
  await sql`UPDATE schema_version SET version = 99`.execute(database);
  await database.destroy();
  await expect(openPostgres(url)).rejects.toThrow(/База данных новее программы \(версия 99/);
});

test('SCALE-1: a database that is not in UTF-8 is refused, and doctor reports it', async () => {
  const { port } = new URL(url);
  const outside = connectPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`);
  const name = `${new URL(url).pathname.slice(1)}_latin`;
  await sql`CREATE DATABASE ${sql.id(name)} OWNER club TEMPLATE template0
    ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'`.execute(outside);
  await outside.destroy();
  const latin = url.replace(/[^/]+$/, name);
  await expect(openPostgres(latin)).rejects.toThrow(/в кодировке LATIN1, а нужна UTF8/);
  const file = path.join(createTemporaryFolder(), 'club.db');
  const { code, output } = await createFileCommands(file, { DATABASE_URL: latin }).runAdmin(
    'doctor',
  );
  expect(code).toBe(1);
  expect(output).toContain('в кодировке LATIN1');
});

test('SCALE-1: a database that does not answer is reported without its password', async () => {
  const nowhere = openPostgres('postgres://club:secret@127.0.0.1:1/club');
  await expect(nowhere).rejects.toThrow(OperatorError);
  await expect(nowhere).rejects.toThrow(/PostgreSQL не удалось открыть: она не отвечает/);
  await expect(nowhere).rejects.not.toThrow(/secret/);
});

test('SCALE-1: the history is append-only there as well', async () => {
  const club = await createTestApp({ now: NOW, databaseUrl: url, tournaments: [{}] });
  for (const statement of [
    sql`UPDATE tournament_history SET username = 'x'`,
    sql`DELETE FROM tournament_history`,
    sql`TRUNCATE tournament_history`,
  ]) {
    await expect(statement.execute(club.database)).rejects.toThrow(/append-only/);
  }
  await club.stop();
});

test('SCALE-3: while the database does not answer, requests are refused with 503, and succeed afterwards', async () => {
  const club = await createTestApp({ now: NOW, databaseUrl: url, tournaments: [{}] });
  const request = {
    url: '/api/tournaments/1',
    headers: { authorization: formatAuthorization(PASSWORD) },
  };
  expect((await club.app.inject(request)).statusCode).toBe(200);
  const name = new URL(url).pathname.slice(1);
  const outside = connectPostgres(url);
  // PostgreSQL ends each connection of the server, as a restart of PostgreSQL does.
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = ${name} AND pid <> pg_backend_pid()`.execute(outside);
  await outside.destroy();
  const answers = [];
  for (let time = 0; time < 20; time += 1) answers.push(await club.app.inject(request));
  expect(answers.at(-1)!.statusCode).toBe(200);
  for (const { statusCode, json } of answers.filter(({ statusCode: code }) => code !== 200)) {
    expect(statusCode).toBe(503);
    expect(json()).toEqual({
      message: 'База данных не отвечает. Повторите через несколько секунд.',
    });
  }
  await club.stop();
});

test('SCALE-1: doctor reports its state, and the commands for files refuse', async () => {
  const before = await createCommands().runAdmin('doctor');
  expect(before.output).toContain('PostgreSQL');
  expect(before.output).toContain('обновится при следующем запуске');
  const club = await createTestApp({ now: NOW, databaseUrl: url, tournaments: [{}, {}] });
  const { code, output } = await createCommands().runAdmin('doctor');
  expect(output).toContain(`✔ База той же версии, что и программа: ${POSTGRES_MIGRATIONS.length}`);
  expect(output).toContain('✔ В базе 2 турнира');
  expect(code).toBe(0);
  for (const command of ['backup', 'restore'] as const) {
    const refused = await createCommands()[command]('a.db');
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain('pg_dump');
  }
  await club.stop();
});
