import Sqlite from 'better-sqlite3';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCHEMA_VERSION } from '../../../src/server/db/sqlite/migrateSqlite';
import { lockDatabase } from '../../../src/server/db/sqlite/lock';
import { alter, readValue, damage } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { COUNT, REPLACED_DATABASE, createBackedUpClub } from '../../support/backedUpClub';

let file: string;
let folder: string;
let backup: string;
beforeEach(async () => {
  ({ file, folder, backup } = await createBackedUpClub());
});

test('TRUST-23: refused while a server runs', async () => {
  const lock = lockDatabase(file);
  const { code, errors } = await createFileCommands(file).restore(backup);
  lock.release();
  expect(code).toBe(1);
  expect(errors).toContain('уже работает сервер. Остановите его');
  expect(existsSync(path.join(folder, REPLACED_DATABASE))).toBe(false);
});

test('TRUST-23: refused while another program has the database open', async () => {
  const other = new Sqlite(file);
  other.prepare(COUNT).get();
  const { code, errors } = await createFileCommands(file).restore(backup);
  other.close();
  expect(code).toBe(1);
  expect(errors).toContain('открыта другой программой');
  expect(readValue(file, COUNT)).toBe(2);
});

describe('TRUST-22, TRUST-70: the database stays as it was where the file', () => {
  const changed = (statements: string) => (bad: string) => {
    copyFileSync(backup, bad);
    alter(bad, statements);
  };
  const cases: [string, (bad: string) => void, RegExp][] = [
    ['is not there', () => undefined, /Файла .*bad\.db нет/],
    ['is text', (bad) => writeFileSync(bad, 'текст'.repeat(500)), /это не база SQLite/],
    ['is empty', (bad) => writeFileSync(bad, ''), /не база данных этой программы/],
    [
      'is a database of another program',
      (bad) => alter(bad, 'create table music (title text); pragma user_version = 1'),
      /не база данных этой программы/,
    ],
    [
      'has our number and no tables but empty ones of our names',
      (bad) =>
        alter(
          bad,
          `create table administrators (a); create table applications (a);
           create table sessions (a); create table tournaments (a, deleted_at);
           create table calendar_address (a); pragma user_version = ${SCHEMA_VERSION}`,
        ),
      /устроена не так.*не хватает: .*отличается: .*таблица administrators/,
    ],
    [
      'has no history',
      changed('drop table tournament_history'),
      /не хватает: .*таблица tournament_history/,
    ],
    [
      'has lost a trigger',
      changed('drop trigger tournament_history_loses_nothing'),
      /\(не хватает: триггер tournament_history_loses_nothing\)/,
    ],
    [
      'has another trigger of the same name',
      changed(
        `drop trigger tournament_is_gone;
         create trigger tournament_is_gone after delete on tournaments begin select 1; end`,
      ),
      /\(отличается: триггер tournament_is_gone\)/,
    ],
    [
      'has a trigger of somebody else',
      changed('create trigger evil after insert on sessions begin delete from tournaments; end'),
      /\(лишнее: триггер evil\)/,
    ],
    [
      'has a column more',
      changed('alter table sessions add column secret text'),
      /\(отличается: таблица sessions\)/,
    ],
    [
      'was written by a newer program',
      (bad) => {
        copyFileSync(backup, bad);
        alter(bad, 'pragma user_version = 99');
      },
      /более новая программа \(версия 99/,
    ],
    [
      'is damaged',
      (bad) => {
        copyFileSync(backup, bad);
        damage(bad);
      },
      /поврежд/,
    ],
    [
      'was cut short',
      (bad) => writeFileSync(bad, readFileSync(backup).subarray(0, -5_000)),
      /поврежд/,
    ],
    [
      'has applications without their tournament',
      (bad) => {
        copyFileSync(backup, bad);
        alter(
          bad,
          `pragma foreign_keys = off; insert into applications
           (tournament_id, name, contact_phone, user_id, created_at) values (77, 'a', 'b', 1, 'c')`,
        );
      },
      /строки без своего турнира.*1/,
    ],
  ];

  test.each(cases)('%s', async (_, make, reason) => {
    make(path.join(folder, 'bad.db'));
    const before = readFileSync(file);
    const { code, output, errors } = await createFileCommands(file).restore('bad.db');
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(reason);
    expect(readFileSync(file).equals(before)).toBe(true);
    const left = readdirSync(folder).filter((name) => /partial|before-restore/.test(name));
    expect(left).toEqual([]);
  });
});

test.each([[[]], [['a.db', 'b.db']], [['']], [['-f']]])(
  'TRUST-22: wrong usage ends with 2: %j',
  async (args) => {
    const { code, errors } = await createFileCommands(file).restore(...args);
    expect(code).toBe(2);
    expect(errors).toMatch(/^Как вызвать: npm run restore/);
  },
);
