/** A play's number of players who did not come (ROSTER-42), for both databases; null until it is counted. */
export const absentMigration = `
  ALTER TABLE plays ADD COLUMN absent INTEGER;
`;
