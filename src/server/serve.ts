import path from 'node:path';
import { createBackupProcess, createScrubProcess } from './backups/backupProcess';
import { readEnv } from './env';
import type { Clock } from './lib/clock';
import { CONSOLE_FOLDER, PROJECT_FOLDER } from './project';
import { startServer, type RunningServer, type ServerStartOptions } from './start';

/** Under `npm run dev` it may not be built yet: that backup fails, and is tried again later. */
const BACKUP_SCRIPT = path.join(PROJECT_FOLDER, 'dist/server/backup.js');
const ADMIN_SCRIPT = path.join(PROJECT_FOLDER, 'dist/server/admin.js');

type Options = Pick<ServerStartOptions, 'output' | 'log'> & {
  /** The machine's, unless another one is given. */
  clock?: Clock;
  /** Whether a database that is a file is backed up daily. */
  isBackedUp?: boolean;
};

/**
 * Starts the server of this project as its environment says. Nothing else of the process it runs in
 * is touched: one process can serve several clubs, as that of the browser tests does.
 * @param variables such as process.env
 * @throws OperatorError where a person has to do something first
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
