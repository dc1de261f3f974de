import path from 'node:path';
import { createDemo } from '../../scripts/lib/demo.mjs';
import type * as runModule from '../../scripts/lib/run.mjs';
import { readEnv } from '../../src/server/env';

jest.mock('../../scripts/lib/run.mjs', () => ({
  ...jest.requireActual<typeof runModule>('../../scripts/lib/run.mjs'),
  runNode: async () => 0,
}));

const { BACKUP_DIR } = process.env;
afterEach(() => {
  if (BACKUP_DIR === undefined) delete process.env.BACKUP_DIR;
  else process.env.BACKUP_DIR = BACKUP_DIR;
});

test('TRUST-21: the throwaway season of the demo leaves no copies among those of the club', async () => {
  process.env.BACKUP_DIR = '/mnt/backup/club';
  const { env, remove } = await createDemo();
  const { database, backupFolder } = readEnv(env, '/srv/club');
  remove();
  const folder = path.dirname((database as { file: string }).file);
  expect(backupFolder).toBe(path.join(folder, 'backups'));
});
