import { groupBy } from '../groupBy';
import { parsePhone } from '../importing/cellParsing';
import { levelOutside, type LevelRange } from '../levelText';
import type { Elsewhere, Entry } from './entry';
import { fullName } from './names';
import { inOrder } from './roster';
import { isSameName } from './samePerson';

/** What is warned of at an entry; `others` are the entries that have the same phone. */
export type EntryWarning =
  | { kind: 'level'; side: 'ниже' | 'выше' }
  | { kind: 'samePhone' | 'twice'; others: readonly Entry[] }
  | { kind: 'elsewhere'; tournaments: readonly Elsewhere[] };

/** Those who play or may play, in the roster's order: of the others nothing is warned. */
export const presentEntries = (entries: readonly Entry[]): Entry[] =>
  (['confirmed', 'waiting', 'review'] as const).flatMap((status) => inOrder(entries, status));

/** What two ways of writing one phone have in common; null without one. */
export const phoneKey = ({ phone }: Pick<Entry, 'phone'>): string | null =>
  phone?.trim() ? (parsePhone(phone) ?? phone.trim()) : null;

function warningsOf(entry: Entry, samePhone: readonly Entry[], range: LevelRange): EntryWarning[] {
  const side = levelOutside(entry.level, range);
  const groups = groupBy(samePhone, (other) => isSameName(fullName(entry), fullName(other)));
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
 * ROSTER-9: what is warned of at each entry; nothing is prevented by it.
 * @param range the tournament's levels
 * @returns by the entry's id, in the roster's order; without those of whom nothing is to be said
 */
export function entryWarnings(
  entries: readonly Entry[],
  range: LevelRange,
): Map<string, EntryWarning[]> {
  const present = presentEntries(entries);
  const byPhone = groupBy(present, phoneKey);
  const found = present.map((entry) => {
    const phone = phoneKey(entry);
    const samePhone = phone === null ? [] : byPhone.get(phone)!.filter((one) => one !== entry);
    return [entry.id, warningsOf(entry, samePhone, range)] as const;
  });
  return new Map(found.filter(([, warnings]) => warnings.length > 0));
}
