import type { EntryPerson } from '../model/entry';
import type { RosterSettings } from '../model/settings';
import { createPublicNames } from './names';

/** What decides how a person is shown to others. */
export type PersonWithNameConsent = Pick<EntryPerson, 'givenName' | 'familyName'> & {
  /** Of the text by which they agreed to be shown by their whole name; null: they did not. */
  publicNameConsent: string | null;
};

type NameSettings = Pick<RosterSettings, 'showsFullNames'>;

/**
 * ROSTER-21: the names by which others see the people of a play, whichever part of them is shown: told apart among all
 * of its entries, and where only a number does that, in the order of their ids, which every device knows. SEEN-70:
 * whole where the play shows whole names and the person has agreed to that.
 * @returns by the id of an entry
 */
export const createPlayPublicNames = (
  persons: ReadonlyMap<string, PersonWithNameConsent>,
  { showsFullNames }: NameSettings,
): Map<string, string> =>
  createPublicNames(
    new Map(
      [...persons]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([id, { givenName, familyName, publicNameConsent }]) => [
          id,
          { givenName, familyName, isWhole: showsFullNames && publicNameConsent !== null },
        ]),
    ),
  );

/**
 * ROSTER-21: how the entries of a play are shown to others: «Мария О.».
 * @returns by the id of an entry; «Игрок» for one that is not there
 */
export function createPublicNameLookup(
  entries: readonly (PersonWithNameConsent & { id: string })[],
  settings: NameSettings,
): (entryId: string) => string {
  const names = createPlayPublicNames(new Map(entries.map((entry) => [entry.id, entry])), settings);
  return (entryId) => names.get(entryId) ?? 'Игрок';
}
