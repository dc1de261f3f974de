import Sqlite from 'better-sqlite3';
import { createHash } from 'node:crypto';
import type { Guest } from './guest';

/** A session token. Its hash is inserted into the database, as by a sign-in. */
export const TOKEN = 'club_hostile';

/** Text of the row beside the guest, which must stay unchanged. */
export const NEIGHBOUR = 'Соседняя строка';

const TOURNAMENT = {
  tournament_type: 'Американо',
  date: '2099-06-05',
  start_time: '10:00',
  end_time: '12:00',
  level_from: 2,
  level_to: null,
  entry_fee: 1500,
  organizer_name: NEIGHBOUR,
  organizer_phone: '+7 (916) 123-45-67',
  created_at: '2026-05-01T09:00:00.000Z',
  updated_at: '2026-05-02T09:00:00.000Z',
};

function insert(sqlite: Sqlite.Database, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const marks = columns.map((column) => `@${column}`);
  return sqlite
    .prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${marks.join()})`)
    .run(row).lastInsertRowid;
}

function withDatabase<Result>(file: string, use: (sqlite: Sqlite.Database) => Result): Result {
  const sqlite = new Sqlite(file);
  try {
    // The administrator's name changes during an open session, so foreign keys are off.
    sqlite.pragma('foreign_keys = OFF');
    return sqlite.transaction(() => use(sqlite))();
  } finally {
    sqlite.close();
  }
}

export const createTexts = (text: string) => ({
  tournament_type: text,
  date: text,
  start_time: text,
  end_time: text,
  organizer_name: text,
  organizer_phone: text,
  created_at: text,
  updated_at: text,
});

/**
 * Inserts a guest into a club's database without the server's checks, with a neighbour and a session of TOKEN.
 * @returns the id of the guest's tournament
 */
export const insertRows = (file: string, { text, user }: Guest): number =>
  withDatabase(file, (sqlite) => {
    sqlite.exec('DELETE FROM applications; DELETE FROM tournaments; DELETE FROM sessions');
    sqlite.exec('DELETE FROM sqlite_sequence');
    insert(sqlite, 'tournaments', TOURNAMENT);
    const id = Number(insert(sqlite, 'tournaments', { ...TOURNAMENT, ...createTexts(text) }));
    insert(sqlite, 'applications', {
      tournament_id: id,
      level: 3,
      name: text,
      contact_phone: text,
      user_id: text,
      created_at: text,
    });
    sqlite.prepare('UPDATE administrators SET username = ?').run(user);
    insert(sqlite, 'sessions', {
      username: user,
      signed_in_at: Date.now(),
      token_hash: createHash('sha256').update(TOKEN).digest('hex'),
    });
    return id;
  });

/** Changes all texts of the guest's tournament, as another user would. */
export const updateRow = (file: string, id: number, text: string): void =>
  withDatabase(file, (sqlite) => {
    const row = { ...createTexts(text), entry_fee: 200, id };
    const pairs = Object.keys(row).map((column) => `${column} = @${column}`);
    sqlite
      .prepare(`UPDATE tournaments SET ${pairs.join()}, version = version + 1 WHERE id = @id`)
      .run(row);
  });
