/**
 * The time during which servers have watched the trash. It defines when the trash is emptied, because the system's
 * clock may be wrong by years. Tournaments that were in the trash before this step are watched from now on.
 */
export const trashClockMigration = `
  CREATE TABLE trash_clock (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    observed_ms INTEGER NOT NULL,
    updated_at INTEGER,
    jumped_at INTEGER,
    jumped_by INTEGER
  ) STRICT;
  INSERT INTO trash_clock VALUES (1, 0, NULL, NULL, NULL);

  ALTER TABLE tournaments ADD COLUMN deleted_at_observed INTEGER NOT NULL DEFAULT 0;
`;
