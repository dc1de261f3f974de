import Sqlite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyClub } from '../../src/server/db/copying/copy';
import { SqliteClubDialect } from '../../src/server/db/sqlite/dialect';
import { lockDatabase } from '../../src/server/db/sqlite/lock';
import { openSqliteDatabase } from '../../src/server/db/sqlite/open';
import { connectPostgres, openPostgres } from '../../src/server/db/postgres/open';
import type { Tables } from '../../src/server/db/tables';
import { openFaultProxy, type FaultProxy } from '../support/faultProxy';
import { createFileCommands } from '../support/fileCommands';
import { fillClub } from '../support/fillClub';
import { createTestApp } from '../support/serverApp';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { APPLICATION, NOW, TOURNAMENT } from '../support/serverSamples';
import { createEmptyPostgres } from '../support/testDatabase';

let databaseFile: string;
let url: string;
beforeEach(async () => {
  databaseFile = path.join(createTemporaryFolder(), 'club.db');
  url = await createEmptyPostgres();
});

const copy = (from: string, to: string) =>
  createFileCommands(databaseFile).runAdmin('copy', '--from', from, '--to', to);

const FILLED = '4 турнира, 2 заявки, 6 записей истории';

async function readAnswers(options: { databaseFile: string } | { databaseUrl: string }) {
  const club = await createTestApp({ now: NOW, ...options });
  const get = async (place: string) => (await club.call('GET', place)).json;
  const answers = {
    list: await get('/api/tournaments'),
    trash: await get('/api/trash'),
    histories: await Promise.all([1, 2, 3, 4].map((id) => get(`/api/tournaments/${id}/history`))),
  };
  await club.stop();
  return answers;
}

test('SCALE-4: a club goes from a file to PostgreSQL and back, row by row', async () => {
  await fillClub(databaseFile);
  const before = await readAnswers({ databaseFile });
  expect(before.list).toHaveLength(3);
  expect(await copy(`file:${databaseFile}`, url)).toMatchObject({
    code: 0,
    output: `Перенесено и сверено: ${FILLED}.\n`,
  });
  expect(await readAnswers({ databaseUrl: url })).toEqual(before);

  const back = path.join(createTemporaryFolder(), 'back.db');
  expect((await copy(url, `file:${back}`)).code).toBe(0);
  expect(await readAnswers({ databaseFile: back })).toEqual(before);
});

test('SCALE-4: ids continue, and the id of a removed tournament is not reused', async () => {
  await fillClub(databaseFile);
  await openSqliteDatabase(databaseFile).destroy();
  await copy(`file:${databaseFile}`, url);
  const club = await createTestApp({ now: NOW, databaseUrl: url });
  expect((await club.call('POST', '/api/tournaments', TOURNAMENT)).json.id).toBe(5);
  const applied = await club.call('POST', '/api/tournaments/5/applications', APPLICATION);
  expect(applied.json.id).toBe(3);
  // The copied triggers work: the list contains the application.
  expect((await club.call('GET', '/api/tournaments')).json[3]?.applications).toHaveLength(1);
  await club.stop();
});

test('SCALE-4: nothing is written where there are data already', async () => {
  await fillClub(databaseFile);
  await copy(`file:${databaseFile}`, url);
  const club = await createTestApp({ now: NOW, databaseUrl: url });
  await club.call('POST', '/api/tournaments', TOURNAMENT);
  await club.stop();
  const before = await readAnswers({ databaseUrl: url });
  expect(await copy(`file:${databaseFile}`, url)).toMatchObject({
    code: 1,
    errors: 'Куда копировать, уже есть данные: нужна пустая база.\n',
  });
  expect(await readAnswers({ databaseUrl: url })).toEqual(before);
});

test('SCALE-4: a copy that is there already is found so, row by row, and not made again', async () => {
  await fillClub(databaseFile);
  await copy(`file:${databaseFile}`, url);
  expect(await copy(`file:${databaseFile}`, url)).toMatchObject({
    code: 0,
    output: `Всё уже на месте и сверено: ${FILLED}.\n`,
  });
});

test('SCALE-4: a database is not copied to itself', async () => {
  const { code, errors } = await copy(url, url);
  expect({ code, errors }).toEqual({ code: 1, errors: '--from и --to — одна и та же база.\n' });
});

test('SCALE-4: a file that a server works on is not copied', async () => {
  await fillClub(databaseFile);
  const lock = lockDatabase(databaseFile);
  try {
    const { code, errors } = await copy(`file:${databaseFile}`, url);
    expect(code).toBe(1);
    expect(errors).toContain('уже работает сервер');
  } finally {
    lock.release();
  }
});

test('SCALE-4: from a file that is not there nothing is copied, and nothing is made', async () => {
  const mistyped = path.join(createTemporaryFolder(), 'typo', 'clubb.db');
  const { code, output, errors } = await copy(`file:${mistyped}`, `file:${databaseFile}`);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toBe(`Копировать неоткуда: файла ${mistyped} нет. Проверьте --from.\n`);
  expect(existsSync(path.dirname(mistyped))).toBe(false);
  expect(readdirSync(path.dirname(databaseFile))).toEqual([]);
});

