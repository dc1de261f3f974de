import type { EntryPerson } from '../entry';
import { publicNames } from '../names';
import type { PlayState } from '../playState';
import { idsOf } from '../roster';
import { presentIn } from '../round';

/** A player as everybody may see them. */
export type LivePlayer = {
  /** Tells players apart on one page; it is no id of an entry. */
  key: string;
  /** «Анна К.» */
  name: string;
};

/** SEEN-2: who is shown: whoever is confirmed and came, and whoever is in a round. */
export function shownIds({ entries, rounds }: PlayState): string[] {
  const confirmed = idsOf(entries, 'confirmed').filter(
    (entryId) => entries[entryId]!.attendance !== 'absent',
  );
  return [...new Set([...confirmed, ...rounds.flatMap(presentIn)])];
}

/**
 * SEEN-2: the players of a play by their entries' ids. Names are told apart among those who are shown, so that
 * none says who else has signed up.
 * @param keyOf makes a player's key of the entry's id
 */
export function livePeople(
  state: PlayState,
  persons: ReadonlyMap<string, Pick<EntryPerson, 'givenName' | 'familyName'>>,
  keyOf: (entryId: string) => string,
): ReadonlyMap<string, LivePlayer> {
  const shown = shownIds(state);
  const known = new Map(
    shown.flatMap((entryId) => {
      const person = persons.get(entryId);
      return person ? [[entryId, person] as const] : [];
    }),
  );
  const names = publicNames(known);
  return new Map(
    shown.map((entryId) => [entryId, { key: keyOf(entryId), name: names.get(entryId) || 'Игрок' }]),
  );
}
