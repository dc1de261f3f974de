/** The tournament that another one copies, and the club's usual settings of plays by type of tournament. */
export const usualSettingsMigration = `
  ALTER TABLE tournaments ADD COLUMN copied_from INTEGER;

  CREATE TABLE usual_settings (
    tournament_type TEXT PRIMARY KEY,
    settings TEXT NOT NULL CHECK (json_valid(settings))
  ) STRICT;
`;
