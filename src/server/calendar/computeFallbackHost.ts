import { createHash } from 'node:crypto';
import type { ClubDatabase } from '../db/tables';

const LENGTH = 16;

/**
 * Computes a host for the calendar when PUBLIC_URL does not name the club's (COMFORT-44). The host derives from the
 * time at which the administrator was added. It stays the same in backups, in copies and after a change of the
 * password.
 */
export async function computeFallbackHost(database: ClubDatabase): Promise<string> {
  const { created_at } = await database
    .selectFrom('administrators')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  const hash = createHash('sha256').update(`club ${created_at}`).digest('hex');
  return `club-${hash.slice(0, LENGTH)}`;
}
