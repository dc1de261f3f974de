import { CompiledQuery } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  waitForDatabaseLock,
  isDatabaseBusyError,
  isDatabaseWaitOver,
  computeDatabaseWaitEnd,
} from './busy';
import type { ClubDatabase } from '../tables';

/** Work that is stored completely or not at all. */
export type TransactionWork<Result> = (transaction: ClubDatabase) => Promise<Result>;

type Waiting = {
  work: TransactionWork<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  /** End of the wait for the lock. */
  deadline: number;
};

/** Maximum number of works of a group. Readers wait for its end. */
const GROUP_COMMIT_MAX = 64;

const [BEGIN, KEEP, UNDO] = ['savepoint work', 'release work', 'rollback to work'].map((text) =>
  CompiledQuery.raw(text),
) as [CompiledQuery, CompiledQuery, CompiledQuery];

/**
 * Runs one work of a group.
 * @returns a function that reports the outcome to the waiting caller
 * @throws the work's error when SQLite rolled back the whole group with it, as on a full disk
 */
async function runInSavepoint(
  transaction: ClubDatabase,
  { work, resolve, reject }: Waiting,
): Promise<() => void> {
  await transaction.executeQuery(BEGIN);
  try {
    const result = await work(transaction);
    await transaction.executeQuery(KEEP);
    return () => resolve(result);
  } catch (error) {
    const undone = transaction.executeQuery(UNDO).then(() => transaction.executeQuery(KEEP));
    await undone.catch(() => {
      throw error;
    });
    return () => reject(error);
  }
}

/**
 * Stores all waiting works in one commit, because the disk takes most of the time. Each has its own savepoint, in order
 * of arrival. No outcome is reported before the commit, and all works of a failed commit fail. While another program
 * has locked the database, each work waits for its own time (TRUST-28), and reads continue.
 */
export function createGroupCommit(database: ClubDatabase) {
  const waiting: Waiting[] = [];
  let isRunning = false;

  /** Makes the works fail whose wait for the lock is over. The others are tried again. */
  async function waitForLock(error: unknown): Promise<void> {
    while (waiting[0] && isDatabaseWaitOver(waiting[0].deadline)) waiting.shift()!.reject(error);
    await waitForDatabaseLock();
  }

  async function commitGroup(): Promise<void> {
    let group: readonly Waiting[] | undefined;
    const ends: (() => void)[] = [];
    try {
      await database.transaction().execute(async (transaction) => {
        // Works that arrived during the wait for the lock join the group.
        group = waiting.splice(0, GROUP_COMMIT_MAX);
        for (const one of group) ends.push(await runInSavepoint(transaction, one));
      });
    } catch (error) {
      if (!group && isDatabaseBusyError(error)) return waitForLock(error);
      for (const { reject } of group ?? waiting.splice(0, GROUP_COMMIT_MAX)) reject(error);
      return;
    }
    for (const end of ends) end();
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Requests that have already arrived are read first, so that their works join the group.
      await nextTurn();
      await commitGroup();
    }
    isRunning = false;
  }

  return <Result>(work: TransactionWork<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      const deadline = computeDatabaseWaitEnd();
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject, deadline });
      if (!isRunning) void run();
    });
}
