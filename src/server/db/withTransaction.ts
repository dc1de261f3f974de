import { createGroupCommit, type TransactionWork } from './sqlite/groupCommit';
import type { ClubDatabase } from './tables';

const commits = new WeakMap<ClubDatabase, ReturnType<typeof createGroupCommit>>();

function getGroupCommit(database: ClubDatabase) {
  const commit = commits.get(database) ?? createGroupCommit(database);
  commits.set(database, commit);
  return commit;
}

/**
 * Runs work in a transaction, and returns after the commit is on the disk. The work is stored completely or not at all.
 * It may use only the passed database: any other query waits for the end of the work.
 * @param database may be a transaction already, which the work then joins
 */
export async function withTransaction<Result>(
  database: ClubDatabase,
  work: TransactionWork<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : getGroupCommit(database)(work);
}
