/** SQLite's eleventh step, in the SQL of PostgreSQL. */
export const declinedReviewsMigration = `
  ALTER TABLE play_changes ADD COLUMN beside integer;
  CREATE INDEX play_changes_folded ON play_changes (tournament_id, seq) WHERE beside IS NULL;
  UPDATE play_entries SET player_id = NULL
  WHERE source = 'signUp' AND application_id IS NULL AND status NOT IN ('confirmed', 'waiting')
    AND player_id IN (SELECT id FROM players WHERE forgotten_at IS NULL);
`;
