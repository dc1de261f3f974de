/**
 * The state of a sign-up under review: JSON, an EntryState (APPLY-12). The state enters the play's permanent changes
 * after the desk has dealt with the sign-up, and is then null.
 */
export const reviewStatesMigration = `
  ALTER TABLE play_entries ADD COLUMN review_state TEXT
    CHECK (review_state IS NULL OR json_valid(review_state));
  CREATE INDEX play_entries_under_review ON play_entries (tournament_id) WHERE review_state IS NOT NULL;
`;
