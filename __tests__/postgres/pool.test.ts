import { Kysely, sql } from 'kysely';
import { PostgresClubDialect } from '../../src/server/db/postgres/dialect';
import { createPostgresPool } from '../../src/server/db/postgres/pool';
import { findStorageFailure } from '../../src/server/db/storageFailures';
import { openFaultProxy } from '../support/faultProxy';
import { createEmptyPostgres } from '../support/testDatabase';

const PATIENCE_MS = 1_500;

const one = sql<{ one: number }>`SELECT 1 AS one`;

test('SCALE-3: a connection that falls silent is given up, within a transaction as well, and another one serves', async () => {
  const url = new URL(await createEmptyPostgres());
  const proxy = await openFaultProxy(Number(url.port));
  url.port = String(proxy.port);
  const pool = createPostgresPool(url.href, { query_timeout: PATIENCE_MS });
  const database = new Kysely<object>({ dialect: new PostgresClubDialect({ pool }) });
  const ask = async () => (await one.execute(database)).rows;

  expect(await ask()).toEqual([{ one: 1 }]);
  proxy.setMode('silent');
  const failed = await ask().catch((error: unknown) => error);
  expect(findStorageFailure(failed)).toBe('silent');
  proxy.setMode('open');
  expect(await ask()).toEqual([{ one: 1 }]);

  const since = performance.now();
  const inTransaction = database.transaction().execute(async (transaction) => {
    await one.execute(transaction);
    proxy.setMode('silent');
    await one.execute(transaction);
  });
  expect(findStorageFailure(await inTransaction.catch((error: unknown) => error))).toBe('silent');
  // Ending the transaction has not taken a second time limit.
  expect(performance.now() - since).toBeLessThan(1.9 * PATIENCE_MS);
  proxy.setMode('open');
  expect(await ask()).toEqual([{ one: 1 }]);

  await database.destroy();
  await proxy.close();
});
