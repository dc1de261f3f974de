import { createHash } from 'node:crypto';
import type { ClubDatabase } from '../db/tables';

const LENGTH = 16;

/**
 * COMFORT-44: what stands for the club's host where PUBLIC_URL does not name it. It is derived from the time at which
 * the administrator was added, which stays the same in backups, in copies and under a new password.
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
