import type { PlayState } from '../log/playState';
import { listParticipants } from '../model/round';
import { createPlayPublicNames, type PersonWithNameConsent } from '../people/playNames';
import { listExpectedIds } from '../roster/attendance';

/** A player as the live page shows them. */
export type LivePagePlayer = {
  /** Distinguishes players within one page; it differs from the entry id. */
  key: string;
  /** Public name: «Анна К.», or «Анна Крылова» (SEEN-70). */
  name: string;
};

/**
 * Ids of the players on the live page: confirmed ones who are expected or present, and all players of rounds (SEEN-2).
 */
export function listLivePageEntryIds(play: PlayState): string[] {
  return [...new Set([...listExpectedIds(play), ...play.rounds.flatMap(listParticipants)])];
}

/**
 * The players of a play by entry id (SEEN-2). Each name is distinct among all people of the play, as in other public
 * places.
 * @param keyOf creates a player's key from the entry's id
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
