const touch = (tournamentId: string) => `
    UPDATE list_state SET revision = revision + 1;
    UPDATE tournaments SET revision = (SELECT revision FROM list_state) WHERE id = ${tournamentId};`;

/**
 * Revisions of the list. Each change of a tournament or its applications, by any program, increases the revision. A row
 * deleted for good starts a new epoch, in which earlier revisions have no meaning.
 */
export const listRevisionsMigration = `
  CREATE TABLE list_state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    epoch INTEGER NOT NULL,
    revision INTEGER NOT NULL
  ) STRICT;
  INSERT INTO list_state VALUES (1, 1, 0);

  ALTER TABLE tournaments ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX tournaments_by_revision ON tournaments (revision);

  CREATE TRIGGER tournament_is_new AFTER INSERT ON tournaments
  BEGIN${touch('NEW.id')}
  END;
  CREATE TRIGGER tournament_has_changed AFTER UPDATE ON tournaments
  WHEN NEW.revision = OLD.revision
  BEGIN${touch('NEW.id')}
  END;
  CREATE TRIGGER tournament_is_gone AFTER DELETE ON tournaments
  BEGIN
    UPDATE list_state SET epoch = epoch + 1, revision = revision + 1;
  END;

  CREATE TRIGGER application_is_new AFTER INSERT ON applications
  BEGIN${touch('NEW.tournament_id')}
  END;
  CREATE TRIGGER application_has_changed AFTER UPDATE ON applications
  BEGIN${touch('NEW.tournament_id')}
  END;
  CREATE TRIGGER application_is_gone AFTER DELETE ON applications
  BEGIN${touch('OLD.tournament_id')}
  END;
`;
