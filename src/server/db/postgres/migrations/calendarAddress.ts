/** SQLite's fifth step, in the SQL of PostgreSQL. */
export const calendarAddressMigration = `
  CREATE TABLE calendar_address (
    id integer PRIMARY KEY CHECK (id = 1),
    token text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    last_read_at text COLLATE "C"
  );
`;
