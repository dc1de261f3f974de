import type { Database } from 'better-sqlite3';
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely';
import { keepStatements } from './statements';

/** Transactions here are for writing, and take the lock before they read what they build on. */
class ClubDriver extends SqliteDriver {
  readonly #sqlite: Database;

  constructor(sqlite: Database) {
    super({ database: keepStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
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
