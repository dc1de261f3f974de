import { CompiledQuery } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClubDatabase } from './tables';

/** What is to be stored whole or not at all. */
export type Work<Result> = (transaction: ClubDatabase) => Promise<Result>;

type Waiting = {
  work: Work<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

/** Readers wait for the end of a group. */
export const GROUP_MAX = 64;

const [BEGIN, KEEP, UNDO] = ['savepoint work', 'release work', 'rollback to work'].map((text) =>
  CompiledQuery.raw(text),
) as [CompiledQuery, CompiledQuery, CompiledQuery];

/**
 * Does one work of a group.
 * @returns tells how it went to the one who waits
 * @throws its error where SQLite has rolled back the whole group with it, as on a full disk
 */
async function attempt(
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
 * Works that wait at the same time are stored by one commit, since it is the disk that takes the
 * time: each within a savepoint of its own, in the order in which they came. Nobody is told how a
 * work went before the commit, and where that fails all of its works have.
 */
export function makeGroupCommit(database: ClubDatabase) {
  let waiting: Waiting[] = [];
  let isRunning = false;

  async function commitGroup(group: readonly Waiting[]): Promise<void> {
    const ends: (() => void)[] = [];
    try {
      await database.transaction().execute(async (transaction) => {
        for (const one of group) ends.push(await attempt(transaction, one));
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    for (const end of ends) end();
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Requests that have come already are read first, and their works join.
      await nextTurn();
      const group = waiting.slice(0, GROUP_MAX);
      waiting = waiting.slice(GROUP_MAX);
      await commitGroup(group);
    }
    isRunning = false;
  }

  return <Result>(work: Work<Result>): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
      if (!isRunning) void run();
    });
}
