import { setTimeout as wait } from 'node:timers/promises';

/** The time a write waits for another program that holds the database (TRUST-28). */
export const LOCK_WAIT_MS = 2_000;
const RETRY_MS = 10;

/** True when SQLite refused a statement because another connection holds the file. The statement had no effect. */
export const isDatabaseBusyError = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
};

/** The end of a wait that begins now, on the clock of `performance.now()`. */
export const computeDatabaseWaitEnd = (): number => performance.now() + LOCK_WAIT_MS;

export const isDatabaseWaitOver = (deadline: number): boolean => performance.now() >= deadline;

/** Frees the thread for other requests until the next attempt. */
export const waitForDatabaseLock = (): Promise<void> => wait(RETRY_MS);
