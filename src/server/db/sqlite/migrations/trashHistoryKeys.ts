/**
 * The trash, the history of tournaments, and responses stored by idempotency key. Earlier changes of a tournament are
 * unknown, so its history starts empty.
 */
export const trashHistoryKeysMigration = `
  ALTER TABLE tournaments ADD COLUMN deleted_at TEXT;
  CREATE INDEX tournaments_in_trash ON tournaments (deleted_at) WHERE deleted_at IS NOT NULL;

  CREATE TABLE tournament_history (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL,
    at TEXT NOT NULL,
    username TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('created', 'updated', 'deleted', 'restored', 'purged')),
    version INTEGER NOT NULL,
    changes TEXT NOT NULL CHECK (json_valid(changes))
  ) STRICT;
  CREATE INDEX history_of_tournament ON tournament_history (tournament_id, id);
  CREATE TRIGGER tournament_history_only_grows BEFORE INSERT ON tournament_history
  WHEN EXISTS (SELECT 1 FROM tournament_history WHERE id = NEW.id)
  BEGIN
    SELECT RAISE(ABORT, 'tournament_history is append-only');
  END;
  CREATE TRIGGER tournament_history_keeps_entries BEFORE UPDATE ON tournament_history
  BEGIN
    SELECT RAISE(ABORT, 'tournament_history is append-only');
  END;
  CREATE TRIGGER tournament_history_loses_nothing BEFORE DELETE ON tournament_history
  BEGIN
    SELECT RAISE(ABORT, 'tournament_history is append-only');
  END;

  CREATE TABLE idempotency_keys (
    username TEXT NOT NULL,
    key TEXT NOT NULL,
    request TEXT NOT NULL,
    body_hash TEXT NOT NULL,
    status INTEGER NOT NULL,
    answer TEXT NOT NULL,
    created_at TEXT NOT NULL,
    PRIMARY KEY (username, key)
  ) STRICT;
  CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
`;
