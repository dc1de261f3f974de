import type { EntryPerson } from './entry';
import { publicNames } from './names';

/**
 * ROSTER-21: how the entries of a play are shown to others: «Мария О.».
 * @returns by the id of an entry; «Игрок» for one that is not there
 */
export function publicNameOf(
  entries: readonly (EntryPerson & { id: string })[],
): (entryId: string) => string {
  const names = publicNames(new Map(entries.map((entry) => [entry.id, entry])));
  return (entryId) => names.get(entryId) ?? 'Игрок';
}
