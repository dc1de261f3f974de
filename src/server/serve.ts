import path from 'node:path';
import { createBackupProcess, createScrubProcess } from './backups/backupProcess';
import { readEnv } from './env';
import type { Clock } from './lib/clock';
import { CONSOLE_FOLDER, PROJECT_FOLDER } from './project';
import { startServer, type RunningServer, type ServerStartOptions } from './start';

/** Under `npm run dev` the script may not be built yet. A backup then fails and runs again later. */
const BACKUP_SCRIPT = path.join(PROJECT_FOLDER, 'dist/server/backup.js');
const ADMIN_SCRIPT = path.join(PROJECT_FOLDER, 'dist/server/admin.js');

type Options = Pick<ServerStartOptions, 'output' | 'log'> & {
  /** The machine's clock by default. */
  clock?: Clock;
  /** True when the server makes daily backups of a database file. */
  isBackedUp?: boolean;
};

/**
 * Starts this project's server from its environment. It changes nothing outside itself in the process. One process can
 * therefore run several clubs, as in the browser tests.
 * @param variables the environment, such as process.env
 * @throws OperatorError when the operator must act first
 */
export function startServerFromEnv(
  variables: Readonly<Record<string, string | undefined>>,
  { output, log, clock = Date.now, isBackedUp = true }: Options,
): Promise<RunningServer> {
  const env = readEnv(variables, PROJECT_FOLDER);
  return startServer({
    env,
    projectFolder: PROJECT_FOLDER,
    consoleFolder: CONSOLE_FOLDER,
    clock,
    output,
    log,
    ...('file' in env.database && {
      scrub: createScrubProcess(ADMIN_SCRIPT, env.database.file),
    }),
    ...(isBackedUp &&
      'file' in env.database && {
        backUp: createBackupProcess(BACKUP_SCRIPT, env.database.file),
      }),
  });
}
