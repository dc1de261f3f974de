import Sqlite from 'better-sqlite3';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { alter, readValue, damage, createOldFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { formatAuthorization, createTestApp, PASSWORD, USERNAME } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';
import { COUNT, REPLACED_DATABASE, createBackedUpClub } from '../../support/backedUpClub';

let file: string;
let folder: string;
let backup: string;
beforeEach(async () => {
  ({ file, folder, backup } = await createBackedUpClub());
});

test('TRUST-22, TRUST-23: the backup takes the place of the database, which is kept', async () => {
  alter(file, 'delete from tournaments where id = 1');
  const { code, output, errors } = await createFileCommands(file).restore('backup.db');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain('База восстановлена: в ней 2 турнира, 0 заявок.');
  expect(output).toContain(`Прежняя база: ${path.join(folder, REPLACED_DATABASE)}`);
  expect(readValue(file, COUNT)).toBe(2);
  expect(readValue(path.join(folder, REPLACED_DATABASE), COUNT)).toBe(1);
  expect(readValue(backup, COUNT)).toBe(2);
  const names = ['backup.db', 'club.db', REPLACED_DATABASE, 'club.db.lock', 'club.db.restored'];
  expect(readdirSync(folder).sort()).toEqual(names);
});

test('TRUST-22: the database is for its owner only, whatever the backup’s permissions', async () => {
  chmodSync(backup, 0o644);
  expect((await createFileCommands(file).restore(backup)).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('TRUST-23: the database that is kept has what a killed server left in its log', async () => {
  const live = new Sqlite(file);
  live.pragma('wal_autocheckpoint = 0');
  live.exec('delete from tournaments');
  const copies = ['', '-wal', '-shm'].map(
    (side) => [file + side, `${folder}/left${side}`] as const,
  );
  for (const [from, to] of copies) copyFileSync(from, to);
  live.close();
  for (const [to, from] of copies) copyFileSync(from, to);
  expect((await createFileCommands(file).restore(backup)).code).toBe(0);
  expect(readValue(path.join(folder, REPLACED_DATABASE), COUNT)).toBe(0);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(readValue(file, COUNT)).toBe(2);
});

test('TRUST-23: a damaged database is kept as it is, with its log', async () => {
  damage(file);
  writeFileSync(`${file}-wal`, 'журнал');
  const before = readFileSync(file);
  expect((await createFileCommands(file).restore(backup)).code).toBe(0);
  expect(readFileSync(path.join(folder, REPLACED_DATABASE)).equals(before)).toBe(true);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(readValue(file, COUNT)).toBe(2);
});

test.each([
  ['WAL', '-wal'],
  ['DELETE', '-journal'],
])(
  'TRUST-22: a killed server’s rest in mode %s of a database that is gone changes nothing in the backup',
  async (mode, side) => {
    const live = new Sqlite(file);
    live.pragma(`journal_mode = ${mode}`);
    live.pragma('cache_size = 2');
    live.exec('begin; update tournaments set organizer_name = hex(zeroblob(200000))');
    live.exec('delete from tournaments');
    if (side === '-wal') live.exec('commit');
    copyFileSync(file + side, `${folder}/left`);
    if (live.inTransaction) live.exec('rollback');
    live.close();
    rmSync(file);
    renameSync(`${folder}/left`, file + side);
    const { code, errors } = await createFileCommands(file).restore(backup);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const sqlite = new Sqlite(file);
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(sqlite.prepare(COUNT).pluck().get()).toBe(2);
    sqlite.close();
    expect(readdirSync(folder)).toContain(REPLACED_DATABASE + side);
  },
);

test('TRUST-23: where the name is a link, the file it leads to is replaced', async () => {
  const link = path.join(folder, 'link.db');
  symlinkSync(file, link);
  alter(file, 'delete from tournaments');
  expect((await createFileCommands(link).restore(backup)).code).toBe(0);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readValue(file, COUNT)).toBe(2);
  expect(existsSync(path.join(folder, REPLACED_DATABASE))).toBe(true);
});

test('TRUST-22: a new machine has no database to keep', async () => {
  const fresh = path.join(folder, 'new/club.db');
  const { code, output } = await createFileCommands(fresh).restore(backup);
  expect(code).toBe(0);
  expect(output).not.toContain('Прежняя база');
  expect(readValue(fresh, COUNT)).toBe(2);
});

test('TRUST-22: a backup that an older program made is fine, and so is a copy with its log', async () => {
  createOldFile(1, path.join(folder, 'old.db'));
  expect((await createFileCommands(file).restore('old.db')).code).toBe(0);
  expect(readValue(file, 'select user_version from pragma_user_version')).toBe(1);
});

test('TRUST-23: sessions of the backup do not come back to life, the password does', async () => {
  const club = await createTestApp({ now: NOW, databaseFile: file });
  const credentials = { username: USERNAME, password: PASSWORD };
  const { json } = await club.call('POST', '/api/auth/login', credentials);
  await createFileCommands(file).backup('with-session.db');
  await club.stop();
  await createFileCommands(file).restore('with-session.db');
  const restored = await createTestApp({ now: NOW, databaseFile: file });
  const statusWith = async (secret: string) =>
    (
      await restored.app.inject({
        url: '/api/tournaments',
        headers: { authorization: formatAuthorization(secret) },
      })
    ).statusCode;
  expect(await statusWith(json.token)).toBe(401);
  expect(await statusWith(PASSWORD)).toBe(200);
  await restored.stop();
});

test('TRUST-23, COMFORT-47: the calendar’s address of the backup does not come back to life', async () => {
  const club = await createTestApp({ now: NOW, databaseFile: file });
  await club.call('POST', '/api/calendar');
  await createFileCommands(file).backup('with-calendar.db');
  await club.stop();
  expect((await createFileCommands(file).restore('with-calendar.db')).code).toBe(0);
  expect(readValue(file, 'select count(*) from calendar_address')).toBe(0);
});
