import { SqliteDriver } from 'kysely';

const { acquireConnection } = SqliteDriver.prototype;

// SQLite answers synchronously, so the server finishes each request before the next one starts. Loaded into the server
// (`--import`), this lets other requests continue after each query.
SqliteDriver.prototype.acquireConnection = async function acquireGivingWay() {
  const connection = await acquireConnection.call(this);
  return {
    streamQuery: (...query) => connection.streamQuery(...query),
    async executeQuery(query) {
      const result = await connection.executeQuery(query);
      await new Promise(setImmediate);
      return result;
    },
  };
};
