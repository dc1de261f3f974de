/** The fifth step of SQLite's in the other language. */
export const calendarAddress = `
  CREATE TABLE calendar_address (
    id integer PRIMARY KEY CHECK (id = 1),
    token text COLLATE "C" NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    last_read_at text COLLATE "C"
  );
`;
