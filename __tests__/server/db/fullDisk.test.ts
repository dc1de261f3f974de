import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '../../../src/server/env';
import { startServer } from '../../../src/server/start';
import { getFixturePath } from '../../support/schemaFixture';
import { createQuickPasswords } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';

const PROJECT = path.resolve(__dirname, '../../..');
const PAGE_BYTES = 4_096;
const DISK_BYTES = 1024 * 1024;
/** With this many free pages the server always starts. */
const ROOM_MAX_PAGES = 60;

/** Mounts a file system that is removed after the test; only root can mount one. */
function mountDisk(options: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  mounted.push(folder);
  return folder;
}
const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) {
    execFileSync('umount', [folder]);
    rmdirSync(folder);
  }
});

/** Returns «started» or the message of the refusal. */
async function tryToStart(data: string): Promise<string> {
  const variables = { PORT: '0', DATABASE_URL: `file:${path.join(data, 'club.db')}` };
  try {
    const server = await startServer({
      env: readEnv(variables, PROJECT),
      projectFolder: PROJECT,
      consoleFolder: path.join(data, 'no-console'),
      clock: Date.now,
      output: { write: () => undefined },
      log: { write: () => undefined },
      passwords: createQuickPasswords(),
    });
    await server.stop();
    return 'started';
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

const canMount = process.platform === 'linux' && process.getuid?.() === 0;
const testWithDisks = canMount ? test : test.skip;

testWithDisks.each([
  ['a new database', null],
  ['a database of this schema', 6],
  ['a database that is migrated', 5],
])('TRUST-26: with however little room, the start on %s works or says so', async (_, schema) => {
  const folder = mountDisk(`size=${DISK_BYTES}`);
  const data = path.join(folder, 'data');
  const told: string[] = [];
  for (let pages = 0; pages < ROOM_MAX_PAGES; pages += 4) {
    mkdirSync(data);
    if (schema !== null) copyFileSync(getFixturePath(schema), path.join(data, 'club.db'));
    const used = Number(execFileSync('du', ['-sB1', folder], { encoding: 'utf8' }).split('\t')[0]);
    const filling = Buffer.alloc(DISK_BYTES - used - pages * PAGE_BYTES);
    writeFileSync(path.join(folder, 'filling'), filling);
    told.push(await tryToStart(data));
    rmSync(data, { recursive: true });
    rmSync(path.join(folder, 'filling'));
  }
  const refusals = told.filter((text) => text !== 'started');
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.filter((text) => !/^OperatorError: .*на диске нет места/.test(text))).toEqual([]);
});

testWithDisks('TRUST-26: where there is no room for another file, the start says so', async () => {
  const told: string[] = [];
  for (let files = 2; files < 9; files += 1) {
    told.push(await tryToStart(path.join(mountDisk(`size=10m,nr_inodes=${files}`), 'data')));
  }
  const refusals = told.filter((text) => text !== 'started');
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.filter((text) => !/^OperatorError: .*на диске нет места/.test(text))).toEqual([]);
});

testWithDisks(
  'TRUST-26: where the database is a link to a full disk, the start says so as well',
  async () => {
    const told: string[] = [];
    for (let files = 2; files < 5; files += 1) {
      const data = createTemporaryFolder();
      const disk = mountDisk(`size=10m,nr_inodes=${files}`);
      symlinkSync(path.join(disk, 'club.db'), path.join(data, 'club.db'));
      told.push(await tryToStart(data));
    }
    const refusals = told.filter((text) => text !== 'started');
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.filter((text) => !/^OperatorError: .*на диске нет места/.test(text))).toEqual(
      [],
    );
  },
);
