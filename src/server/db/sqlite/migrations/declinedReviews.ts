/**
 * A change that only declines sign-ups under review belongs only to the history (APPLY-12). `beside` is 1 for such a
 * change, which the fold skips, and null for all others. A sign-up that was never accepted loses its player, unless
 * that player is forgotten.
 */
export const declinedReviewsMigration = `
  ALTER TABLE play_changes ADD COLUMN beside INTEGER;
  CREATE INDEX play_changes_folded ON play_changes (tournament_id, seq) WHERE beside IS NULL;
  UPDATE play_entries SET player_id = NULL
  WHERE source = 'signUp' AND application_id IS NULL AND status NOT IN ('confirmed', 'waiting')
    AND player_id IN (SELECT id FROM players WHERE forgotten_at IS NULL);
`;
