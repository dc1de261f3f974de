/** SQLite's tenth step, in the SQL of PostgreSQL. */
export const reviewStatesMigration = `
  ALTER TABLE play_entries ADD COLUMN review_state text COLLATE "C"
    CHECK (review_state IS NULL OR review_state::json IS NOT NULL);
  CREATE INDEX play_entries_under_review ON play_entries (tournament_id) WHERE review_state IS NOT NULL;
`;
