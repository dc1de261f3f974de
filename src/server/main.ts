import path from 'node:path';
import { makeBackupProcess } from './backups/backupProcess';
import { readEnv } from './env';
import { CONSOLE_FOLDER, PROJECT_FOLDER } from './project';
import { Refusal } from './refusal';
import { startServer } from './start';

/** Under `npm run dev` it may not be built yet: that backup fails, and is tried again later. */
const BACKUP_SCRIPT = path.join(PROJECT_FOLDER, 'dist/server/backup.js');

async function main(): Promise<void> {
  const env = readEnv(process.env, PROJECT_FOLDER);
  const server = await startServer({
    env,
    projectFolder: PROJECT_FOLDER,
    consoleFolder: CONSOLE_FOLDER,
    clock: Date.now,
    output: process.stdout,
    log: process.stderr,
    ...('file' in env.database && {
      backUp: makeBackupProcess(BACKUP_SCRIPT, env.database.file),
    }),
  });
  let isStopping = false;
  const stop = () => {
    // Ctrl+C reaches the whole group of processes, and whoever started this one passes it on.
    if (isStopping) return;
    isStopping = true;
    process.stdout.write('Останавливаюсь...\n');
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
