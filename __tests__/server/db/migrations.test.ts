import Sqlite, { type Database } from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { HistoryEntry } from '../../../src/domain/editing/history';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { SQLITE_MIGRATIONS } from '../../../src/server/db/sqlite/migrateSqlite';
import { IN_MEMORY, openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { formatAuthorization, createTestApp, type TestApp } from '../../support/serverApp';
import { createSharedFolder, createTemporaryFolder } from '../../support/createTemporaryFolder';
import { fillSchema, getFixturePath } from '../../support/schemaFixture';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

type Row = Record<string, unknown>;

const SCHEMAS = SQLITE_MIGRATIONS.map((_, index) => index + 1);

/** Schema and all rows of every table, as text. */
function dump(sqlite: Database) {
  const schema = sqlite
    .prepare<[], Row>('select type, name, tbl_name, sql from sqlite_schema order by type, name')
    .all();
  const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => String(name));
  const rows = tables.map((table): [string, Row[]] => [
    table,
    sqlite.prepare<[], Row>(`select * from "${table}" order by 1, 2`).all(),
  ]);
  const version = sqlite.pragma('user_version', { simple: true });
  return { schema, version, rows: Object.fromEntries(rows) };
}

function dumpFile(file: string) {
  const sqlite = new Sqlite(file, { readonly: true });
  const dumped = dump(sqlite);
  sqlite.close();
  return dumped;
}

/** Copies the fixture, so that the committed file stays unchanged. */
function copyOf(schema: number, folder = createTemporaryFolder()): string {
  const file = path.join(folder, 'club.db');
  copyFileSync(getFixturePath(schema), file);
  return file;
}

let fresh: ReturnType<typeof dumpFile>;
beforeAll(async () => {
  const file = path.join(createTemporaryFolder(), 'club.db');
  await openSqliteDatabase(file).destroy();
  fresh = dumpFile(file);
});

describe.each(SCHEMAS)('a database of schema %d', (schema) => {
  let upgraded: string;
  beforeAll(async () => {
    upgraded = copyOf(schema, createSharedFolder());
    await openSqliteDatabase(upgraded).destroy();
  });

  test('TRUST-15: is the committed file, unchanged since', () => {
    const sqlite = new Sqlite(IN_MEMORY);
    fillSchema(sqlite, schema);
    expect(dumpFile(getFixturePath(schema))).toEqual(dump(sqlite));
  });

  test('TRUST-15: once upgraded has the schema of a fresh one', () => {
    const { schema: text, version } = fresh;
    const after = dumpFile(upgraded);
    expect(after.schema.map(({ sql }) => sql)).toEqual(text.map(({ sql }) => sql));
    expect({ schema: after.schema, version: after.version }).toEqual({ schema: text, version });
    expect(version).toBe(SQLITE_MIGRATIONS.length);
  });

  test('TRUST-15: once upgraded keeps every row and value', () => {
    const before = dumpFile(getFixturePath(schema)).rows;
    const after = dumpFile(upgraded).rows;
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table]).toEqual(rows.map((row) => expect.objectContaining(row)));
    }
  });

  test('TRUST-15: once upgraded is sound', () => {
    const sqlite = new Sqlite(upgraded, { readonly: true });
    expect(sqlite.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);
    sqlite.close();
  });
});

test('PLAYER-2, TRUST-15: schema 11 takes their players from sign-ups that were never accepted, unless they are forgotten', async () => {
  const file = copyOf(10);
  const before = new Sqlite(file);
  const [anna, forgotten] = before
    .prepare<[], { id: string }>('select id from players order by forgotten_at is not null, id')
    .all()
    .map(({ id }) => id)
    .filter((_, index, ids) => index === 0 || index === ids.length - 1);
  const insert = before.prepare(
    `insert into play_entries (id, tournament_id, given_name, family_name, source, status, created_at, player_id)
     values (?, 1, '', '', ?, ?, '2026-06-07T09:00:00.000Z', ?)`,
  );
  const rows = [
    ['declined', 'signUp', 'declined', anna, null],
    ['withdrawn', 'signUp', 'withdrawn', anna, null],
    ['confirmed', 'signUp', 'confirmed', anna, anna],
    ['of the desk', 'desk', 'declined', anna, anna],
    ['forgotten', 'signUp', 'declined', forgotten, forgotten],
  ] as const;
  for (const [id, source, status, player] of rows) insert.run(id, source, status, player);
  before.close();
  await openSqliteDatabase(file).destroy();
  const sqlite = new Sqlite(file, { readonly: true });
  const find = sqlite.prepare<[string], { player_id: string | null }>(
    'select player_id from play_entries where id = ?',
  );
  for (const [id, , , , player] of rows)
    expect([id, find.get(id)!.player_id]).toEqual([id, player]);
  sqlite.close();
});

describe.each(SCHEMAS)('the server on a database of schema %d', (schema) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await createTestApp({ now: NOW, databaseFile: copyOf(schema, createSharedFolder()) });
  });
  afterAll(() => club.stop());

  test('TRUST-15: lists its tournaments with their applications', async () => {
    const { json } = await club.call('GET', '/api/tournaments');
    const [second, first] = json as Tournament[];
    expect(json).toHaveLength(2);
    expect(first).toMatchObject({ id: 1, level_from: 2, level_to: 4.5, version: 3 });
    expect(first!.applications.map(({ user_id }) => user_id)).toEqual([4_943_216_572, '007']);
    expect(second).toMatchObject({ id: 2, end_time: null, organizer_name: 'О’Нил "Ё" 😀' });
  });

  test('TRUST-15: keeps its session valid', async () => {
    const headers = { authorization: formatAuthorization('club_fixture') };
    const { status } = await club.send({ method: 'GET', url: '/api/tournaments', headers });
    expect(status).toBe(200);
  });

  test('TRUST-15: gives no id again', async () => {
    const { json } = await club.call('POST', '/api/tournaments', TOURNAMENT);
    expect(json.id).toBe(schema === 1 ? 5 : 6);
  });

  test('TRUST-8, TRUST-15: begins the history of an old tournament with its next change', async () => {
    const history = async () => {
      const { json } = await club.call('GET', '/api/tournaments/1/history');
      return json as HistoryEntry[];
    };
    expect(await history()).toEqual([]);
    await club.call('PUT', '/api/tournaments/1', { entryFee: 900 });
    await club.call('DELETE', '/api/tournaments/1');
    await club.call('POST', '/api/tournaments/1/restore');
    const entries = await history();
    expect(entries.map(({ kind, version }) => [kind, version])).toEqual([
      ['restored', 6],
      ['deleted', 5],
      ['updated', 4],
    ]);
    expect(entries[2]!.changes).toEqual([{ field: 'entry_fee', from: 1500, to: 900 }]);
  });
});
