import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openClubDatabase } from '../../../src/server/backups/openClubDatabase';
import {
  readLastBackupFailure,
  createDailyBackups,
  type RunBackup,
} from '../../../src/server/backups/dailyBackups';
import {
  computeBackupStampDistance,
  formatBackupStamp,
} from '../../../src/server/backups/backupNames';
import { createBackup } from '../../../src/server/db/sqlite/backup';
import { SCHEMA_VERSION } from '../../../src/server/db/sqlite/migrateSqlite';
import { createLogger } from '../../../src/server/lib/logger';
import { readValue, createClubFile, createOldFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const DAILY_BACKUPS_KEPT = 14;

const HOUR = 3_600_000;
const ZONE = 'Europe/Moscow';

let databaseFile: string;
let folder: string;
let now: number;
const log: string[] = [];
beforeEach(async () => {
  databaseFile = await createClubFile();
  folder = path.join(path.dirname(databaseFile), 'backups');
  now = NOW;
  log.length = 0;
});

const makeDaily = (work: RunBackup = async (target) => void createBackup(databaseFile, target)) =>
  createDailyBackups({
    databaseFile,
    folder,
    timeZone: ZONE,
    clock: () => now,
    backUp: work,
    log: createLogger({ write: (line) => log.push(line) }),
  });

const listNames = () => readdirSync(folder).sort();

test('TRUST-21: the first is made at once, the next when the newest is a day old', async () => {
  const daily = makeDaily();
  await daily.runIfDue();
  expect(listNames()).toEqual(['club-20260601-120000-daily.db']);
  now += 24 * HOUR - 1_000;
  await daily.runIfDue();
  expect(listNames()).toHaveLength(1);
  now += 1_000;
  await daily.runIfDue();
  expect(listNames()).toHaveLength(2);
  expect(log.join('')).toContain('"file":"club-20260602-120000-daily.db"');
});

test('TRUST-21: fourteen are kept, and nothing else in the folder is touched', async () => {
  mkdirSync(folder);
  const others = ['club-20250101-000000.db', 'club-20250101-000000-before-schema-2.db', 'мой.db'];
  for (const name of others) writeFileSync(path.join(folder, name), '');
  const daily = makeDaily();
  for (let day = 0; day < 17; day += 1) {
    await daily.runIfDue();
    now += 24 * HOUR;
  }
  const kept = listNames().filter((name) => name.endsWith('-daily.db'));
  expect(kept).toHaveLength(14);
  expect(kept[0]).toBe('club-20260604-120000-daily.db');
  expect(listNames()).toEqual(expect.arrayContaining(others));
});

test('TRUST-21: one that a wrong clock dated ahead does not stop the next', async () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'club-20310101-000000-daily.db'), '');
  await makeDaily().runIfDue();
  expect(listNames()).toContain('club-20260601-120000-daily.db');
});

test('TRUST-21: as many as are kept, dated ahead, do not push out the one just made', async () => {
  mkdirSync(folder);
  for (let day = 10; day < 10 + DAILY_BACKUPS_KEPT; day += 1) {
    writeFileSync(path.join(folder, `club-203101${day}-000000-daily.db`), '');
  }
  await makeDaily().runIfDue();
  expect(listNames()).toContain('club-20260601-120000-daily.db');
});

test('TRUST-21: a failure is logged and kept for doctor until one succeeds', async () => {
  const broken = makeDaily(() => Promise.reject(new Error('на диске нет места')));
  await broken.runIfDue();
  expect(readLastBackupFailure(databaseFile)).toBe('2026-06-01T09:00:00.000Z на диске нет места');
  expect(log.join('')).toContain('daily backup failed');
  await makeDaily().runIfDue();
  expect(readLastBackupFailure(databaseFile)).toBeNull();
});

test('TRUST-21: a leftover that cannot be removed prevents no backup, and is reported', async () => {
  const leftover = path.join(folder, 'club-20260101-000000.db.partial-ab');
  mkdirSync(leftover, { recursive: true });
  utimesSync(leftover, 0, 0);
  await makeDaily().runIfDue();
  expect(listNames()).toContain('club-20260601-120000-daily.db');
  expect(readLastBackupFailure(databaseFile)).toContain('partial-ab');
});

const UNUSABLE_FOLDERS: [string, () => void, string][] = [
  ['is a file', () => writeFileSync(folder, ''), 'это не папка'],
  ['is a link that leads to a file', () => symlinkSync(databaseFile, folder), 'это не папка'],
  ['is a link that leads nowhere', () => symlinkSync(`${folder}-gone`, folder), 'не удалось'],
];

test.each(UNUSABLE_FOLDERS)(
  'TRUST-21: a folder that %s is logged, reported by doctor and tried again',
  async (_, spoil, reason) => {
    const daily = makeDaily();
    spoil();
    await daily.runIfDue();
    await daily.runIfDue();
    expect(readLastBackupFailure(databaseFile)).toContain(reason);
    expect(log.filter((line) => line.includes('daily backup failed'))).toHaveLength(2);
    const { code, output } = await createFileCommands(databaseFile).runAdmin('doctor');
    expect(code).toBe(1);
    expect(output).toMatch(/^✘ Ежедневная копия не получилась: /m);
    rmSync(folder);
    await daily.runIfDue();
    expect(listNames()).toEqual(['club-20260601-120000-daily.db']);
    expect(readLastBackupFailure(databaseFile)).toBeNull();
    await daily.stop();
  },
);

