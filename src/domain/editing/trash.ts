import { DAY_MS } from '../dates/durations';
import { parseInstant } from '../dates/dates';
import { TRASH_DAYS, type TrashedTournament } from './history';
import { isRecord, toText } from '../lib/coerce';
import { parseTournaments } from '../tournament/tournamentWire';

/**
 * Parses the tournaments in the trash, normalised like the list (TRUST-5, WIRE-6, WIRE-7).
 * @returns null when the data is no array
 */
export function parseTrash(data: unknown): TrashedTournament[] | null {
  if (!Array.isArray(data)) return null;
  const knownIds = new Set<number>();
  return data.filter(isRecord).flatMap((row) =>
    parseTournaments([row], knownIds)!.map((tournament) => ({
      ...tournament,
      deleted_at: toText(row.deleted_at),
    })),
  );
}

/**
 * Number of days for which a deleted tournament can still be restored; a started day counts (TRUST-9).
 * @param deletedAt ISO instant
 * @param now ms since the epoch; a slow clock cannot raise the result above the limit
 * @returns null when the time of deletion is unknown
 */
export function countTrashDaysLeft(deletedAt: string, now: number): number | null {
  const since = parseInstant(deletedAt);
  if (Number.isNaN(since)) return null;
  const left = Math.ceil(TRASH_DAYS - (now - since) / DAY_MS);
  return Math.min(Math.max(left, 0), TRASH_DAYS);
}
