const text = 'text COLLATE "C"';

/** SQLite's eighth step, in the SQL of PostgreSQL. */
export const playPagesMigration = `
  ALTER TABLE plays ADD COLUMN winners ${text} CHECK (winners IS NULL OR winners::json IS NOT NULL);

  CREATE TABLE play_links (
    tournament_id bigint NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    purpose ${text} NOT NULL,
    token ${text} NOT NULL UNIQUE,
    PRIMARY KEY (tournament_id, purpose)
  );
`;
