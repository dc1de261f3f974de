import { createGroupCommit, type TransactionWork } from './sqlite/groupCommit';
import type { ClubDatabase } from './tables';

const commits = new WeakMap<ClubDatabase, ReturnType<typeof createGroupCommit>>();

function getGroupCommit(database: ClubDatabase) {
  const commit = commits.get(database) ?? createGroupCommit(database);
  commits.set(database, commit);
  return commit;
}

/**
 * Does all of the work or none of it, and returns once it is on the disk. Inside, only the passed database may be used:
 * any other query waits for the end of the work.
 * @param database may be a transaction already, which the work then joins
 */
export async function withTransaction<Result>(
  database: ClubDatabase,
  work: TransactionWork<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : getGroupCommit(database)(work);
}
