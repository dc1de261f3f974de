import { SqliteDriver } from 'kysely';

const { acquireConnection } = SqliteDriver.prototype;

// The server loads this file (`--import`), which lets other requests continue after each query. SQLite responds
// synchronously, so each request would otherwise end before the next one starts.
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
