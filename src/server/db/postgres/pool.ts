import { Socket } from 'node:net';
import { Pool, TypeOverrides, type PoolClient } from 'pg';

const SECOND_MS = 1_000;
const CONNECTIONS_MAX = 10;

/**
 * A server disconnected within a transaction blocks all other writers until PostgreSQL ends that transaction. The
 * limits of writers are therefore longer than PostgreSQL's.
 */
const LIMITS = {
  connectionTimeoutMillis: 5 * SECOND_MS,
  idle_in_transaction_session_timeout: 4 * SECOND_MS,
  lock_timeout: 8 * SECOND_MS,
  statement_timeout: 20 * SECOND_MS,
  /** Limit in the program, for a database that does not respond at all. */
  query_timeout: 25 * SECOND_MS,
};

/** Limits in ms that replace the default ones. 0 for no limit. */
export type PoolLimits = Partial<typeof LIMITS>;

/** Time for the queries in progress when the pool ends (TRUST-29). */
const END_TIMEOUT_MS = 1_000;

const INT8 = 20;

function createTypes(): TypeOverrides {
  const types = new TypeOverrides();
  // Counts and instants are int8. JavaScript numbers represent them exactly.
  types.setTypeParser(INT8, Number);
  return types;
}

const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Closes a connection after a query's timeout. Later queries, even COMMIT, would wait for that query. */
function createImpatientClient(client: PoolClient): PoolClient {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  let isGivenUp = false;
  const giveUp = () => {
    if (!isGivenUp) client.release(true);
    isGivenUp = true;
  };
  const queryOrGiveUp = async (...args: unknown[]) => {
    try {
      return await query(...args);
    } catch (error) {
      if (isSilence(error)) giveUp();
      throw error;
    }
  };
  const release = () => {
    if (!isGivenUp) client.release();
  };
  return Object.assign(Object.create(client) as PoolClient, { query: queryOrGiveUp, release });
}

/**
 * Creates a pool of connections to a PostgreSQL database. Connections are opened when needed.
 * @param url postgres://user:password@host:port/database
 */
export function createPostgresPool(url: string, limits: PoolLimits = {}) {
  const sockets = new Set<Socket>();
  const openSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const pool = new Pool({
    connectionString: url,
    stream: openSocket,
    application_name: 'tennis-club',
    max: CONNECTIONS_MAX,
    keepAlive: true,
    types: createTypes(),
    ...LIMITS,
    ...limits,
  });
  // The next query reports a lost connection. Without a listener the error would end the process.
  const ignore = () => undefined;
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  return {
    connect: async () => createImpatientClient(await pool.connect()),
    /** Ends all connections. A database that does not respond is disconnected after a second. */
    end: () => {
      const cutOff = () => sockets.forEach((socket) => socket.destroy());
      setTimeout(cutOff, END_TIMEOUT_MS).unref();
      return pool.end();
    },
  };
}
