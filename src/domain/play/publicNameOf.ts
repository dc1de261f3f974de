import type { EntryPerson } from './entry';
import { publicNames } from './names';

/**
 * ROSTER-21: the names by which others see the people of a play, whichever part of them is shown: told apart among all
 * of its entries, and where only a number does that, in the order of their ids, which every device knows.
 * @returns by the id of an entry
 */
export const playNames = (
  persons: ReadonlyMap<string, Pick<EntryPerson, 'givenName' | 'familyName'>>,
): Map<string, string> =>
  publicNames(new Map([...persons].sort(([one], [other]) => (one < other ? -1 : 1))));

/**
 * ROSTER-21: how the entries of a play are shown to others: «Мария О.».
 * @returns by the id of an entry; «Игрок» for one that is not there
 */
export function publicNameOf(
  entries: readonly (EntryPerson & { id: string })[],
): (entryId: string) => string {
  const names = playNames(new Map(entries.map((entry) => [entry.id, entry])));
  return (entryId) => names.get(entryId) ?? 'Игрок';
}
