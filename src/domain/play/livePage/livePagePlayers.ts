import type { PlayState } from '../log/playState';
import { listParticipants } from '../model/round';
import { createPlayPublicNames, type PersonWithNameConsent } from '../people/playNames';
import { listExpectedIds } from '../roster/attendance';

/** A player as everybody may see them. */
export type LivePagePlayer = {
  /** Tells players apart on one page; it is no id of an entry. */
  key: string;
  /** «Анна К.», «Анна Крылова» (SEEN-70). */
  name: string;
};

/** SEEN-2: who is shown: whoever is confirmed and came, and whoever is in a round. */
export function listLivePageEntryIds({ entries, rounds }: PlayState): string[] {
  return [...new Set([...listExpectedIds(entries), ...rounds.flatMap(listParticipants)])];
}

/**
 * SEEN-2: the players of a play by their entries' ids. Names are told apart among all of the play, as in every other
 * place where others see them.
 * @param keyOf makes a player's key of the entry's id
 */
export function createLivePagePlayers(
  state: PlayState,
  persons: ReadonlyMap<string, PersonWithNameConsent>,
  keyOf: (entryId: string) => string,
): ReadonlyMap<string, LivePagePlayer> {
  const entryIds = listLivePageEntryIds(state);
  const names = createPlayPublicNames(persons, state.settings);
  return new Map(
    entryIds.map((entryId) => [
      entryId,
      { key: keyOf(entryId), name: names.get(entryId) || 'Игрок' },
    ]),
  );
}
