/**
 * Plays of tournaments. `play_changes` is a log without personal data, to which rows are only added. `play_entries`
 * contains the people of the entries, who can be forgotten. `sign_ups` contains the sign-ups of the last hour, limited
 * by address and by tournament.
 */
export const playsMigration = `
  CREATE TABLE plays (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    sign_up_token TEXT NOT NULL UNIQUE,
    sign_up_key TEXT NOT NULL,
    capacity INTEGER,
    confirmed INTEGER NOT NULL,
    waiting INTEGER NOT NULL,
    paid INTEGER NOT NULL,
    pay_own_fee INTEGER NOT NULL,
    other_fees INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE play_changes (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL,
    id TEXT NOT NULL,
    at TEXT NOT NULL,
    username TEXT,
    undoes TEXT,
    events TEXT NOT NULL CHECK (json_valid(events)),
    UNIQUE (tournament_id, id)
  ) STRICT;
  CREATE TRIGGER play_changes_only_grow BEFORE INSERT ON play_changes
  WHEN EXISTS (SELECT 1 FROM play_changes WHERE seq = NEW.seq)
  BEGIN
    SELECT RAISE(ABORT, 'play_changes is append-only');
  END;
  CREATE TRIGGER play_changes_keep_rows BEFORE UPDATE ON play_changes
  BEGIN
    SELECT RAISE(ABORT, 'play_changes is append-only');
  END;
  CREATE TRIGGER play_changes_lose_nothing BEFORE DELETE ON play_changes
  BEGIN
    SELECT RAISE(ABORT, 'play_changes is append-only');
  END;

  CREATE TABLE play_entries (
    id TEXT PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    application_id INTEGER UNIQUE REFERENCES applications (id) ON DELETE SET NULL,
    given_name TEXT NOT NULL,
    family_name TEXT NOT NULL,
    phone TEXT,
    level REAL,
    source TEXT NOT NULL,
    status TEXT NOT NULL,
    consent_version TEXT,
    cancel_hash TEXT UNIQUE,
    created_at TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE INDEX play_entries_of_tournament ON play_entries (tournament_id, status);
  CREATE INDEX play_entries_by_phone ON play_entries (phone);

  CREATE TABLE sign_ups (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sign_ups_by_address ON sign_ups (address, at);
  CREATE INDEX sign_ups_of_tournament ON sign_ups (tournament_id, at);
`;
