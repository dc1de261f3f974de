import { toPhoneKey } from '../../fields/playerPhone';
import { findLevelMismatch, type LevelRange } from '../../fields/level';
import { groupBy } from '../../lib/groupBy';
import type { ConcurrentTournament, Entry } from '../model/entry';
import { formatFullName } from '../people/names';
import { isSameName } from '../../lib/sameName';
import { listWithStatus } from './roster';

/** A warning about an entry. `others` are entries with the same phone. */
export type EntryWarning =
  | { kind: 'level'; side: 'ниже' | 'выше' }
  | { kind: 'samePhone' | 'twice'; others: readonly Entry[] }
  | { kind: 'elsewhere'; tournaments: readonly ConcurrentTournament[] };

/** The entries that play or may play, in roster order; only they get warnings. */
export const listActiveEntries = (entries: readonly Entry[]): Entry[] =>
  (['confirmed', 'waiting', 'review'] as const).flatMap((status) =>
    listWithStatus(entries, status),
  );

/** Key of an entry's phone, the same for every spelling; null without a phone. */
export const getPhoneKey = ({ phone }: Pick<Entry, 'phone'>): string | null =>
  toPhoneKey(phone ?? '') || null;

function listWarnings(
  entry: Entry,
  samePhone: readonly Entry[],
  range: LevelRange,
): EntryWarning[] {
  const side = findLevelMismatch(entry.level, range);
  const groups = groupBy(samePhone, (other) =>
    isSameName(formatFullName(entry), formatFullName(other)),
  );
  const twice = groups.get(true);
  const others = groups.get(false);
  return [
    ...(side ? [{ kind: 'level' as const, side }] : []),
    ...(others ? [{ kind: 'samePhone' as const, others }] : []),
    ...(twice ? [{ kind: 'twice' as const, others: twice }] : []),
    ...(entry.elsewhere.length > 0
      ? [{ kind: 'elsewhere' as const, tournaments: entry.elsewhere }]
      : []),
  ];
}

/**
 * Warnings of each entry, which prevent no action (ROSTER-9).
 * @param range the tournament's levels
 * @returns by entry id, in roster order, without entries that have no warning
 */
export function collectEntryWarnings(
  entries: readonly Entry[],
  range: LevelRange,
): Map<string, EntryWarning[]> {
  const active = listActiveEntries(entries);
  const byPhone = groupBy(active, getPhoneKey);
  const found = active.map((entry) => {
    const phone = getPhoneKey(entry);
    const samePhone = phone === null ? [] : byPhone.get(phone)!.filter((one) => one !== entry);
    return [entry.id, listWarnings(entry, samePhone, range)] as const;
  });
  return new Map(found.filter(([, warnings]) => warnings.length > 0));
}
