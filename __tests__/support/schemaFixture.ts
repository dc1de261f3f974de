import Sqlite, { type Database } from 'better-sqlite3';
import path from 'node:path';
import { migrateSqlite, SQLITE_MIGRATIONS } from '../../src/server/db/sqlite/migrateSqlite';

/** SQL that adds rows to each schema, oldest schema first. The administrator is admin / «пароль». */
const ROWS: readonly string[] = [
  `
  INSERT INTO administrators VALUES ('admin',
    'scrypt$2$1$1$Y2x1Yi1maXh0dXJlLXNhbA$ud2ivl2M2CASY8oTHm5v75kZXrKA-4reOMVhfdzwLug',
    '2026-05-01T06:00:00.000Z', '2026-05-01T06:00:00.000Z');
  INSERT INTO sessions VALUES
    ('494741788eea2c8f4baf17ec317d94e6951b531268c3f4e2308fe90aa66db303', 'admin', 1780304400000);
  INSERT INTO tournaments (id, tournament_type, date, start_time, end_time, level_from, level_to,
    entry_fee, organizer_name, organizer_phone, version, created_at, updated_at) VALUES
    (1, 'Мексикано', '2026-06-20', '10:00', '13:30', 2, 4.5, 1500, 'Анна Соколова',
      '+7 (916) 123-45-67', 3, '2026-05-01T09:00:00.000Z', '2026-05-03T09:00:00.000Z'),
    (2, 'Американо', '2025-01-18', '18:30', NULL, 1.5, NULL, 0, 'О’Нил "Ё" 😀',
      '+7 (903) 765-43-21', 1, '2025-01-02T09:00:00.000Z', '2025-01-02T09:00:00.000Z'),
    (4, 'Мексикано', '2026-06-20', '10:00', NULL, 1, NULL, 0, 'Вера Ершова',
      '+7 (903) 765-43-21', 1, '2026-05-04T09:00:00.000Z', '2026-05-04T09:00:00.000Z');
  INSERT INTO applications (id, tournament_id, name, level, contact_phone, user_id, created_at) VALUES
    (1, 1, 'Пётр Ершов', 3.5, '+7 (903) 765-43-21', 4943216572, '2026-05-02T09:00:00.000Z'),
    (2, 1, 'Юлия Орлова', NULL, '+7 (903) 765-43-22', '007', '2026-05-02T10:00:00.000Z'),
    (3, 2, 'Илья Громов', 1, '+7 (903) 765-43-23', 'tg:ilya', '2025-01-03T10:00:00.000Z');
  DELETE FROM tournaments WHERE id = 4;
  `,
  `
  INSERT INTO tournaments (id, tournament_type, date, start_time, level_from, entry_fee,
    organizer_name, organizer_phone, version, created_at, updated_at, deleted_at) VALUES
    (5, 'Американо', '2026-07-04', '09:00', 1, 900, 'Вера Ершова', '+7 (903) 765-43-21', 3,
      '2026-05-30T09:00:00.000Z', '2026-05-31T09:00:00.000Z', '2026-05-31T12:00:00.000Z');
  INSERT INTO applications (id, tournament_id, name, level, contact_phone, user_id, created_at) VALUES
    (4, 5, 'Егор Беляев', 2, '+7 (903) 765-43-24', 17, '2026-05-30T10:00:00.000Z');
  INSERT INTO tournament_history VALUES
    (1, 5, '2026-05-30T09:00:00.000Z', 'admin', 'created', 1, '[
      {"field":"tournament_type","from":null,"to":"Американо"},
      {"field":"date","from":null,"to":"2026-07-04"},
      {"field":"start_time","from":null,"to":"09:00"},
      {"field":"level_from","from":null,"to":1},
      {"field":"entry_fee","from":null,"to":800},
      {"field":"organizer_name","from":null,"to":"Вера Ершова"},
      {"field":"organizer_phone","from":null,"to":"+7 (903) 765-43-21"}]'),
    (2, 5, '2026-05-31T09:00:00.000Z', 'admin', 'updated', 2,
      '[{"field":"entry_fee","from":800,"to":900}]'),
    (3, 5, '2026-05-31T12:00:00.000Z', 'командная строка', 'deleted', 3, '[]');
  INSERT INTO idempotency_keys VALUES ('admin', 'a', 'POST /api/tournaments',
    'da39a3ee', 201, '{"id":5,"version":1}', '2026-06-01T08:59:00.000Z');
  `,
  `
  INSERT INTO applications (id, tournament_id, name, level, contact_phone, user_id, created_at) VALUES
    (5, 2, 'Вера Ершова', 4.5, '+7 (903) 765-43-21', 18, '2026-06-02T10:00:00.000Z');
  `,
  `
  INSERT INTO sign_in_failures VALUES
    ('192.0.2.7', '[1780304300000,1780304350000]', 2, 1780304350000);
  `,
  `
  INSERT INTO calendar_address VALUES
    (1, 'c2Vhc29uLWZpeHR1cmU', '2026-06-03T09:00:00.000Z', '2026-06-03T10:00:00.000Z');
  `,
  `
  UPDATE trash_clock SET observed_ms = 259200000, updated_at = 1780304400000,
    jumped_at = 1780300800000, jumped_by = -86400000;
  UPDATE tournaments SET deleted_at_observed = 172800000 WHERE id = 5;
  `,
  `
  INSERT INTO plays (tournament_id, version, sign_up_token, sign_up_key, capacity, confirmed,
    waiting, paid, pay_own_fee, other_fees)
    VALUES (1, 2, 'c2lnbi11cC1maXh0dXJl', 'a2V5LWZpeHR1cmU', 12, 1, 0, 1500, 1, 0);
  INSERT INTO play_changes (seq, tournament_id, id, at, username, undoes, events) VALUES (1, 1, '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0001',
    '2026-06-04T09:00:00.000Z', NULL, NULL, '[{"kind":"entryAdded",
      "entryId":"8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0002","state":{"status":"confirmed","rank":"a0",
      "attendance":null,"fee":null,"payment":null,"paid":0,"isRefunded":false,"needsNotice":false}}]');
  INSERT INTO play_changes (seq, tournament_id, id, at, username, undoes, events) VALUES (2, 1, '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0003',
    '2026-06-04T10:00:00.000Z', 'admin', NULL, '[{"kind":"settingsChanged","from":{"capacity":null},
      "to":{"capacity":12}},{"kind":"entryChanged","entryId":"8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0002",
      "from":{"payment":null,"paid":0},"to":{"payment":"cash","paid":1500}}]');
  INSERT INTO play_entries (id, tournament_id, application_id, given_name, family_name, phone, level,
    source, status, consent_version, cancel_hash, created_at, version)
    VALUES ('8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0002', 1, 1, 'Пётр', 'Ершов',
    '+7 (903) 765-43-21', 3.5, 'application', 'confirmed', NULL, NULL, '2026-05-02T09:00:00.000Z', 1);
  INSERT INTO sign_ups VALUES (1, 1, '192.0.2.7', 1780563600000);
  `,
  `
  UPDATE plays SET winners = '["8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0002"]' WHERE tournament_id = 1;
  INSERT INTO play_links VALUES (1, 'live', 'bGl2ZS1maXh0dXJl'), (1, 'score', 'c2NvcmUtZml4dHVyZQ');
  `,
  `
  INSERT INTO players (id, phone, name_key, merged_into, note, version, created_at, forgotten_at) VALUES
    ('8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0004', '+7 (903) 765-43-21', 'ершов петр', NULL, 'левша', 2,
      '2026-06-05T09:00:00.000Z', NULL),
    ('8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0005', '', 'ершов петр', '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0004', '', 1,
      '2026-06-05T09:00:00.000Z', NULL),
    ('8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0006', '', '', NULL, '', 1, '2026-06-05T09:00:00.000Z',
      '2026-06-06T09:00:00.000Z');
  UPDATE applications SET player_id = '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0004' WHERE id = 1;
  UPDATE play_entries SET player_id = '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0004', public_name_consent = '2026-11-25';
  INSERT INTO player_wishes VALUES ('8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0004',
    '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0005', 'notPartners');
  INSERT INTO player_invitations VALUES
    (1, '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0004', '2026-06-05T10:00:00.000Z');
  `,
  `
  INSERT INTO play_entries (id, tournament_id, given_name, family_name, phone, level, source, status,
    consent_version, cancel_hash, created_at, review_state)
    VALUES ('8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0007', 1, 'Юлия', 'Орлова', '+7 (903) 765-43-22', NULL,
    'signUp', 'review', '2026-11-25', 'cmV2aWV3LWZpeHR1cmU', '2026-06-07T09:00:00.000Z',
    '{"status":"review","rank":"a0","attendance":null,"fromRound":null,"replaces":null,"sharesRow":false,
      "sex":"f","partner":null,"fee":null,"payment":null,"paid":0,"isRefunded":false,"needsNotice":false}');
  `,
  `
  INSERT INTO play_changes VALUES (3, 1, '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0008', '2026-06-08T09:00:00.000Z',
    'admin', NULL, '[{"kind":"entryChanged","entryId":"8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0007",
      "from":{"status":"review"},"to":{"status":"declined"}}]', 1);
  UPDATE play_entries SET status = 'declined', review_state = replace(review_state, '"review"', '"declined"')
    WHERE id = '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0007';
  `,
  `
  UPDATE players SET version = 3, correction = '{"givenName":"Пётр","familyName":"Ершов",
    "phone":"+7 (903) 765-43-21","level":4,"at":{"level":"2026-06-09T09:00:00.000Z"}}'
    WHERE id = '8b9ff0a3-1f5c-4c2b-9f55-3f1c4f4f0004';
  `,
  `
  UPDATE tournaments SET copied_from = 2 WHERE id = 5;
  INSERT INTO usual_settings VALUES ('Американо', '{"capacity":8,"courts":2}');
  `,
  `
  UPDATE plays SET absent = 0 WHERE tournament_id = 1;
  `,
];

/** Folder relative to the project, in which the tests run. */
const FOLDER = '__tests__/server/fixtures';

/** Path of the committed database of a released schema. */
export const getFixturePath = (schema: number): string =>
  path.resolve(FOLDER, `schema-${schema}.db`);

/** Migrates an empty database up to a schema, and fills it. */
export function fillSchema(sqlite: Database, schema: number): void {
  migrateSqlite(sqlite, SQLITE_MIGRATIONS.slice(0, schema));
  for (const rows of ROWS.slice(0, schema)) sqlite.exec(rows);
}

/**
 * Creates the database file to commit with a new schema. Add its rows above, then run | `npx tsx -e
 * "import('./__tests__/support/schemaFixture.ts').then((m) => m.createFixture(2))"`.
 */
export function createFixture(schema: number): void {
  const sqlite = new Sqlite(getFixturePath(schema));
  fillSchema(sqlite, schema);
  sqlite.exec('VACUUM');
  sqlite.close();
}
