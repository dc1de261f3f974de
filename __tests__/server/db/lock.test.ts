import { linkSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createBackup } from '../../../src/server/db/sqlite/backup';
import { isDatabaseLocked, lockDatabase } from '../../../src/server/db/sqlite/lock';
import { openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { OperatorError } from '../../../src/server/lib/operatorError';
import { createClubFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';

test('TRUST-25: a database has one server at a time, and the second is told what to do', async () => {
  const file = await createClubFile();
  const lock = lockDatabase(file);
  expect(isDatabaseLocked(file)).toBe(true);
  expect(() => lockDatabase(file)).toThrow(OperatorError);
  expect(() => lockDatabase(file)).toThrow(/уже работает сервер. Остановите его .*DATABASE_URL/);
  lock.release();
  expect(isDatabaseLocked(file)).toBe(false);
  lockDatabase(file).release();
});

test('TRUST-25: a database is locked by whatever path it is opened', async () => {
  const file = await createClubFile();
  const folder = createTemporaryFolder();
  symlinkSync(path.dirname(file), path.join(folder, 'data'));
  symlinkSync(file, path.join(folder, 'other.db'));
  const lock = lockDatabase(file);
  expect(() => lockDatabase(path.join(folder, 'data/club.db'))).toThrow(OperatorError);
  expect(() => lockDatabase(path.join(folder, 'other.db'))).toThrow(OperatorError);
  lock.release();
});

test('TRUST-25: looking whether a server runs neither disturbs it nor leaves anything', async () => {
  const file = await createClubFile();
  expect(isDatabaseLocked(file)).toBe(false);
  expect(readdirSync(path.dirname(file))).toEqual(['club.db']);
  const lock = lockDatabase(file);
  for (let time = 0; time < 20; time += 1) isDatabaseLocked(file);
  expect(() => lockDatabase(file)).toThrow(OperatorError);
  lock.release();
  expect(readdirSync(path.dirname(file))).toEqual(['club.db', 'club.db.lock']);
});

test('TRUST-25: a database that is not there yet is locked in its new folder', () => {
  const file = path.join(createTemporaryFolder(), 'new/club.db');
  const lock = lockDatabase(file);
  expect(isDatabaseLocked(file)).toBe(true);
  lock.release();
});

test('TRUST-25, TRUST-23: a link to a database that is not there yet is a name of the same database', async () => {
  const place = path.join(createTemporaryFolder(), 'club.db');
  const link = path.join(createTemporaryFolder(), 'link.db');
  symlinkSync(path.relative(path.dirname(link), place), link);
  const lock = lockDatabase(link);
  await openSqliteDatabase(link).destroy();
  for (const name of [link, place]) expect(() => lockDatabase(name)).toThrow(OperatorError);
  lock.release();
  expect(statSync(place).mode & 0o777).toBe(0o600);
  const backup = await createClubFile();
  rmSync(place);
  expect(await createFileCommands(link).restore(backup)).toMatchObject({ code: 0 });
  expect(readlinkSync(link)).toContain('club.db');
});

test('TRUST-25: links that lead in a circle are refused', () => {
  const file = path.join(createTemporaryFolder(), 'club.db');
  symlinkSync(file, file);
  expect(() => lockDatabase(file)).toThrow(OperatorError);
});

test('TRUST-25: a database with a hard link is refused under both names, until that is gone', async () => {
  const file = await createClubFile();
  const lock = lockDatabase(file);
  const other = path.join(createTemporaryFolder(), 'other.db');
  linkSync(file, other);
  for (const name of [other, file]) {
    expect(() => lockDatabase(name)).toThrow(/ещё одно имя \(жёсткая ссылка\)/);
    expect(() => openSqliteDatabase(name)).toThrow(OperatorError);
    expect(() => createBackup(name, `${name}.copy`)).toThrow(/ещё одно имя/);
  }
  lock.release();
  const { restore, runAdmin: admin } = createFileCommands(file);
  expect(await restore(other)).toMatchObject({ code: 1, errors: expect.stringContaining('имя') });
  const to = `file:${path.join(path.dirname(other), 'new.db')}`;
  expect((await admin('copy', '--from', `file:${other}`, '--to', to)).errors).toContain('имя');
  expect((await admin('doctor')).output).toMatch(/^✘ У файла базы есть ещё одно имя/m);
  rmSync(other);
  lockDatabase(file).release();
});

test('TRUST-25: a backup onto a hard link of the database is refused', async () => {
  const file = await createClubFile();
  const other = `${file}.link`;
  linkSync(file, other);
  expect(await createFileCommands(file).backup(other)).toMatchObject({ code: 1 });
  expect(statSync(file).ino).toBe(statSync(other).ino);
});

test('TRUST-23: a database that a killed restore keeps is no second name', async () => {
  const file = await createClubFile();
  linkSync(file, `${file}.before-restore-20260601-120000`);
  lockDatabase(file).release();
});

test('a lock that cannot be made is refused in Russian', async () => {
  const file = await createClubFile();
  linkSync(file, `${file}.locked`);
  expect(() => lockDatabase(path.join(file, 'club.db'))).toThrow(/не удалось занять/);
});
