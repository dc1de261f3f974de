import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FORGOTTEN_FILE, readForgottenFile } from '../../../src/server/backups/forgottenFile';
import { scrubDatabase } from '../../../src/server/db/sqlite/scrubDatabase';
import { lockDatabase } from '../../../src/server/db/sqlite/lock';
import type { ClubDatabase } from '../../../src/server/db/tables';
import { openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { createForgettingFollowUp } from '../../../src/server/players/forgetting/forgettingFollowUp';
import { assignPlayersToEntries } from '../../../src/server/players/identity/assignPlayersToEntries';
import { createForgetting } from '../../../src/server/players/forgetting/forgetting';
import { readValue, createClubFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { APPLICATION } from '../../support/serverSamples';

const PHONE = '+7 (999) 555-44-33';
const NAME = 'Аполлинария Выдропужская';
const TRACES = ['Аполлинария', 'Выдропужск', 'аполлинария', 'выдропужск', '555-44-33', 'tg:canary'];
const AFTER = Date.parse('2026-06-25T09:00:00.000Z');
const getNow = () => AFTER;
const timeZone = 'Europe/Moscow';

/** Files whose bytes contain a trace of the person. */
const listFilesWithTraces = (file: string): string[] =>
  readdirSync(path.dirname(file))
    .filter((name) => name.startsWith(path.basename(file)))
    .filter((name) => {
      const bytes = readFileSync(path.join(path.dirname(file), name));
      return TRACES.some((trace) => bytes.includes(trace));
    });

let file: string;
let backupFolder: string;
beforeEach(async () => {
  const application = {
    ...APPLICATION,
    name: NAME,
    contactPhone: PHONE,
    userId: 'tg:canary',
  };
  const organizer = { organizerName: NAME, organizerPhone: PHONE };
  file = await createClubFile([{ applications: [application, {}] }, organizer]);
  backupFolder = path.join(path.dirname(file), 'backups');
});

const findPlayer = (database: ClubDatabase) =>
  database.selectFrom('players').select('id').where('phone', '=', PHONE).executeTakeFirstOrThrow();

async function forget(): Promise<string> {
  const database = openSqliteDatabase(file);
  const { id } = await findPlayer(database);
  const after = createForgettingFollowUp({
    database,
    backupFolder,
    databaseFile: file,
    scrub: async () => scrubDatabase(file),
  });
  await createForgetting({ database, clock: getNow, timeZone }).forget(id);
  await after();
  expect(listFilesWithTraces(file)).toEqual([]);
  await database.destroy();
  return id;
}

test('PLAYER-64, PLAYER-65, PLAYER-66: no file of the database holds a forgotten person, nor does an older backup that is put back', async () => {
  const { backup, restore } = createFileCommands(file, {}, AFTER);
  const copy = path.join(backupFolder, 'copy.db');
  expect((await backup(copy)).errors).toBe('');
  expect(listFilesWithTraces(copy)).toEqual(['copy.db']);
  const id = await forget();
  const list = path.join(backupFolder, FORGOTTEN_FILE);
  expect([...readForgottenFile(list)]).toEqual([[id, new Date(AFTER).toISOString()]]);
  const { code, output } = await restore(copy);
  expect(code).toBe(0);
  expect(output).toContain('Забыты снова: 1 игрок.');
  expect(listFilesWithTraces(file)).toEqual([]);
  expect(readValue(file, "select group_concat(name, ', ') from applications")).toBe(
    'Игрок, Пётр Ершов',
  );
});

test('PLAYER-64: a clock that was ahead when another was forgotten keeps no player in the file', async () => {
  let now = Date.parse('2031-01-01T00:00:00.000Z');
  const database = openSqliteDatabase(file);
  await assignPlayersToEntries(database, getNow);
  const players = await database.selectFrom('players').select('id').execute();
  const rewritten: number[] = [];
  const after = createForgettingFollowUp({
    ...{ database, backupFolder, databaseFile: file },
    scrub: async () => void rewritten.push(now),
  });
  const { forget: forgetOne } = createForgetting({ database, clock: () => now, timeZone });
  for (const { id } of players) {
    await forgetOne(id);
    await after();
    await after();
    now = AFTER;
  }
  await database.destroy();
  expect(rewritten).toEqual([Date.parse('2031-01-01T00:00:00.000Z'), AFTER]);
});

test('PLAYER-66: a command forgets the listed players in a database that was put back by other means', async () => {
  const { backup, restore } = createFileCommands(file, {}, AFTER);
  const copy = path.join(backupFolder, 'copy.db');
  await backup(copy);
  await forget();
  // A relative path in the command's argument refers to the caller's folder.
  const { runAdmin: admin } = createFileCommands(file, {}, AFTER, backupFolder);
  copyFileSync(copy, file);
  expect(readValue(file, "select count(*) from applications where name like 'Апол%'")).toBe(1);
  const { output, errors } = await admin('forget-again', FORGOTTEN_FILE);
  expect({ output, errors }).toEqual({
    output: 'Забытых игроков в списке: 1, в базе нашлось и забыто снова: 1.\n',
    errors: '',
  });
  expect((await admin('scrub')).output).toBe('Файл базы переписан: удалённого в нём нет.\n');
  const live = path.basename(file);
  expect(
    listFilesWithTraces(file).filter((name) => !name.includes('before-restore')),
  ).not.toContain(live);
  expect((await admin('forget-again', 'none.txt')).code).toBe(1);
  expect((await restore('none.db')).code).toBe(1);
});

test('PLAYER-64, PLAYER-65: the file holds no forgotten player while the folder of backups is gone, and the list is completed afterwards', async () => {
  const { backup, runAdmin: admin } = createFileCommands(file, {}, AFTER);
  await backup();
  rmSync(backupFolder, { recursive: true });
  writeFileSync(backupFolder, 'a disk that is not there');
  const database = openSqliteDatabase(file);
  const lock = lockDatabase(file);
  const { id } = await findPlayer(database);
  const after = createForgettingFollowUp({
    ...{ database, backupFolder, databaseFile: file },
    scrub: async () => scrubDatabase(file),
  });
  await createForgetting({ database, clock: getNow, timeZone }).forget(id);
  const UNSCRUBBED = '✘ В файле базы могли остаться следы забытых игроков';
  const UNLISTED =
    /✘ В списке .*forgotten-players\.txt нет 1 забытого игрока: старая копия вернёт их/;
  expect((await admin('doctor')).output).toContain(UNSCRUBBED);
  await expect(after()).rejects.toThrow('backups');
  expect(listFilesWithTraces(file)).toEqual([]);
  const { output } = await admin('doctor');
  expect(output).not.toContain('следы забытых');
  expect(output).toMatch(UNLISTED);

  rmSync(backupFolder);
  await after();
  expect([...readForgottenFile(path.join(backupFolder, FORGOTTEN_FILE)).keys()]).toEqual([id]);
  expect((await admin('doctor')).output).not.toMatch(/забытого|забытых/);
  lock.release();
  await database.destroy();
});
