import { setTimeout as wait } from 'node:timers/promises';

/** Time in ms that a write waits while another program has locked the database (TRUST-28). */
export const LOCK_WAIT_MS = 2_000;
const RETRY_MS = 10;

/** True when SQLite refused a statement because another connection has locked the file. The statement had no effect. */
export const isDatabaseBusyError = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
};

/** Returns the end of a wait that starts now, on the clock of `performance.now()`. */
export const computeDatabaseWaitEnd = (): number => performance.now() + LOCK_WAIT_MS;

export const isDatabaseWaitOver = (deadline: number): boolean => performance.now() >= deadline;

/** Waits until the next attempt. Other requests use the thread during the wait. */
export const waitForDatabaseLock = (): Promise<void> => wait(RETRY_MS);
