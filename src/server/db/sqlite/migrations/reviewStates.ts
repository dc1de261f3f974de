/**
 * A sign-up under review keeps its state with the person: JSON, an EntryState (APPLY-12). It enters the play's
 * permanent changes once the desk has dealt with it, and the state is null from then on.
 */
export const reviewStatesMigration = `
  ALTER TABLE play_entries ADD COLUMN review_state TEXT
    CHECK (review_state IS NULL OR json_valid(review_state));
  CREATE INDEX play_entries_under_review ON play_entries (tournament_id) WHERE review_state IS NOT NULL;
`;
