import { rmSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../../src/domain/dates/durations';
import {
  createRestoreNoticeReader,
  saveRestoreNote,
} from '../../../src/server/backups/restoreNote';
import { readEnv } from '../../../src/server/env';
import { startServer } from '../../../src/server/start';
import { createBackedUpClub } from '../../support/backedUpClub';
import { alter } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { PASSWORD, createQuickPasswords, USERNAME } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const PROJECT = path.resolve(__dirname, '../../..');

async function signIn(file: string, now: number): Promise<string | undefined> {
  const server = await startServer({
    env: readEnv({ PORT: '0', DATABASE_URL: `file:${file}` }, PROJECT),
    projectFolder: PROJECT,
    consoleFolder: path.join(path.dirname(file), 'no-console'),
    clock: () => now,
    output: { write: () => true },
    log: { write: () => undefined },
    passwords: createQuickPasswords(),
  });
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: USERNAME, password: PASSWORD }),
  });
  await server.stop();
  expect(response.status).toBe(200);
  return ((await response.json()) as { notice?: string }).notice;
}

test('TRUST-74: the first sign-in after a restore has a notice of it, and others within a day', async () => {
  const { file } = await createBackedUpClub();
  expect(await signIn(file, NOW)).toBeUndefined();
  rmSync(file);
  await createFileCommands(file).restore('backup.db');
  const first = NOW + 5 * DAY_MS;
  const notice = await signIn(file, first);
  expect(notice).toMatch(
    /^01\.06\.2026 12:00 база восстановлена из копии: сделанного после неё в базе нет\. /,
  );
  expect(await signIn(file, first + DAY_MS / 2)).toBe(notice);
  expect(await signIn(file, first + 2 * DAY_MS)).toBeUndefined();
  expect(await signIn(file, first + DAY_MS)).toBeUndefined();
});

test.each([
  ['was changed since the backup', true, true],
  ['is the same as before', false, false],
])(
  'TRUST-86: after a restore whose password %s, the same notice says so: %s',
  async (_, isChanged, isTold) => {
    const { file } = await createBackedUpClub();
    if (isChanged) alter(file, "UPDATE administrators SET password_hash = 'another'");
    await createFileCommands(file).restore('backup.db');
    const notice = (await signIn(file, NOW))!;
    expect(notice.match(/база восстановлена/g)).toHaveLength(1);
    expect(notice.includes('Ссылки для записи')).toBe(true);
    expect(notice.includes('Пароль администратора — тот, что был при создании копии')).toBe(isTold);
  },
);

test('TRUST-86: an unknown last password is in the notice as well', async () => {
  const { file } = await createBackedUpClub();
  rmSync(file);
  await createFileCommands(file).restore('backup.db');
  expect(await signIn(file, NOW)).toContain('смените снова');
});

const withdrawn = { tournaments: 0, consents: 0, hasOldPassword: false };

test('TRUST-74: on PostgreSQL the note lies in the folder for backups', () => {
  const backupFolder = path.join(createTemporaryFolder(), 'backups');
  const places = { database: { url: 'postgres://club@db/club' }, backupFolder, timeZone: 'UTC' };
  expect(saveRestoreNote(places, withdrawn, NOW)).toBe('');
  expect(createRestoreNoticeReader(places, () => NOW)()).toContain('база восстановлена');
});

test('TRUST-74: a note that cannot be stored is printed, and one that cannot be read stops no sign-in', () => {
  const database = { file: path.join(createTemporaryFolder(), 'none/\0/club.db') };
  const places = { database, backupFolder: '/', timeZone: 'UTC' };
  expect(saveRestoreNote(places, withdrawn, NOW)).toMatch(
    /^При входе в консоль об этом сказано не будет/,
  );
  expect(createRestoreNoticeReader(places, () => NOW)()).toBeNull();
});
