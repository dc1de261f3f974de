/** The number of a play's players who did not come (ROSTER-42), for both databases. Null until it is counted. */
export const absentMigration = `
  ALTER TABLE plays ADD COLUMN absent INTEGER;
`;
