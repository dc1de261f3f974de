const text = 'text COLLATE "C"';

/** The eighth step of SQLite's in the other language. */
export const playPages = `
  ALTER TABLE plays ADD COLUMN winners ${text} CHECK (winners IS NULL OR winners::json IS NOT NULL);

  CREATE TABLE play_links (
    tournament_id bigint NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    purpose ${text} NOT NULL,
    token ${text} NOT NULL UNIQUE,
    PRIMARY KEY (tournament_id, purpose)
  );
`;
