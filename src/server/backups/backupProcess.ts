import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { RunBackup } from './dailyBackups';

/** Lower priority than the server's, so that responses go first. */
const NICENESS = 10;
const TIMEOUT_MS = 30 * 60_000;

/**
 * Returns a function that makes a backup in a separate process. Copying is one long statement, which would delay every
 * request.
 * @param script the built backup command
 */
export function createBackupProcess(script: string, databaseFile: string): RunBackup {
  const env = { ...process.env, DATABASE_URL: pathToFileURL(databaseFile).href };
  return (target, signal) =>
    new Promise((resolve, reject) => {
      const options = { env, signal, timeout: TIMEOUT_MS };
      const child = execFile(process.execPath, [script, target], options, (error, _, printed) => {
        if (error) reject(new Error(printed.trim() || error.message, { cause: error }));
        else resolve();
      });
      // The system may not permit a lower priority. The process then has the normal priority.
      if (child.pid !== undefined) ignoreErrors(() => setPriority(child.pid!, NICENESS));
    });
}

/**
 * Returns a function that rewrites a database's file in a separate process, which delays no request (PLAYER-64).
 * @param script the built command of administrators
 */
export function createScrubProcess(script: string, databaseFile: string): () => Promise<void> {
  const env = { ...process.env, DATABASE_URL: pathToFileURL(databaseFile).href };
  return () =>
    new Promise((resolve, reject) => {
      const options = { env, timeout: TIMEOUT_MS };
      execFile(process.execPath, [script, 'scrub'], options, (error, _, printed) => {
        if (error) reject(new Error(printed.trim() || error.message, { cause: error }));
        else resolve();
      });
    });
}

function ignoreErrors(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
