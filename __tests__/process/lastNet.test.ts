import { spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { isAnswering, waitUntil } from '../support/launchServer';
import { startServerProcess } from '../support/serverProcess';

const LOG_MAX_BYTES = 4 * 1024 * 1024;
/** POSIX counts `ulimit -f` in these units. */
const LIMIT_UNIT_BYTES = 512;
const FULL = '/dev/full';

test('TRUST-53: a server whose readers are gone keeps running, and ends with 0', async () => {
  const { child, url, ended } = await startServerProcess();
  child.stdout!.destroy();
  child.stderr!.destroy();
  for (let time = 0; time < 5; time += 1) expect(await isAnswering(url)).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

const testOnLinux = existsSync(FULL) ? test : test.skip;

testOnLinux(
  'TRUST-53: a server whose log has no room on the disk keeps running, and ends with 0',
  async () => {
    const { child, url, ended } = await startServerProcess({ stderr: openSync(FULL, 'w') });
    for (let time = 0; time < 5; time += 1) expect(await isAnswering(url)).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
);

test('TRUST-53: once there is room again, one line says how many were lost', async () => {
  const log = path.join(createTemporaryFolder(), 'server.log');
  writeFileSync(log, '');
  truncateSync(log, LOG_MAX_BYTES);
  const script = `ulimit -f ${LOG_MAX_BYTES / LIMIT_UNIT_BYTES}; exec "$0" dist/server/main.js 2>> ${log}`;
  const { child, url, ended } = await startServerProcess({
    command: ['sh', '-c', script, process.execPath],
    stderr: 'ignore',
  });
  for (let time = 0; time < 3; time += 1) expect(await isAnswering(url)).toBe(true);
  truncateSync(log, 0);
  const lines = () => readFileSync(log, 'utf8').split('\n');
  await waitUntil(
    async () => (await isAnswering(url)) && lines().join('').includes('log lines lost'),
  );
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const told = lines().filter((line) => line.includes('log lines lost'));
  expect(told.map((line) => JSON.parse(line).lost >= 2)).toEqual([true]);
});

// These limits are below the number of files that the server's packages open at once, and above what Node needs to
// start.
test.each([40, 64, 256])(
  'TRUST-79: a server that may open %d files says what to do',
  async (files) => {
    const script = `ulimit -n ${files}; exec "$0" dist/server/main.js`;
    const starting = startServerProcess({ command: ['sh', '-c', script, process.execPath] });
    const told = await starting.then(
      () => 'it listens',
      (error: unknown) => String(error),
    );
    expect(told).toContain('слишком мало открытых файлов');
    expect(told).toContain('ulimit -n 10500');
    expect(told).not.toContain('    at ');
  },
);

test.each(['admin.js sessions', 'backup.js', 'restore.js none.db', 'demo.js'])(
  'TRUST-83: the command %s that may open too few files says what to do',
  async (command) => {
    for (const files of [24, 40, 64]) {
      const script = `ulimit -n ${files}; exec "$0" dist/server/${command}`;
      const env = {
        PATH: process.env.PATH,
        DATABASE_URL: `file:${createTemporaryFolder()}/club.db`,
      };
      const { status, stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath], { env });
      expect(String(stderr)).toContain('слишком мало открытых файлов');
      expect(String(stderr)).toContain('ulimit -n 10500');
      expect(String(stderr)).not.toContain('    at ');
      expect([status, String(stdout)]).toEqual([1, '']);
    }
  },
);

describe('TRUST-54: an error that no code caught', () => {
  const preload = pathToFileURL(path.resolve('__tests__/support/faultsOnSignal.mjs')).href;
  const startWithFaults = () =>
    startServerProcess({ env: { NODE_OPTIONS: `--import ${preload}` } });

  test('TRUST-54: a rejection is logged, and the server keeps running', async () => {
    const { child, url, getPrinted: printed, ended } = await startWithFaults();
    child.kill('SIGUSR2');
    await waitUntil(() => printed().includes('"unhandled rejection"'));
    expect(printed()).toContain('nobody waits for this');
    expect(await isAnswering(url)).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('TRUST-54: an exception is logged, and the server ends in order with 1', async () => {
    const { child, folder, getPrinted: printed, ended } = await startWithFaults();
    child.kill('SIGCONT');
    expect(await ended).toBe(1);
    // The printed lines and the log arrive through two pipes, so both are awaited.
    await waitUntil(() => /Остановка/.test(printed()) && /"uncaught exception"/.test(printed()));
    expect(printed()).toContain('"uncaught exception"');
    expect(printed()).toContain('nobody catches this');
    expect(existsSync(path.join(folder, 'club.db-wal'))).toBe(false);
  });
});

test('TRUST-21: a server whose folder for backups is a file keeps running, and logs it', async () => {
  const folder = path.join(createTemporaryFolder(), 'backups');
  writeFileSync(folder, '');
  const {
    child,
    url,
    getPrinted: printed,
    ended,
  } = await startServerProcess({ env: { BACKUP_DIR: folder } });
  await waitUntil(() => printed().includes('daily backup failed'));
  expect(printed()).toContain('это не папка');
  expect(await isAnswering(url)).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
