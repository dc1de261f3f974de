const text = 'text COLLATE "C"';

/** SQLite's ninth step, in the SQL of PostgreSQL. */
export const playersMigration = `
  CREATE TABLE players (
    id ${text} PRIMARY KEY,
    phone ${text} NOT NULL,
    name_key ${text} NOT NULL,
    merged_into ${text} REFERENCES players (id) DEFERRABLE INITIALLY DEFERRED,
    note ${text} NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1,
    created_at ${text} NOT NULL,
    forgotten_at ${text}
  );
  CREATE UNIQUE INDEX players_known_again ON players (phone, name_key) WHERE name_key <> '';
  CREATE INDEX players_merged ON players (merged_into) WHERE merged_into IS NOT NULL;

  ALTER TABLE applications ADD COLUMN player_id ${text} REFERENCES players (id);
  CREATE INDEX applications_of_player ON applications (player_id);
  DROP TRIGGER application_has_changed ON applications;
  CREATE TRIGGER application_has_changed AFTER INSERT OR DELETE
  OR UPDATE OF tournament_id, name, level, contact_phone, user_id, created_at ON applications
  FOR EACH ROW EXECUTE FUNCTION revise_tournament_of_application();

  ALTER TABLE play_entries ADD COLUMN player_id ${text} REFERENCES players (id);
  CREATE INDEX play_entries_of_player ON play_entries (player_id);
  ALTER TABLE play_entries ADD COLUMN public_name_consent ${text};

  CREATE TABLE player_wishes (
    one_id ${text} NOT NULL REFERENCES players (id),
    other_id ${text} NOT NULL REFERENCES players (id),
    kind ${text} NOT NULL,
    PRIMARY KEY (one_id, other_id)
  );

  CREATE TABLE player_invitations (
    tournament_id bigint NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    player_id ${text} NOT NULL REFERENCES players (id),
    at ${text} NOT NULL,
    PRIMARY KEY (tournament_id, player_id)
  );
`;
