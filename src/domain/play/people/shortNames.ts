import { formatFullName } from './names';
import type { EntryPerson } from '../model/entry';

/**
 * Names for narrow spaces: the surname, or both names if two players have the same surname.
 * @returns a lookup by entry id; «Игрок» for an unknown one
 */
export function createShortNameLookup(
  entries: readonly (EntryPerson & { id: string })[],
): (entryId: string) => string {
  const getSurname = (person: EntryPerson) => person.familyName || person.givenName;
  const counts = new Map<string, number>();
  for (const entry of entries) {
    counts.set(getSurname(entry), (counts.get(getSurname(entry)) ?? 0) + 1);
  }
  const names = new Map(
    entries.map((entry) => {
      const surname = getSurname(entry);
      return [entry.id, counts.get(surname) === 1 ? surname : formatFullName(entry)];
    }),
  );
  return (entryId) => names.get(entryId) ?? 'Игрок';
}
