import { setTimeout as wait } from 'node:timers/promises';

/** TRUST-28: how long a write waits for another program that holds the database. */
export const LOCK_WAIT_MS = 2_000;
const RETRY_MS = 10;

/** Whether SQLite refused a statement because another connection holds the file; nothing was done. */
export const isDatabaseBusyError = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
};

/** When whoever begins to wait now gives up, on the clock of `performance.now()`. */
export const computeDatabaseWaitEnd = (): number => performance.now() + LOCK_WAIT_MS;

export const isDatabaseWaitOver = (deadline: number): boolean => performance.now() >= deadline;

/** Leaves the thread to other requests until a lock is worth another attempt. */
export const waitForDatabaseLock = (): Promise<void> => wait(RETRY_MS);
