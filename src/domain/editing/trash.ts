import { DAY_MS } from '../dates/durations';
import { parseInstant } from '../dates/dates';
import { TRASH_DAYS, type TrashedTournament } from './history';
import { isRecord, toText } from '../lib/coerce';
import { parseTournaments } from '../tournament/tournamentWire';

/**
 * TRUST-5: what is in the trash, normalised as the list is (WIRE-6, WIRE-7).
 * @returns null where the data is no array
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
 * TRUST-9: how many days a deleted tournament remains, begun ones counted.
 * @param deletedAt ISO instant
 * @param now ms since the epoch; a clock that is behind makes none more than there are
 * @returns null where nobody knows when it was deleted
 */
export function countTrashDaysLeft(deletedAt: string, now: number): number | null {
  const since = parseInstant(deletedAt);
  if (Number.isNaN(since)) return null;
  const left = Math.ceil(TRASH_DAYS - (now - since) / DAY_MS);
  return Math.min(Math.max(left, 0), TRASH_DAYS);
}
