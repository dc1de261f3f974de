/** Tournaments with their applications, the administrator and the sessions. */
export const initialMigration = `
  CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_type TEXT NOT NULL,
    date TEXT NOT NULL,
    start_time TEXT NOT NULL,
    end_time TEXT,
    level_from REAL NOT NULL,
    level_to REAL,
    entry_fee INTEGER NOT NULL,
    organizer_name TEXT NOT NULL,
    organizer_phone TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE applications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    level REAL,
    contact_phone TEXT NOT NULL,
    user_id ANY NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX applications_of_tournament ON applications (tournament_id, id);

  CREATE TABLE administrators (
    username TEXT PRIMARY KEY,
    password_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    username TEXT NOT NULL REFERENCES administrators (username) ON DELETE CASCADE,
    signed_in_at INTEGER NOT NULL
  ) STRICT;
`;
