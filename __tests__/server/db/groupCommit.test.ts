import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import path from 'node:path';
import { openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import type { ClubDatabase } from '../../../src/server/db/tables';
import { withTransaction } from '../../../src/server/db/withTransaction';
import { createTestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

const GROUP_COMMIT_MAX = 64;

let database: ClubDatabase;
/** A second connection, which reads only committed rows. */
let other: Sqlite.Database;
beforeEach(async () => {
  const file = path.join(createTemporaryFolder(), 'club.db');
  database = openSqliteDatabase(file);
  await sql`create table notes (text text not null)`.execute(database);
  other = new Sqlite(file, { readonly: true });
});
afterEach(async () => {
  other.close();
  await database.destroy();
});

const listSeenByOthers = () => other.prepare('select text from notes order by rowid').pluck().all();
const insert = (transaction: ClubDatabase, text: string) =>
  sql`insert into notes values (${text})`.execute(transaction);

const insertNote = (text: string) =>
  withTransaction(database, async (transaction) => {
    await insert(transaction, text);
    return text;
  });

const createTexts = (count: number) => Array.from({ length: count }, (_, index) => `note ${index}`);

/** Violates a constraint that is checked only at the commit. */
const breakTheCommit = () =>
  withTransaction(database, async (transaction) => {
    await sql`pragma defer_foreign_keys = on`.execute(transaction);
    await sql`insert into sessions values ('hash', 'nobody', 0)`.execute(transaction);
  });

test('works that wait at the same time are committed together, in their order', async () => {
  const seenWithin: unknown[] = [];
  const look = (text: string) =>
    withTransaction(database, async (transaction) => {
      await insert(transaction, text);
      seenWithin.push(...listSeenByOthers());
    });
  await Promise.all(createTexts(20).map(look));
  expect(seenWithin).toEqual([]);
  expect(listSeenByOthers()).toEqual(createTexts(20));
});

test('no work is answered before its group is stored', async () => {
  const seenWhenAnswered = createTexts(5).map((text) =>
    insertNote(text).then(() => listSeenByOthers().length),
  );
  expect(await Promise.all(seenWhenAnswered)).toEqual([5, 5, 5, 5, 5]);
});

test('one that fails among twenty fails alone, and leaves nothing', async () => {
  const failing = withTransaction(database, async (transaction) => {
    await insert(transaction, 'of the failing one');
    throw new Error('a rule is broken');
  });
  const before = createTexts(9).map(insertNote);
  const broken = withTransaction(database, (transaction) =>
    sql`insert into notes values (null)`.execute(transaction),
  );
  const outcomes = await Promise.allSettled([failing, ...before, broken, insertNote('last')]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  await expect(failing).rejects.toThrow('a rule is broken');
  await expect(broken).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_NOTNULL' });
  expect(listSeenByOthers()).toEqual([...createTexts(9), 'last']);
});

test('a commit that fails fails all of its works, and only those', async () => {
  const works = [insertNote('before'), breakTheCommit(), insertNote('after')];
  const read = sql`select * from notes`.execute(database);
  for (const { status, ...outcome } of await Promise.allSettled(works)) {
    expect(status).toBe('rejected');
    expect(outcome).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_FOREIGNKEY' } });
  }
  expect((await read).rows).toEqual([]);
  expect(listSeenByOthers()).toEqual([]);
  await insertNote('later');
  expect(listSeenByOthers()).toEqual(['later']);
});

test('a read while a group is open is answered with what is stored', async () => {
  let read: Promise<{ rows: unknown[] }> | undefined;
  const open = withTransaction(database, async (transaction) => {
    await insert(transaction, 'never stored');
    read = sql`select * from notes`.execute(database);
  });
  await Promise.allSettled([open, breakTheCommit()]);
  expect((await read!).rows).toEqual([]);
});

test('where SQLite rolls back a group, all of its works have failed', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(database);
  const works = [insertNote('small'), insertNote('x'.repeat(100_000)), insertNote('after')];
  for (const outcome of await Promise.allSettled(works)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } });
  }
  expect(listSeenByOthers()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(database);
  await insertNote('later');
  expect(listSeenByOthers()).toEqual(['later']);
});

test('a group is bounded: others are answered between two', async () => {
  const works = createTexts(2 * GROUP_COMMIT_MAX + 1).map(insertNote);
  await works[0];
  expect(listSeenByOthers()).toHaveLength(GROUP_COMMIT_MAX);
  await Promise.all(works);
  expect(listSeenByOthers()).toEqual(createTexts(2 * GROUP_COMMIT_MAX + 1));
});

test('a work within a work joins it', async () => {
  const outer = withTransaction(database, async (transaction) => {
    await withTransaction(transaction, (inner) => insert(inner, 'inner'));
    throw new Error('outer');
  });
  await expect(outer).rejects.toThrow('outer');
  expect(listSeenByOthers()).toEqual([]);
});

test('one of ten requests at once is refused, and the others are stored in their order', async () => {
  const club = await createTestApp({ now: NOW });
  const fees = Array.from({ length: 10 }, (_, index) => (index === 7 ? -1 : index));
  const answers = await Promise.all(
    fees.map((entryFee) => club.call('POST', '/api/tournaments', { ...TOURNAMENT, entryFee })),
  );
  expect(answers.map(({ status }) => status)).toEqual(fees.map((fee) => (fee < 0 ? 422 : 201)));
  const stored = answers.filter(({ status }) => status === 201).map(({ json }) => json);
  expect(stored.map(({ id }) => id)).toEqual(stored.map((_, index) => index + 1));
  expect(stored.map(({ entry_fee }) => entry_fee)).toEqual(fees.filter((fee) => fee >= 0));
  await club.stop();
});
