import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MINUTE_MS } from '../../../src/domain/dates/durations';
import { watchDatabaseFile } from '../../../src/server/backups/watchDatabaseFile';
import { openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { createLogger } from '../../../src/server/lib/logger';
import { readEnv } from '../../../src/server/env';
import { startServer, type RunningServer } from '../../../src/server/start';
import { readValue, createClubFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import {
  formatAuthorization,
  PASSWORD,
  createQuickPasswords,
  USERNAME,
} from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

const PROJECT = path.resolve(__dirname, '../../..');
const LIST = '/api/tournaments';
const CALENDAR = '/api/calendar';

let folder: string;
let file: string;
let server: RunningServer;
let printed: string[];
let log: string[];
let authorization: string;

const call = (method: string, url: string, body?: object) =>
  fetch(server.url + url, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

beforeEach(async () => {
  folder = path.join(createTemporaryFolder(), 'data');
  file = path.join(folder, 'club.db');
  [printed, log] = [[], []];
  await createClubFile([{}], file);
  server = await startServer({
    env: readEnv({ PORT: '0', DATABASE_URL: `file:${file}` }, PROJECT),
    projectFolder: PROJECT,
    consoleFolder: path.join(folder, 'no-console'),
    clock: () => NOW,
    output: { write: (text) => printed.push(text) },
    log: { write: (line) => log.push(line) },
    passwords: createQuickPasswords(),
  });
  authorization = formatAuthorization(PASSWORD);
  const credentials = { username: USERNAME, password: PASSWORD };
  const { token } = (await (await call('POST', '/api/auth/login', credentials)).json()) as {
    token: string;
  };
  authorization = formatAuthorization(token);
  expect((await call('POST', LIST, { ...TOURNAMENT })).status).toBe(201);
});
afterEach(() => server.stop());

const getMovedPath = () => path.join(path.dirname(folder), 'moved');

test.each([
  ['the folder is deleted', () => rmSync(folder, { recursive: true })],
  ['the folder is moved away', () => renameSync(folder, getMovedPath())],
  ['the file is deleted', () => rmSync(file)],
  ['its log is deleted', () => rmSync(`${file}-wal`)],
  [
    'another file takes its place',
    () => {
      renameSync(file, getMovedPath());
      writeFileSync(file, '');
    },
  ],
])('TRUST-75: where %s nothing more is taken, all is readable, and it is saved', async (_, act) => {
  act();
  for (const [method, url, body] of [
    ['POST', LIST, { ...TOURNAMENT }],
    ['POST', CALENDAR, undefined],
    ['DELETE', `${LIST}/1`, undefined],
  ] as const) {
    const response = await call(method, url, body);
    const { message } = (await response.json()) as { message: string };
    expect([response.status, message]).toEqual([
      503,
      'Файл базы данных на сервере удалён или заменён, поэтому ничего не сохранено. ' +
        'Что делать, сказано в журнале сервера и в docs/operations.md.',
    ]);
  }
  expect((await (await call('GET', LIST)).json()) as unknown[]).toHaveLength(2);
  const backups = path.join(folder, 'backups');
  const [name, ...others] = readdirSync(backups);
  expect([name, others]).toEqual(['club-20260601-120000.db', []]);
  expect(printed.join('')).toContain(`npm run restore ${path.join(backups, name!)} -- --last`);
  expect(log.join('')).toContain('"level":60');
  expect(readValue(path.join(backups, name!), 'select count(*) from tournaments')).toBe(2);
  // These are the steps of the error text: stop, restore, start.
  await server.stop();
  const { code, errors } = await createFileCommands(file).restore(
    path.join(backups, name!),
    '--last',
  );
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(readValue(file, 'select count(*) from tournaments')).toBe(2);
});

test('TRUST-75: writing continues once the file is back at its path', async () => {
  renameSync(folder, getMovedPath());
  expect((await call('POST', LIST, { ...TOURNAMENT })).status).toBe(503);
  rmSync(folder, { recursive: true, force: true });
  renameSync(getMovedPath(), folder);
  expect((await call('POST', LIST, { ...TOURNAMENT })).status).toBe(201);
});

test('TRUST-75: where nothing can be saved either, that is said', async () => {
  rmSync(folder, { recursive: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  writeFileSync(folder, 'no folder');
  expect((await call('POST', LIST, { ...TOURNAMENT })).status).toBe(503);
  expect(printed.join('')).toContain('Сохранить то, что было в базе, не удалось: ');
});

test('TRUST-75: without writes it is found and logged once a minute, and saved once', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'] });
  const told: string[] = [];
  const database = openSqliteDatabase(file);
  const { stop } = watchDatabaseFile({
    ...{ database, databaseFile: file, backupFolder: `${folder}/backups`, timeZone: 'UTC' },
    clock: () => NOW,
    output: { write: (text) => told.push(text) },
    log: createLogger({ write: () => undefined }),
  });
  const passMinute = async () => {
    jest.advanceTimersByTime(MINUTE_MS);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return told.length;
  };
  expect(await passMinute()).toBe(0);
  rmSync(folder, { recursive: true });
  expect(await passMinute()).toBe(1);
  expect(await passMinute()).toBe(2);
  expect(readdirSync(`${folder}/backups`)).toHaveLength(1);
  stop();
  expect(await passMinute()).toBe(2);
  jest.useRealTimers();
  await database.destroy();
});
