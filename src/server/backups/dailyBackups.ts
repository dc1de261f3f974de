import { DAY_MS } from '../../domain/dates/durations';
import type { FastifyBaseLogger } from 'fastify';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../lib/clock';
import { runEach, throwFailures } from '../lib/runEach';
import { removePartialFiles, savePrivateFile } from '../db/sqlite/files';
import { listBackups, removeOldBackups, removeUnfinishedBackups } from './folder';
import {
  computeBackupStampDistance,
  createDailyBackupName,
  isBackupStampAhead,
  formatBackupStamp,
} from './backupNames';

/** Makes one backup without blocking the caller's thread. */
export type RunBackup = (target: string, signal: AbortSignal) => Promise<void>;

type DailyBackups = {
  /** Makes a backup when the newest daily one is older than a day. Never fails: errors are logged. */
  runIfDue: () => Promise<void>;
  /** Starts checking at intervals, without keeping the process alive. */
  start: () => void;
  /** Aborts a backup in progress, which then leaves no file. */
  stop: () => Promise<void>;
};

type Options = {
  databaseFile: string;
  folder: string;
  timeZone: string;
  clock: Clock;
  backUp: RunBackup;
  log: FastifyBaseLogger;
};

const CHECK_MS = 10 * 60_000;
/** The first check comes only after the server's start. */
const FIRST_CHECK_MS = 5_000;
const DAILY_BACKUPS_KEPT = 14;

const getFailureFile = (databaseFile: string): string => `${databaseFile}.backup-failure`;

/**
 * Returns the reason why the last daily backup failed. Null when the backup succeeded.
 * @throws when the note with the reason cannot be read
 */
export function readLastBackupFailure(databaseFile: string): string | null {
  const file = getFailureFile(databaseFile);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** Creates the scheduler of daily backups of a running server. */
export function createDailyBackups(options: Options): DailyBackups {
  const { databaseFile, folder, timeZone, clock, backUp, log } = options;
  const ending = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let running: Promise<void> = Promise.resolve();

  const isDue = (now: string): boolean =>
    !listBackups(folder).some(
      ({ kind, stamp }) =>
        // A wrong clock may have dated a backup ahead. Such a backup must not prevent the next one.
        kind === 'daily' &&
        computeBackupStampDistance(stamp, now) < DAY_MS &&
        !isBackupStampAhead(stamp, now),
    );

  function saveFailure(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ err: error }, 'daily backup failed');
    try {
      const text = `${new Date(clock()).toISOString()} ${reason}\n`;
      savePrivateFile(getFailureFile(databaseFile), text);
    } catch {
      // The note cannot be written on a full disk either. `doctor` then judges by the backup's age.
    }
  }

  async function make(target: string): Promise<void> {
    await backUp(target, ending.signal).finally(() => removePartialFiles(target));
    log.info({ file: path.basename(target) }, 'daily backup made');
  }

  async function run(): Promise<void> {
    const now = formatBackupStamp(clock(), timeZone);
    if (ending.signal.aborted || !isDue(now)) return;
    const failures = await runEach([
      async () => removeUnfinishedBackups(folder, Date.now()),
      () => make(path.join(folder, createDailyBackupName(now))),
      // A backup dated ahead does not count as newer. Otherwise the new backup would be removed first.
      async () =>
        removeOldBackups(
          folder,
          DAILY_BACKUPS_KEPT,
          ({ kind, stamp }) => kind === 'daily' && !isBackupStampAhead(stamp, now),
        ),
    ]);
    throwFailures(failures);
    rmSync(getFailureFile(databaseFile), { force: true });
  }

  function runIfDue(): Promise<void> {
    // A rejection left in the chain would end the process or prevent every later backup. It is therefore caught here.
    running = running.then(run).catch((error: unknown) => {
      if (!ending.signal.aborted) saveFailure(error);
    });
    return running;
  }

  return {
    runIfDue,
    start() {
      const check = () => void runIfDue();
      timers.push(setTimeout(check, FIRST_CHECK_MS).unref(), setInterval(check, CHECK_MS).unref());
    },
    async stop() {
      timers.forEach(clearTimeout);
      ending.abort();
      await running;
    },
  };
}
