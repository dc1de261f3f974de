/** SQLite's sixth step, in the SQL of PostgreSQL. */
export const trashClockMigration = `
  CREATE TABLE trash_clock (
    id integer PRIMARY KEY CHECK (id = 1),
    observed_ms bigint NOT NULL,
    updated_at bigint,
    jumped_at bigint,
    jumped_by bigint
  );
  INSERT INTO trash_clock VALUES (1, 0, NULL, NULL, NULL);

  ALTER TABLE tournaments ADD COLUMN deleted_at_observed bigint NOT NULL DEFAULT 0;
`;
