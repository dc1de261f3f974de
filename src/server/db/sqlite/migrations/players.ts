/**
 * Players over all tournaments. Applications and entries refer to their player, or to none yet. Duplicates of a person
 * are merged into one player. Pairs have wishes (player_wishes), tournaments have invitations (player_invitations). An
 * entry keeps the version of the text that allows showing its full name (SEEN-71). Matching an applicant to a player
 * does not change the list.
 */
export const playersMigration = `
  CREATE TABLE players (
    id TEXT PRIMARY KEY,
    phone TEXT NOT NULL,
    name_key TEXT NOT NULL,
    merged_into TEXT REFERENCES players (id) DEFERRABLE INITIALLY DEFERRED,
    note TEXT NOT NULL DEFAULT '',
    version INTEGER NOT NULL DEFAULT 1,
    created_at TEXT NOT NULL,
    forgotten_at TEXT
  ) STRICT;
  CREATE UNIQUE INDEX players_known_again ON players (phone, name_key) WHERE name_key <> '';
  CREATE INDEX players_merged ON players (merged_into) WHERE merged_into IS NOT NULL;

  ALTER TABLE applications ADD COLUMN player_id TEXT REFERENCES players (id);
  CREATE INDEX applications_of_player ON applications (player_id);
  DROP TRIGGER application_has_changed;
  CREATE TRIGGER application_has_changed
  AFTER UPDATE OF tournament_id, name, level, contact_phone, user_id, created_at ON applications
  BEGIN
    UPDATE list_state SET revision = revision + 1;
    UPDATE tournaments SET revision = (SELECT revision FROM list_state) WHERE id = NEW.tournament_id;
  END;

  ALTER TABLE play_entries ADD COLUMN player_id TEXT REFERENCES players (id);
  CREATE INDEX play_entries_of_player ON play_entries (player_id);
  ALTER TABLE play_entries ADD COLUMN public_name_consent TEXT;

  CREATE TABLE player_wishes (
    one_id TEXT NOT NULL REFERENCES players (id),
    other_id TEXT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    PRIMARY KEY (one_id, other_id)
  ) STRICT;

  CREATE TABLE player_invitations (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player_id TEXT NOT NULL REFERENCES players (id),
    at TEXT NOT NULL,
    PRIMARY KEY (tournament_id, player_id)
  ) STRICT;
`;
