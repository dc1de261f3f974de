import Sqlite from 'better-sqlite3';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrateSqlite, SQLITE_MIGRATIONS } from '../../../src/server/db/sqlite/migrateSqlite';
import { openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { validateSqliteSchema } from '../../../src/server/db/sqlite/sqliteSchemaCheck';
import { OperatorError } from '../../../src/server/lib/operatorError';
import { alter, createClubFile, createOldFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { getFixturePath } from '../../support/schemaFixture';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';

const schemas = SQLITE_MIGRATIONS.map((_, index) => index + 1);

function findReason(file: string): string | null {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    return validateSqliteSchema(sqlite);
  } finally {
    sqlite.close();
  }
}

test.each(schemas)(
  'TRUST-70: a database that a program of schema %i has left is ours',
  (schema) => {
    expect(findReason(getFixturePath(schema))).toBeNull();
  },
);

test.each(schemas)(
  'TRUST-70: one of schema %i with an additional statement is not ours',
  (schema) => {
    const sqlite = new Sqlite(':memory:');
    migrateSqlite(sqlite, SQLITE_MIGRATIONS.slice(0, schema));
    sqlite.exec('alter table tournaments add column more text');
    expect(validateSqliteSchema(sqlite)).toBe(
      `она устроена не так, как база версии ${schema} (отличается: таблица tournaments)`,
    );
  },
);

test('TRUST-70: other objects next to our tables do not count', async () => {
  const file = await createClubFile();
  alter(
    file,
    `create table _replication (position); create view coming as select * from tournaments;
     create index own on tournaments (organizer_name); analyze;
     create trigger own_trigger after insert on _replication begin select 1; end`,
  );
  expect(findReason(file)).toBeNull();
  alter(file, 'create unique index once on tournaments (date)');
  expect(findReason(file)).toContain('(лишнее: индекс once)');
});

describe('TRUST-70: a start', () => {
  const foreign = (version: number) => {
    const file = path.join(createTemporaryFolder(), 'club.db');
    alter(file, `create table music (title text); pragma user_version = ${version}`);
    return file;
  };

  test.each([0, 1, SQLITE_MIGRATIONS.length])(
    'on a database of another program with the number %i is refused, and nothing is written',
    (version) => {
      const file = foreign(version);
      const before = readFileSync(file);
      expect(() => openSqliteDatabase(file)).toThrow(OperatorError);
      expect(() => openSqliteDatabase(file)).toThrow(
        /^База данных \S+club\.db не подходит: .*(таблица music|не хватает).*DATABASE_URL/,
      );
      expect(readFileSync(file).equals(before)).toBe(true);
      expect(readdirSync(path.dirname(file))).toEqual(['club.db']);
    },
  );

  test('on our own that has lost a trigger is refused, and an older one is neither copied nor migrated', () => {
    const file = path.join(createTemporaryFolder(), 'club.db');
    createOldFile(2, file);
    alter(file, 'drop trigger tournament_history_only_grows');
    let copies = 0;
    expect(() => openSqliteDatabase(file, { onBeforeMigration: () => (copies += 1) })).toThrow(
      'не хватает: триггер tournament_history_only_grows',
    );
    expect(copies).toBe(0);
  });

  test('on an empty file makes a new database', async () => {
    const file = path.join(createTemporaryFolder(), 'club.db');
    alter(file, 'pragma user_version = 0');
    await openSqliteDatabase(file).destroy();
    expect(findReason(file)).toBeNull();
  });
});

test('TRUST-70: such a database is not backed up, and doctor says what differs', async () => {
  const file = await createClubFile();
  alter(file, 'drop table tournament_history');
  const { backup, runAdmin: admin } = createFileCommands(file);
  const copy = await backup('copy.db');
  expect(copy.code).toBe(1);
  expect(copy.errors).toMatch(/Копия copy\.db не сделана: .*таблица tournament_history/);
  expect(readdirSync(path.dirname(file))).not.toContain('copy.db');
  const { code, output } = await admin('doctor');
  expect(code).toBe(1);
  expect(output).toMatch(/База не подходит: .*не хватает: .*таблица tournament_history/);
});

test('TRUST-70: such a database is not copied to another one', async () => {
  const file = await createClubFile();
  const other = path.join(createTemporaryFolder(), 'other.db');
  copyFileSync(file, other);
  alter(other, 'drop trigger tournament_is_gone');
  const { code, errors } = await createFileCommands(file).runAdmin(
    ...['copy', '--from', `file:${other}`, '--to', `file:${other}.new`],
  );
  expect(code).toBe(1);
  expect(errors).toMatch(/^Копировать неоткуда: .*триггер tournament_is_gone/);
});
