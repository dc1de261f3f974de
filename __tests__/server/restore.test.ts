import Sqlite from 'better-sqlite3';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { SCHEMA_VERSION } from '../../src/server/db/sqlite/migrate';
import { lockDatabase } from '../../src/server/db/sqlite/lock';
import { alter, ask, damage, makeClubFile, makeOldFile } from '../support/clubFile';
import { commandsOn } from '../support/fileCommands';
import { basic, makeTestApp, PASSWORD, USERNAME } from '../support/serverApp';
import { NOW } from '../support/serverSamples';

const KEPT = 'club.db.before-restore-20260601-120000';
const COUNT = 'select count(*) from tournaments';

let file: string;
let folder: string;
let backup: string;
beforeEach(async () => {
  file = await makeClubFile([{}, {}]);
  folder = path.dirname(file);
  backup = path.join(folder, 'backup.db');
  await commandsOn(file).backup(backup);
});

test('TRUST-22, TRUST-23: the backup takes the place of the database, which is kept', async () => {
  alter(file, 'delete from tournaments where id = 1');
  const { code, output, errors } = await commandsOn(file).restore('backup.db');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain('База восстановлена: в ней 2 турнира, 0 заявок.');
  expect(output).toContain(`Прежняя база: ${path.join(folder, KEPT)}`);
  expect(ask(file, COUNT)).toBe(2);
  expect(ask(path.join(folder, KEPT), COUNT)).toBe(1);
  expect(ask(backup, COUNT)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['backup.db', 'club.db', KEPT, 'club.db.lock']);
});

test('TRUST-22: the database is for its owner only, whoever may read the backup', async () => {
  chmodSync(backup, 0o644);
  expect((await commandsOn(file).restore(backup)).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('TRUST-23: what a killed server left in its log is in the database that is kept', async () => {
  const live = new Sqlite(file);
  live.pragma('wal_autocheckpoint = 0');
  live.exec('delete from tournaments');
  const copies = ['', '-wal', '-shm'].map(
    (side) => [file + side, `${folder}/left${side}`] as const,
  );
  for (const [from, to] of copies) copyFileSync(from, to);
  live.close();
  for (const [to, from] of copies) copyFileSync(from, to);
  expect((await commandsOn(file).restore(backup)).code).toBe(0);
  expect(ask(path.join(folder, KEPT), COUNT)).toBe(0);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(ask(file, COUNT)).toBe(2);
});

test('TRUST-23: a damaged database is kept as it is, with its log', async () => {
  damage(file);
  writeFileSync(`${file}-wal`, 'журнал');
  const before = readFileSync(file);
  expect((await commandsOn(file).restore(backup)).code).toBe(0);
  expect(readFileSync(path.join(folder, KEPT)).equals(before)).toBe(true);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(ask(file, COUNT)).toBe(2);
});

test('TRUST-23: where the name is a link, the file it leads to is replaced', async () => {
  const link = path.join(folder, 'link.db');
  symlinkSync(file, link);
  alter(file, 'delete from tournaments');
  expect((await commandsOn(link).restore(backup)).code).toBe(0);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(ask(file, COUNT)).toBe(2);
  expect(existsSync(path.join(folder, KEPT))).toBe(true);
});

test('TRUST-22: a new machine has no database to keep', async () => {
  const fresh = path.join(folder, 'new/club.db');
  const { code, output } = await commandsOn(fresh).restore(backup);
  expect(code).toBe(0);
  expect(output).not.toContain('Прежняя база');
  expect(ask(fresh, COUNT)).toBe(2);
});

test('TRUST-22: a backup that an older program made is fine, and so is a copy with its log', async () => {
  makeOldFile(1, path.join(folder, 'old.db'));
  expect((await commandsOn(file).restore('old.db')).code).toBe(0);
  expect(ask(file, 'select user_version from pragma_user_version')).toBe(1);
});

test('TRUST-23: sessions of the backup do not come back to life, the password does', async () => {
  const club = await makeTestApp({ now: NOW, databaseFile: file });
  const credentials = { username: USERNAME, password: PASSWORD };
  const { json } = await club.call('POST', '/api/auth/login', credentials);
  await commandsOn(file).backup('with-session.db');
  await club.stop();
  await commandsOn(file).restore('with-session.db');
  const restored = await makeTestApp({ now: NOW, databaseFile: file });
  const statusWith = async (secret: string) =>
    (
      await restored.app.inject({
        url: '/api/tournaments',
        headers: { authorization: basic(secret) },
      })
    ).statusCode;
  expect(await statusWith(json.token)).toBe(401);
  expect(await statusWith(PASSWORD)).toBe(200);
  await restored.stop();
});

test('TRUST-23, COMFORT-47: the calendar’s address of the backup does not come back to life', async () => {
  const club = await makeTestApp({ now: NOW, databaseFile: file });
  await club.call('POST', '/api/calendar');
  await commandsOn(file).backup('with-calendar.db');
  await club.stop();
  expect((await commandsOn(file).restore('with-calendar.db')).code).toBe(0);
  expect(ask(file, 'select count(*) from calendar_address')).toBe(0);
});

test('TRUST-23: refused while a server runs', async () => {
  const lock = lockDatabase(file);
  const { code, errors } = await commandsOn(file).restore(backup);
  lock.release();
  expect(code).toBe(1);
  expect(errors).toContain('уже работает сервер. Остановите его');
  expect(existsSync(path.join(folder, KEPT))).toBe(false);
});

test('TRUST-23: refused while another program has the database open', async () => {
  const other = new Sqlite(file);
  other.prepare(COUNT).get();
  const { code, errors } = await commandsOn(file).restore(backup);
  other.close();
  expect(code).toBe(1);
  expect(errors).toContain('открыта другой программой');
  expect(ask(file, COUNT)).toBe(2);
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
    const { code, output, errors } = await commandsOn(file).restore('bad.db');
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
    const { code, errors } = await commandsOn(file).restore(...args);
    expect(code).toBe(2);
    expect(errors).toMatch(/^Как вызвать: npm run restore/);
  },
);
