import type { Database } from 'better-sqlite3';
import {
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import { beforeRetry, isLockedOut, isPast, lockDeadline } from './busy';
import { keepStatements } from './statements';

/**
 * Transactions here are for writing, and take the lock before they read what they build on. SQLite
 * itself would wait for a lock with the thread blocked, so it waits for none (TRUST-28): a single
 * statement waits in `#execute`, a transaction in `groupCommit`.
 */
class ClubDriver extends SqliteDriver {
  readonly #sqlite: Database;
  #connection: DatabaseConnection | undefined;

  constructor(sqlite: Database) {
    super({ database: keepStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const plain = await super.acquireConnection();
    return (this.#connection ??= {
      executeQuery: (query) => this.#execute(plain, query),
      streamQuery: (query) => plain.streamQuery(query),
    });
  }

  /** Other queries have the connection while one waits for a lock. */
  async #execute<Row>(plain: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = lockDeadline();
    for (;;) {
      try {
        return await plain.executeQuery<Row>(query);
      } catch (error) {
        // Within a transaction the lock is there already, and the connection cannot be given away.
        if (!isLockedOut(error) || this.#sqlite.inTransaction || isPast(deadline)) throw error;
      }
      await this.releaseConnection();
      await beforeRetry();
      await super.acquireConnection();
    }
  }

  /** @throws SqliteError at once where another program holds the database */
  override async beginTransaction(): Promise<void> {
    this.#sqlite.exec('begin immediate');
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself rolls back when a disk is full; asking again would hide the reason.
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely on one connection of better-sqlite3, which transactions and single queries share. */
export class ClubDialect extends SqliteDialect {
  readonly #sqlite: Database;

  constructor(sqlite: Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver(): SqliteDriver {
    return new ClubDriver(this.#sqlite);
  }
}
