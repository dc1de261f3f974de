import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
} from 'kysely';

/** Names the one lock of all who write, whichever server they are on. */
const WRITERS = 7_265_311;
const BEGIN = CompiledQuery.raw(`begin; select pg_advisory_xact_lock(${WRITERS})`);

/**
 * Transactions here are for writing, and one goes on at a time, as with SQLite: revisions of the list
 * are seen in the order in which they were given, and no two wait for each other.
 */
class ClubDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(BEGIN);
    } catch (error) {
      // Waiting for the lock timed out: roll back, or the transaction stays open.
      await this.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }
}

/** Kysely on a pool of connections to PostgreSQL. */
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
