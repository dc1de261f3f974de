import { generateKeyBetween } from 'fractional-indexing';
import type { EntryChangedEvent } from '../log/events';
import type { EntryState, EntryStatus } from '../model/entry';

type Ranked = Pick<EntryState, 'status' | 'rank'>;

/** Entries with one of these statuses, sorted by rank as text; the id breaks ties. */
export const listWithStatus = <One extends Ranked & { id: string }>(
  entries: readonly One[],
  ...statuses: readonly EntryStatus[]
): One[] =>
  entries
    .filter(({ status }) => statuses.includes(status))
    .sort((one, other) => {
      const [a, b] = one.rank === other.rank ? [one.id, other.id] : [one.rank, other.rank];
      return a < b ? -1 : 1;
    });

/** Ids of entries with one of these statuses, in roster order. */
export const listIdsWithStatus = (
  entries: Readonly<Record<string, Ranked>>,
  ...statuses: readonly EntryStatus[]
): string[] =>
  listWithStatus(
    Object.entries(entries).map(([id, { status, rank }]) => ({ id, status, rank })),
    ...statuses,
  ).map(({ id }) => id);

/** Statuses of entries that do not play; both share one part of the roster. */
const GONE = ['declined', 'withdrawn'] as const;

/** The statuses that share a part of the roster with `status`. */
const listGroupStatuses = (status: EntryStatus): readonly EntryStatus[] =>
  GONE.some((one) => one === status) ? GONE : [status];

/** A rank after all entries of a status. */
export function createLastRank(
  entries: Readonly<Record<string, Ranked>>,
  status: EntryStatus,
): string {
  const last = listIdsWithStatus(entries, status).at(-1);
  return generateKeyBetween(last === undefined ? null : entries[last]!.rank, null);
}

/**
 * Creates the event that moves an entry to a status and position; null when it is already there (ROSTER-6).
 * @param before the entry that follows; null, or an entry outside this part, means the end
 */
export function createMoveEvent(
  entries: Readonly<Record<string, EntryState>>,
  entryId: string,
  status: EntryStatus,
  before: string | null,
): EntryChangedEvent | null {
  const entry = entries[entryId]!;
  if (before === entryId && entry.status === status) return null;
  const others = listIdsWithStatus(entries, ...listGroupStatuses(status)).filter(
    (id) => id !== entryId,
  );
  const found = before === null ? -1 : others.indexOf(before);
  const at = found < 0 ? others.length : found;
  const lower = others[at - 1] === undefined ? null : entries[others[at - 1]!]!.rank;
  // Two entries may have the same rank, set by two devices, so the next greater rank is the bound.
  const upper =
    others
      .slice(at)
      .map((id) => entries[id]!.rank)
      .find((rank) => lower === null || rank > lower) ?? null;
  const isThere =
    entry.status === status &&
    (lower === null || entry.rank > lower) &&
    (upper === null || entry.rank < upper);
  if (isThere) return null;
  const rank = generateKeyBetween(lower, upper);
  // An entry without a spot needs no notice of its promotion any more (ROSTER-7).
  const isNoticeIdle = entry.needsNotice && status !== 'confirmed';
  return {
    kind: 'entryChanged',
    entryId,
    from: { status: entry.status, rank: entry.rank, ...(isNoticeIdle && { needsNotice: true }) },
    to: { status, rank, ...(isNoticeIdle && { needsNotice: false }) },
  };
}
