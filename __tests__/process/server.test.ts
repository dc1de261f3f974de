import Sqlite from 'better-sqlite3';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Club } from '../../trust/club';
import { createLedger, judgeLedger, write } from '../../trust/entries';

let club: Club;
beforeEach(() => {
  club = new Club();
});
afterEach(() => club.remove());

async function until(isDone: () => boolean): Promise<void> {
  for (let time = 0; !isDone() && time < 400; time += 1) await sleep(50);
}

test('TRUST-25: a second server on the same database is refused, also after a kill -9', async () => {
  await club.start();
  const second = new Club(club.folder);
  await expect(second.start()).rejects.toThrow(/уже работает сервер. Остановите его/);
  await club.end('SIGKILL');
  await second.start();
  await expect(club.start()).rejects.toThrow(/уже работает сервер/);
  expect((await second.end('SIGTERM')).code).toBe(0);
  await club.start();
});

test('TRUST-23: a restore is refused while the server runs, and done after a kill -9', async () => {
  await club.start();
  const file = path.join(club.folder, 'copy.db');
  const ledger = createLedger();
  await write(club, ledger, { until: () => ledger.sent === 5 });
  expect((await club.command('backup', file)).code).toBe(0);
  expect((await club.command('restore', file)).output).toContain('уже работает сервер');
  await club.end('SIGKILL');
  const { code, output } = await club.command('restore', file);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('5 турниров') });
  expect(judgeLedger(club.databaseFile, ledger.created)).toMatchObject({ lost: 0, held: 5 });
});

test('TRUST-29: SIGTERM under load ends within 5 s with 0, and nothing acknowledged is lost', async () => {
  await club.start();
  const ledgers = [createLedger(), createLedger(1_000), createLedger(2_000)];
  let isOver = false;
  const writing = ledgers.map((ledger) => write(club, ledger, { pause: 20, until: () => isOver }));
  await sleep(1_000);
  await until(() => ledgers.flatMap(({ created }) => created).length > 5);
  const { code, ms } = await club.end('SIGTERM');
  isOver = true;
  await Promise.all(writing);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(5_000);
  const acknowledged = ledgers.flatMap(({ created }) => created);
  expect(acknowledged.length).toBeGreaterThan(5);
  const { lost, torn, damaged } = judgeLedger(club.databaseFile, acknowledged);
  expect({ lost, torn, damaged }).toEqual({ lost: 0, torn: 0, damaged: 0 });
  expect(readdirSync(club.folder)).not.toContain('club.db-wal');
});

test('TRUST-29: a request that never ends does not keep the server from ending within 5 s', async () => {
  await club.start();
  const { port } = new URL(club.url);
  const { connect } = await import('node:net');
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  socket.write('POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{');
  await sleep(200);
  const { code, ms } = await club.end('SIGTERM');
  socket.destroy();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(5_000);
});

test('TRUST-21: the running server makes a daily backup in a process of its own', async () => {
  await club.start();
  const folder = path.join(club.folder, 'backups');
  const names = () => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('-daily.db'));
    } catch {
      return [];
    }
  };
  await until(() => names().length > 0);
  expect(names()).toHaveLength(1);
  const { code, output } = await club.command('admin', 'doctor');
  expect(output).toContain('✔ Сервер работает');
  expect(output).toMatch(/Последняя копия club-[\d-]+-daily\.db, ей меньше часа/);
  expect(code).toBe(0);
});

test('TRUST-26: the commands speak of a damaged database in Russian and end with 1', async () => {
  const sqlite = new Sqlite(club.databaseFile);
  sqlite.exec('create table music (title text)');
  sqlite.close();
  const { code, output } = await club.command('backup');
  expect(code).toBe(1);
  expect(output).toContain('это не база данных этой программы');
});