test('SCALE-4: a file that is no club’s stays as it is', async () => {
  const folder = createTemporaryFolder();
  const file = path.join(folder, 'empty.db');
  writeFileSync(file, '');
  const { code, errors } = await copy(`file:${file}`, url);
  expect(code).toBe(1);
  expect(errors).toContain('Копировать неоткуда: это не база данных этой программы');
  expect(readdirSync(folder)).toEqual(['empty.db']);
});

test('SCALE-4: a PostgreSQL database without a club gets no tables', async () => {
  const { code, errors } = await copy(url, `file:${databaseFile}`);
  expect(code).toBe(1);
  expect(errors).toContain('Копировать неоткуда: в этой базе PostgreSQL клуба нет');
  const database = connectPostgres(url);
  const tables = sql`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`;
  expect((await tables.execute(database)).rows).toEqual([]);
  await database.destroy();
  expect(existsSync(databaseFile)).toBe(false);
});

test('SCALE-4: a database on which no server was ever started is not copied', async () => {
  await (await openPostgres(url)).destroy();
  const { code, errors } = await copy(url, `file:${databaseFile}`);
  expect(code).toBe(1);
  expect(errors).toContain('Копировать нечего: сервер с этой базой ещё не запускали');
  expect(existsSync(databaseFile)).toBe(false);
});

/** A database whose connection breaks at the commit. */
class LostAtItsEnd extends SqliteClubDialect {
  override createDriver() {
    const commitTransaction = () => Promise.reject(new Error('lost'));
    return Object.assign(super.createDriver(), { commitTransaction });
  }
}

test('SCALE-4: where the source is lost at its end nothing is stored, and a second try is good', async () => {
  await fillClub(databaseFile);
  const source = new Kysely<Tables>({ dialect: new LostAtItsEnd(new Sqlite(databaseFile)) });
  const target = await openPostgres(url);
  await expect(copyClub(source, target)).rejects.toThrow('lost');
  await Promise.all([source.destroy(), target.destroy()]);
  expect(await copy(`file:${databaseFile}`, url)).toMatchObject({ code: 0, errors: '' });
});

let proxy: FaultProxy | undefined;
afterEach(async () => {
  await proxy?.close();
  proxy = undefined;
});

/**
 * Address of a proxy that cuts the connection at the end of the copy: before the commit arrives, or before its
 * response.
 */
async function openLossyRoad(lost: 'word' | 'answer', outage: number): Promise<string> {
  const place = new URL(url);
  let stage: 'before' | 'writing' | 'ending' | 'lost' = 'before';
  const lose = () => {
    stage = 'lost';
    proxy?.setMode('cut');
    setTimeout(() => proxy?.setMode('open'), outage).unref();
  };
  proxy = await openFaultProxy(Number(place.port), (bytes, isAnswer) => {
    if (stage === 'before' && bytes.includes('insert into "administrators"')) stage = 'writing';
    if (stage === 'ending' && isAnswer) lose();
    if (stage !== 'writing' || !bytes.includes('commit\0')) return;
    if (lost === 'word') lose();
    else stage = 'ending';
  });
  place.port = String(proxy.port);
  return place.href;
}

test('SCALE-4: a copy that is stored is found to be so when the answer was lost', async () => {
  await fillClub(databaseFile);
  const before = await readAnswers({ databaseFile });
  const lossy = await openLossyRoad('answer', 1_500);
  expect(await copy(`file:${databaseFile}`, lossy)).toEqual({
    code: 0,
    output: `Всё уже на месте и сверено: ${FILLED}.\n`,
    errors: '',
  });
  expect(await readAnswers({ databaseUrl: url })).toEqual(before);
});

test('SCALE-4: where the connection was lost before the copy was stored it says so, and a second try is good', async () => {
  await fillClub(databaseFile);
  const lossy = await openLossyRoad('word', 0);
  const { code, errors } = await copy(`file:${databaseFile}`, lossy);
  expect(code).toBe(1);
  expect(errors).toMatch(/^Связь с базой прервалась: .*Ничего не записано, повторите\.\n$/);
  expect(await copy(`file:${databaseFile}`, lossy)).toMatchObject({ code: 0, errors: '' });
});

test('SCALE-4: where it cannot be checked that the copy is stored it says so, and a second try finds it', async () => {
  await fillClub(databaseFile);
  const lossy = await openLossyRoad('answer', 60_000);
  const { code, errors } = await copy(`file:${databaseFile}`, lossy);
  expect(code).toBe(1);
  expect(errors).toMatch(/^Связь с базой прервалась: .*Записан ли клуб, узнать не удалось: /);
  proxy?.setMode('open');
  expect((await copy(`file:${databaseFile}`, lossy)).output).toMatch(/^Всё уже на месте и сверено/);
});

test('SCALE-4: a wrong call explains the right one', async () => {
  const { code, errors } = await createFileCommands(databaseFile).runAdmin(
    'copy',
    '--from',
    'file:a.db',
  );
  expect(code).toBe(2);
  expect(errors).toContain('copy --from ОТКУДА --to КУДА');
  const wrong = await copy('mysql://club:secret@host/club', url);
  expect(wrong.code).toBe(1);
  expect(wrong.errors).toContain('--from: нужен файл SQLite');
  expect(wrong.errors).not.toContain('secret');
});
