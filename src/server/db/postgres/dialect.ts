import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
} from 'kysely';

/** Key of the lock that all writers of all servers share. */
const WRITERS = 7_265_311;
const BEGIN = CompiledQuery.raw(`begin; select pg_advisory_xact_lock(${WRITERS})`);

/**
 * Transactions write, one at a time, as in SQLite. Revisions of the list therefore become visible in their order, and
 * no two transactions deadlock.
 */
class ClubDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(BEGIN);
    } catch (error) {
      // The wait for the lock timed out. Without a rollback the transaction would stay open.
      await this.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }
}

export class PostgresClubDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new ClubDriver(this.#config);
  }
}
