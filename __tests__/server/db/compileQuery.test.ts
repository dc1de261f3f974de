import fc from 'fast-check';
import { compileQuery } from '../../../src/server/db/compileQuery';
import type { ClubDatabase, Tables } from '../../../src/server/db/tables';
import { withTransaction } from '../../../src/server/db/withTransaction';
import { openTestDatabase } from '../../support/testDatabase';
import { createRuns } from '../../support/createRuns';

type IdempotencyKeysTable = Tables['idempotency_keys'];

let database: ClubDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.destroy());

const ROW: IdempotencyKeysTable = {
  username: 'anna',
  key: 'a',
  request: 'POST /',
  body_hash: 'ff',
  status: 201,
  answer: '{}',
  created_at: '2026-06-01T09:00:00.000Z',
};
const COLUMNS = Object.keys(ROW) as (keyof IdempotencyKeysTable)[];

/** Adds a row with a query that names the columns in the given order. */
const insertIn = (order: readonly (keyof IdempotencyKeysTable)[]) =>
  compileQuery((target, row: IdempotencyKeysTable) =>
    target
      .insertInto('idempotency_keys')
      .values(
        Object.fromEntries(order.map((column) => [column, row[column]])) as IdempotencyKeysTable,
      ),
  );

const listRows = (source: ClubDatabase) =>
  source.selectFrom('idempotency_keys').selectAll().execute();

test('each value is in the column of its name, in whatever order the query names them', async () => {
  const order = fc.shuffledSubarray(COLUMNS, { minLength: COLUMNS.length });
  await fc.assert(
    fc.asyncProperty(order, order, async (columns, given) => {
      await insertIn(columns)(
        database,
        Object.fromEntries(given.map((column) => [column, ROW[column]])) as IdempotencyKeysTable,
      );
      expect(await listRows(database)).toEqual([ROW]);
      await database.deleteFrom('idempotency_keys').execute();
    }),
    createRuns(50),
  );
});

test('a parameter may be in a query twice, and what is no parameter stays as it was composed', async () => {
  await insertIn(COLUMNS)(database, ROW);
  const find = compileQuery((source, { text }: { text: string }) =>
    source
      .selectFrom('idempotency_keys')
      .select('status')
      .where((row) => row.or([row('username', '=', text), row('key', '=', text)]))
      .where('status', '=', 201)
      .limit(1),
  );
  expect(await find(database, { text: 'anna' })).toEqual([{ status: 201 }]);
  expect(await find(database, { text: 'a' })).toEqual([{ status: 201 }]);
  expect(await find(database, { text: 'b' })).toEqual([]);
});

test('a query is composed once, for its database and the transactions of it', async () => {
  let composed = 0;
  const find = compileQuery((source, { key }: { key: string }) => {
    composed += 1;
    return source.selectFrom('idempotency_keys').select('key').where('key', '=', key);
  });
  await find(database, { key: 'a' });
  await withTransaction(database, async (transaction) => {
    await insertIn(COLUMNS)(transaction, ROW);
    expect(await find(transaction, { key: 'a' })).toEqual([{ key: 'a' }]);
  });
  expect(composed).toBe(1);
});

test('a query that spreads its parameters, or makes a text of one, is refused', async () => {
  const spread = compileQuery((target, row: IdempotencyKeysTable) =>
    target.insertInto('idempotency_keys').values({ ...row }),
  );
  await expect(spread(database, ROW)).rejects.toThrow('names each of its parameters');
  const told = compileQuery((source, { key }: { key: string }) =>
    source.selectFrom('idempotency_keys').select('key').where('key', 'like', `%${key}`),
  );
  await expect(told(database, { key: 'a' })).rejects.toThrow('key has no value');
});
