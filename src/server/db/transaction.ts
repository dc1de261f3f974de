import type { ClubDatabase } from './tables';

/**
 * Does all of the work or none of it, alone with the database. Within it only the database that it
 * is given may be used: any other query waits for its end.
 * @param database may be a transaction already, which the work then joins
 */
export async function inTransaction<Result>(
  database: ClubDatabase,
  work: (transaction: ClubDatabase) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