test('TRUST-21: a folder that a file replaces while a backup is made is logged and tried again', async () => {
  let isFirst = true;
  const daily = makeDaily(async (target) => {
    if (isFirst) writeFileSync(folder, '');
    isFirst = false;
    createBackup(databaseFile, target);
  });
  await daily.runIfDue();
  expect(readLastBackupFailure(databaseFile)).toContain('папку');
  rmSync(folder);
  await daily.runIfDue();
  expect(listNames()).toEqual(['club-20260601-120000-daily.db']);
});

test('TRUST-21: stopping ends one under way, without a failure and without a rest', async () => {
  const daily = makeDaily(
    (target, signal) =>
      new Promise((_, reject) => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(`${target}.partial-1`, '');
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  daily.start();
  const running = daily.runIfDue();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(listNames()).toHaveLength(1);
  await daily.stop();
  await running;
  expect(listNames()).toEqual([]);
  expect(readLastBackupFailure(databaseFile)).toBeNull();
});

test('TRUST-21: a half-made backup of a killed process is removed an hour later', async () => {
  mkdirSync(folder);
  const old = 'club-20260531-120000-daily.db.partial-0a1b';
  const fresh = 'club-x.db.partial-0a1b';
  const ahead = 'club-20310101-000000-daily.db.partial-0a1b';
  for (const name of [old, fresh, ahead]) writeFileSync(path.join(folder, name), '');
  const longAgo = Date.now() / 1_000 - 3_700;
  utimesSync(path.join(folder, old), longAgo, longAgo);
  // This backup was written while the clock was ahead.
  const later = Date.now() / 1_000 + 365 * 24 * 3_600;
  utimesSync(path.join(folder, ahead), later, later);
  await makeDaily().runIfDue();
  expect(listNames()).toEqual(['club-20260601-120000-daily.db', fresh]);
});

describe('TRUST-24: before an existing database is migrated', () => {
  const open = (file: string) =>
    openClubDatabase({ database: { file }, backupFolder: folder, timeZone: ZONE }, () => now);
  async function openAndClose(file: string): Promise<void> {
    const database = await open(file);
    await database.destroy();
  }

  test('it is backed up under the name of the new schema', async () => {
    const old = path.join(createTemporaryFolder(), 'old.db');
    createOldFile(1, old);
    await openAndClose(old);
    expect(listNames()).toEqual([`club-20260601-120000-before-schema-${SCHEMA_VERSION}.db`]);
    const version = 'select user_version from pragma_user_version';
    expect(readValue(path.join(folder, listNames()[0]!), version)).toBe(1);
    expect(readValue(old, version)).toBe(SCHEMA_VERSION);
  });

  test('a second backup within the same second does not stop the start', async () => {
    for (let time = 0; time < 2; time += 1) {
      const old = path.join(createTemporaryFolder(), 'old.db');
      createOldFile(1, old);
      await openAndClose(old);
    }
    expect(listNames()).toHaveLength(2);
  });

  test('the newest three backups for a schema are kept', async () => {
    for (let time = 0; time < 5; time += 1) {
      const old = path.join(createTemporaryFolder(), `${time}.db`);
      createOldFile(1, old);
      await openAndClose(old);
      now += HOUR;
    }
    expect(listNames()).toHaveLength(3);
    expect(listNames()[0]).toContain('140000');
  });

  test('the backup just made is kept, also where a clock was ahead of it as often', async () => {
    const old = path.join(createTemporaryFolder(), 'old.db');
    createOldFile(1, old);
    mkdirSync(folder);
    for (const hour of ['13', '14', '15']) {
      const name = `club-20260601-${hour}0000-before-schema-${SCHEMA_VERSION}.db`;
      writeFileSync(path.join(folder, name), '');
    }
    await openAndClose(old);
    expect(listNames().map((name) => name.slice(14, 16))).toEqual(['12', '14', '15']);
  });

  test('where that fails, nothing is migrated', async () => {
    const old = path.join(createTemporaryFolder(), 'old.db');
    createOldFile(1, old);
    writeFileSync(folder, 'a file in the way');
    await expect(open(old)).rejects.toThrow(
      /^База не обновлена, потому что её не удалось скопировать/,
    );
    expect(readValue(old, 'select user_version from pragma_user_version')).toBe(1);
  });

  test('a new database and one up to date need none', async () => {
    await openAndClose(path.join(createTemporaryFolder(), 'new.db'));
    await openAndClose(databaseFile);
    expect(readdirSync(path.dirname(databaseFile))).not.toContain('backups');
  });
});

test.each([
  ['2026-06-01T20:59:59.999Z', 'Europe/Moscow', '20260601-235959'],
  ['2026-12-31T21:00:00.000Z', 'Europe/Moscow', '20270101-000000'],
  ['2026-06-01T00:00:00.000Z', 'Asia/Vladivostok', '20260601-100000'],
])('the stamp of %s in %s is %s', (instant, zone, stamp) => {
  expect(formatBackupStamp(Date.parse(instant), zone)).toBe(stamp);
});

test('stamps tell how far they are apart, over the end of a month too', () => {
  expect(computeBackupStampDistance('20260228-235959', '20260301-000000')).toBe(1_000);
  expect(computeBackupStampDistance('20260602-000000', '20260601-000000')).toBe(-24 * HOUR);
});
