import path from 'node:path';
import { makeBackupProcess } from './backups/backupProcess';
import { readEnv } from './env';
import { CONSOLE_FOLDER, PROJECT_FOLDER } from './project';
import { makeLogger } from './logger';
import { makeLogOutput, tolerateFailures } from './output';
import { handleProcessEvents } from './processEvents';
import { Refusal } from './refusal';
import { startServer } from './start';

/** Under `npm run dev` it may not be built yet: that backup fails, and is tried again later. */
const BACKUP_SCRIPT = path.join(PROJECT_FOLDER, 'dist/server/backup.js');

async function main(): Promise<void> {
  const env = readEnv(process.env, PROJECT_FOLDER);
  const output = tolerateFailures(process.stdout);
  const log = makeLogOutput(process.stderr);
  const server = await startServer({
    env,
    projectFolder: PROJECT_FOLDER,
    consoleFolder: CONSOLE_FOLDER,
    clock: Date.now,
    output,
    log,
    ...('file' in env.database && {
      backUp: makeBackupProcess(BACKUP_SCRIPT, env.database.file),
    }),
  });
  handleProcessEvents({
    stop: server.stop,
    say: (text) => output.write(text),
    logger: makeLogger(log),
  });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
