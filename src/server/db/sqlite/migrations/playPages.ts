/**
 * The winners of a play, and the secret addresses of its pages. `winners` is JSON, an array of entry ids, and null
 * before they are known. `play_links` has one address for each purpose.
 */
export const playPagesMigration = `
  ALTER TABLE plays ADD COLUMN winners TEXT CHECK (winners IS NULL OR json_valid(winners));

  CREATE TABLE play_links (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    PRIMARY KEY (tournament_id, purpose)
  ) STRICT;
`;
