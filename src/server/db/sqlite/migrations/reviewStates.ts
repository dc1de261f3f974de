/**
 * A sign-up that is under review (APPLY-12) has its state beside the person, and comes into the play's changes, which
 * keep everything for good, once the desk has dealt with it: JSON, an EntryState; null from then on.
 */
export const reviewStatesMigration = `
  ALTER TABLE play_entries ADD COLUMN review_state TEXT
    CHECK (review_state IS NULL OR json_valid(review_state));
  CREATE INDEX play_entries_under_review ON play_entries (tournament_id) WHERE review_state IS NOT NULL;
`;
