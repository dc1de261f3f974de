import Sqlite from 'better-sqlite3';
import { setTimeout as sleep } from 'node:timers/promises';
import { Club } from '../club';
import { createEntry } from '../entries';
import type { Piece } from '../part';

const STEPS = 2;
const TRASHED = 30_000;
const APPLICATIONS_EACH = 12;
const DELETED_AT = '2026-01-01T00:00:00.000Z';
const WATCHED_MS = 31 * 86_400_000;

/** Fills the trash with tournaments that the next start must all delete. */
function fillTrash(file: string): void {
  const sqlite = new Sqlite(file);
  const numbers = (count: number) =>
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  sqlite.exec(`
    BEGIN;
    INSERT INTO tournaments (tournament_type, date, start_time, level_from, entry_fee, organizer_name,
      organizer_phone, created_at, updated_at, deleted_at)
      ${numbers(TRASHED)} SELECT 'Мексикано', '2025-12-20', '10:00', 1, 0, 'Анна Соколова',
      '+7 (916) 123-45-67', '${DELETED_AT}', '${DELETED_AT}', '${DELETED_AT}' FROM numbers;
    INSERT INTO applications (tournament_id, name, contact_phone, user_id, created_at)
      ${numbers(APPLICATIONS_EACH)} SELECT id, 'Пётр Ершов', '', n, '${DELETED_AT}'
      FROM tournaments, numbers WHERE deleted_at IS NOT NULL;
    UPDATE trash_clock SET observed_ms = observed_ms + ${WATCHED_MS};
    COMMIT`);
  sqlite.close();
}

async function openPiece() {
  return {
    async step() {
      const club = new Club();
      try {
        await club.start();
        await club.end('SIGTERM');
        fillTrash(club.databaseFile);
        await club.start();
        const since = performance.now();
        const sqlite = new Sqlite(club.databaseFile, { readonly: true });
        const left = sqlite
          .prepare<[], number>('SELECT count(*) FROM tournaments WHERE deleted_at IS NOT NULL')
          .pluck();
        const times: number[] = [];
        let refused = 0;
        while (left.get()! > 0) {
          const asked = performance.now();
          const isWrite = times.length % 2 === 0;
          const { status } = isWrite
            ? await club.ask('POST', '/api/tournaments', { body: createEntry(times.length) })
            : await club.ask('GET', '/api/calendar');
          times.push(performance.now() - asked);
          refused += status < 300 ? 0 : 1;
          await sleep(20);
        }
        sqlite.close();
        return {
          purged: TRASHED,
          answers: times.length,
          refused,
          slowest: Math.ceil(Math.max(...times)),
          seconds: Math.ceil((performance.now() - since) / 1_000),
        };
      } finally {
        await club.remove();
      }
    },
    close: async () => undefined,
  };
}

/** Checks that emptying a large trash delays no request. */
export const systemTrash: Piece = {
  title:
    `A server starts on a trash of ${TRASHED} tournaments with ${APPLICATIONS_EACH} applications each, ` +
    'all of them due; while it empties that, one after another create tournaments and read.',
  steps: STEPS,
  open: openPiece,
  most: ['slowest', 'seconds'],
  figures: ({ purged, answers, refused, slowest, seconds }) => [
    { what: 'tournaments removed for good', figure: purged ?? 0 },
    { what: 'within, at most, s', figure: seconds ?? 0 },
    { what: 'answers meanwhile', figure: answers ?? 0 },
    { what: 'of them refused', figure: refused ?? 0, wanted: 0 },
    { what: 'the slowest, ms', figure: slowest ?? 0, atMost: 200 },
  ],
};
