import type { Database } from 'better-sqlite3';
import {
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import {
  waitForDatabaseLock,
  isDatabaseBusyError,
  isDatabaseWaitOver,
  computeDatabaseWaitEnd,
} from './busy';
import { assertDatabaseInPlace, createSameFileCheck } from './filePlace';
import { cacheStatements } from './statements';

const WRITES: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

const isWrite = ({ query }: CompiledQuery): boolean => WRITES.includes(query.kind);

/**
 * Transactions write, and take the lock before they read. SQLite would block the thread while it waits for a lock, so
 * its own wait is off (TRUST-28). A single statement waits in `#execute`, a transaction in `groupCommit`.
 */
class ClubDriver extends SqliteDriver {
  readonly #sqlite: Database;
  readonly #isInPlace: () => boolean;
  #connection: DatabaseConnection | undefined;

  constructor(sqlite: Database) {
    super({ database: cacheStatements(sqlite) });
    this.#sqlite = sqlite;
    this.#isInPlace = createSameFileCheck(sqlite.name);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const plain = await super.acquireConnection();
    return (this.#connection ??= {
      executeQuery: (query) => this.#execute(plain, query),
      streamQuery: (query) => plain.streamQuery(query),
    });
  }

  /** While a query waits for a lock, other queries use the connection. */
  async #execute<Row>(plain: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = computeDatabaseWaitEnd();
    for (;;) {
      try {
        const result = await plain.executeQuery<Row>(query);
        if (!this.#sqlite.inTransaction && isWrite(query)) assertDatabaseInPlace(this.#isInPlace);
        return result;
      } catch (error) {
        // A transaction already has the lock, and needs its connection.
        if (
          !isDatabaseBusyError(error) ||
          this.#sqlite.inTransaction ||
          isDatabaseWaitOver(deadline)
        )
          throw error;
      }
      await this.releaseConnection();
      await waitForDatabaseLock();
      await super.acquireConnection();
    }
  }

  /**
   * Begins a transaction.
   * @throws SqliteError immediately when another program has locked the database
   */
  override async beginTransaction(): Promise<void> {
    assertDatabaseInPlace(this.#isInPlace);
    this.#sqlite.exec('begin immediate');
  }

  /** A commit into a deleted file also fails, because such writes must not be confirmed (TRUST-75). */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    assertDatabaseInPlace(this.#isInPlace);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has already rolled back. A second ROLLBACK would replace that error by another one.
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely on a single better-sqlite3 connection, shared by transactions and single queries. */
export class SqliteClubDialect extends SqliteDialect {
  readonly #sqlite: Database;

  constructor(sqlite: Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver(): SqliteDriver {
    return new ClubDriver(this.#sqlite);
  }
}
