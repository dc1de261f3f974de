import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alter, readValue, damage, createClubFile, createOldFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { createTestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

const NAME = 'club-20260601-120000.db';

test('TRUST-20: a backup lies under its time in the folder for backups, and says what it holds', async () => {
  const file = await createClubFile([{ applications: [{}, {}] }, {}]);
  const { code, output, errors } = await createFileCommands(file).backup();
  const backup = path.join(path.dirname(file), 'backups', NAME);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toBe(`Копия сделана и проверена: ${backup}\nВ ней 2 турнира, 2 заявки.\n`);
  expect(readdirSync(path.dirname(backup))).toEqual([NAME]);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(backup)).mode & 0o777).toBe(0o700);
});

test('TRUST-20: a running server keeps running, and what it has answered is in the backup', async () => {
  const databaseFile = path.join(createTemporaryFolder(), 'club.db');
  const club = await createTestApp({ now: NOW, databaseFile });
  await club.call('POST', '/api/tournaments', TOURNAMENT);
  expect((await createFileCommands(databaseFile).backup('a.db')).code).toBe(0);
  expect((await club.call('POST', '/api/tournaments', TOURNAMENT)).status).toBe(201);
  await club.stop();
  const backup = path.join(path.dirname(databaseFile), 'a.db');
  expect(readValue(backup, 'select count(*) from tournaments')).toBe(1);
  expect(readValue(databaseFile, 'select count(*) from tournaments')).toBe(2);
});

test('TRUST-20: the trash is counted apart', async () => {
  const file = await createClubFile([{}, {}, {}]);
  alter(file, "update tournaments set deleted_at = '2026-05-30T09:00:00.000Z' where id = 1");
  const { output } = await createFileCommands(file).backup();
  expect(output).toContain('В ней 2 турнира, 0 заявок; в корзине 1 турнир.');
});

test('TRUST-20: BACKUP_DIR is used where it is set, and a database of an older program will do', async () => {
  const folder = createTemporaryFolder();
  const file = path.join(folder, 'club.db');
  createOldFile(1, file);
  const { code } = await createFileCommands(file, { BACKUP_DIR: 'usb/club' }).backup();
  expect(code).toBe(0);
  const backup = path.join(folder, 'usb/club', NAME);
  expect(readValue(backup, 'select user_version from pragma_user_version')).toBe(1);
  expect(readValue(file, 'select user_version from pragma_user_version')).toBe(1);
});

test('TRUST-20: a file that is there is never overwritten', async () => {
  const file = await createClubFile();
  const taken = path.join(path.dirname(file), 'taken.db');
  writeFileSync(taken, 'важное');
  const { code, output, errors } = await createFileCommands(file).backup('taken.db');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain(`Файл ${taken} уже есть`);
  expect(statSync(taken).size).toBe(Buffer.byteLength('важное'));
});

test.each(['-wal', '-journal'])(
  'TRUST-20: where a log (%s) of another database lies next to the name, there is no backup that it would spoil',
  async (side) => {
    const file = await createClubFile();
    const left = path.join(path.dirname(file), `copy.db${side}`);
    writeFileSync(left, 'журнал');
    const { code, errors } = await createFileCommands(file).backup('copy.db');
    expect(code).toBe(1);
    expect(errors).toContain(`Файл ${left} уже есть`);
    expect(existsSync(path.join(path.dirname(file), 'copy.db'))).toBe(false);
  },
);

test('TRUST-20: a damaged database gives no backup, and leaves nothing half-made behind', async () => {
  const file = await createClubFile();
  damage(file);
  const { code, errors } = await createFileCommands(file).backup('copy.db');
  expect(code).toBe(1);
  expect(errors).toMatch(/Копия copy\.db не сделана: .*поврежд/);
  expect(readdirSync(path.dirname(file)).filter((name) => name.startsWith('copy'))).toEqual([]);
});

test.each([
  ['no database', (folder: string) => path.join(folder, 'club.db')],
  [
    'a folder in its place',
    (folder: string) => {
      mkdirSync(path.join(folder, 'folder.db'));
      return path.join(folder, 'folder.db');
    },
  ],
])('TRUST-20: fails with 1 where there is %s', async (_, place) => {
  const { code, errors } = await createFileCommands(place(createTemporaryFolder())).backup(
    'copy.db',
  );
  expect(code).toBe(1);
  expect(errors).toMatch(/^Копия copy\.db не сделана: /);
});

test.each([[['a.db', 'b.db']], [['']], [['--fast']]])(
  'TRUST-20: wrong usage ends with 2: %j',
  async (args) => {
    const { code, output, errors } = await createFileCommands('/nowhere/club.db').backup(...args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^Как вызвать: npm run backup/);
  },
);
