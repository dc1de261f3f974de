import { Socket } from 'node:net';
import { Pool, TypeOverrides, type PoolClient } from 'pg';

const SECOND_MS = 1_000;
const CONNECTIONS_MAX = 10;

/**
 * A server that is cut off in the midst of a transaction holds up the writers of all others until
 * PostgreSQL ends it, so they wait longer than that.
 */
const LIMITS = {
  connectionTimeoutMillis: 5 * SECOND_MS,
  idle_in_transaction_session_timeout: 4 * SECOND_MS,
  lock_timeout: 8 * SECOND_MS,
  statement_timeout: 20 * SECOND_MS,
  /** Of this side, when no answer comes at all. */
  query_timeout: 25 * SECOND_MS,
};

/** Others than the usual ones, ms; 0 for none. */
export type PoolLimits = Partial<typeof LIMITS>;

/** TRUST-29: how long what is under way may take once the connections are to end. */
const END_TIMEOUT_MS = 1_000;

const INT8 = 20;

function createTypes(): TypeOverrides {
  const types = new TypeOverrides();
  // Counts and instants, all of which a JavaScript number holds exactly.
  types.setTypeParser(INT8, Number);
  return types;
}

const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection without an answer is given up at once: the next query, a transaction's end too, would
 * wait behind the last one.
 */
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
 * Connections to a PostgreSQL database, made when they are needed.
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
  // The next query reports a lost connection; without a listener the error would end the process.
  const ignore = () => undefined;
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  return {
    connect: async () => createImpatientClient(await pool.connect()),
    /** Ends all connections; what a silent database has not answered soon is cut off. */
    end: () => {
      const cutOff = () => sockets.forEach((socket) => socket.destroy());
      setTimeout(cutOff, END_TIMEOUT_MS).unref();
      return pool.end();
    },
  };
}
