const text = 'text COLLATE "C"';

/** SQLite's thirteenth step, in the SQL of PostgreSQL. */
export const usualSettingsMigration = `
  ALTER TABLE tournaments ADD COLUMN copied_from bigint;

  CREATE TABLE usual_settings (
    tournament_type ${text} PRIMARY KEY,
    settings ${text} NOT NULL CHECK (settings::json IS NOT NULL)
  );
`;
