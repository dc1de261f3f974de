/** The secret address at which calendars read the season. Without a row there is no address. */
export const calendarAddressMigration = `
  CREATE TABLE calendar_address (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    token TEXT NOT NULL,
    created_at TEXT NOT NULL,
    last_read_at TEXT
  ) STRICT;
`;
