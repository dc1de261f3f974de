import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { RunBackup } from './dailyBackups';

/** Lower than the server's: answers go first. */
const NICENESS = 10;
const TIMEOUT_MS = 30 * 60_000;

/**
 * Backups made by a process of their own: copying is one long statement, which would hold up every
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
      // Not permitted here: it runs at normal priority.
      if (child.pid !== undefined) ignoreErrors(() => setPriority(child.pid!, NICENESS));
    });
}

/**
 * PLAYER-64: a database's file written anew by a process of its own, for the same reason.
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
