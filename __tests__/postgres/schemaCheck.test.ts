import { sql } from 'kysely';
import path from 'node:path';
import { migratePostgres, POSTGRES_MIGRATIONS } from '../../src/server/db/postgres/migratePostgres';
import { connectPostgres, openPostgres } from '../../src/server/db/postgres/open';
import { validatePostgresSchema } from '../../src/server/db/postgres/postgresSchemaCheck';
import { createFileCommands } from '../support/fileCommands';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { createEmptyPostgres } from '../support/testDatabase';

let url: string;
beforeEach(async () => {
  url = await createEmptyPostgres();
});

async function run(...statements: string[]): Promise<void> {
  const database = connectPostgres(url);
  for (const statement of statements) await sql.raw(statement).execute(database);
  await database.destroy();
}

const listTables = async (): Promise<string[]> => {
  const database = connectPostgres(url);
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' ORDER BY 1`.execute(
    database,
  );
  await database.destroy();
  return rows.map(({ name }) => name);
};

test.each(POSTGRES_MIGRATIONS.map((_, index) => index + 1))(
  'TRUST-70: a database made by the first %i steps of migration is recognised as ours',
  async (steps) => {
    const database = connectPostgres(url);
    await migratePostgres(database, POSTGRES_MIGRATIONS.slice(0, steps));
    expect(await validatePostgresSchema(database, POSTGRES_MIGRATIONS)).toBeNull();
    await database.destroy();
  },
);

test.each([
  [
    'a table of our name',
    'CREATE TABLE sessions (id integer)',
    /уже есть чужое .*таблица sessions/,
  ],
  ['another schema_version', 'CREATE TABLE schema_version (at text)', /schema_version в ней чужая/],
  [
    'our number and nothing else',
    'CREATE TABLE schema_version AS SELECT 1 AS version',
    /не хватает: .*таблица tournament_history/,
  ],
])('TRUST-70: a database with %s is refused as it is', async (_, statement, reason) => {
  await run(statement);
  const before = await listTables();
  await expect(openPostgres(url)).rejects.toThrow(/^База PostgreSQL не подходит: /);
  await expect(openPostgres(url)).rejects.toThrow(reason);
  expect(await listTables()).toEqual(before);
});

test('TRUST-70: other tables may exist next to ours', async () => {
  await run('CREATE TABLE music (title text)');
  await (await openPostgres(url)).destroy();
  await (await openPostgres(url)).destroy();
  expect(await listTables()).toEqual(expect.arrayContaining(['music', 'tournaments']));
});

test('TRUST-70: our own without a trigger, or with one switched off, is refused, and doctor says so', async () => {
  await (await openPostgres(url)).destroy();
  await run(
    'DROP TRIGGER tournament_is_gone ON tournaments',
    'ALTER TABLE tournaments DISABLE TRIGGER tournament_is_new',
  );
  const missing = 'в ней не хватает: триггер tournament_is_new, триггер tournament_is_gone';
  await expect(openPostgres(url)).rejects.toThrow(missing);
  const file = path.join(createTemporaryFolder(), 'club.db');
  const { code, output } = await createFileCommands(file, { DATABASE_URL: url }).runAdmin('doctor');
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(missing) });
  const copy = await createFileCommands(file).runAdmin(
    'copy',
    '--from',
    url,
    '--to',
    `file:${file}`,
  );
  expect(copy.errors).toContain(`Копировать неоткуда: ${missing}`);
});
