import type { EntryPerson } from '../model/entry';
import type { RosterSettings } from '../model/settings';
import { createPublicNames } from './names';

/** Data that determines a person's public name. */
export type PersonWithNameConsent = Pick<EntryPerson, 'givenName' | 'familyName'> & {
  /** Version of the text that allows showing the full name; null without consent. */
  publicNameConsent: string | null;
};

type NameSettings = Pick<RosterSettings, 'showsFullNames'>;

/**
 * The public names of a play's people, distinct among all its entries (ROSTER-21). Numbers follow the order of entry
 * ids, which is the same on every device. A name is full when the play shows full names and the person consented
 * (SEEN-70).
 * @returns by entry id
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
 * The public names of a play's entries: «Мария О.» (ROSTER-21).
 * @returns a lookup by entry id; «Игрок» for an unknown one
 */
export function createPublicNameLookup(
  entries: readonly (PersonWithNameConsent & { id: string })[],
  settings: NameSettings,
): (entryId: string) => string {
  const names = createPlayPublicNames(new Map(entries.map((entry) => [entry.id, entry])), settings);
  return (entryId) => names.get(entryId) ?? 'Игрок';
}
