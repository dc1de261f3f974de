import { SqliteDriver } from 'kysely';

const { acquireConnection } = SqliteDriver.prototype;

// SQLite answers at once, so a server alone carries every request through in one go. Loaded into the
// server (`--import`), this lets the other requests go on after each query.
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
