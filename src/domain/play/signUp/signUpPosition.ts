import { hasTakenPart } from '../model/round';
import type { PlayState } from '../log/playState';
import type { EntryStatus } from '../model/entry';
import { listIdsWithStatus } from '../roster/roster';
import { countPeople, type PeopleCounts } from '../roster/people';
import { countFreeSpots } from '../roster/spots';

/** The position of a player who signed up (APPLY-8). */
export type SignUpPosition = {
  status: EntryStatus;
  /** Position in the waitlist, from 1; null outside it. */
  place: number | null;
  people: PeopleCounts;
  /** Number of spots; null means unlimited. */
  capacity: number | null;
  /** True when a spot is free and only the desk's confirmation is missing (APPLY-13). */
  isAwaitingApproval: boolean;
  /** True once the player has played or rested in a started round. */
  hasPlayed: boolean;
};

/** @returns null when the play has no such entry */
export function findSignUpPosition(play: PlayState, entryId: string): SignUpPosition | null {
  const entry = play.entries[entryId];
  if (!entry) return null;
  const waiting = listIdsWithStatus(play.entries, 'waiting');
  const at = waiting.indexOf(entryId);
  return {
    status: entry.status,
    place: at === -1 ? null : at + 1,
    people: countPeople(play),
    capacity: play.settings.capacity,
    isAwaitingApproval: at !== -1 && play.settings.isApprovedByHand && countFreeSpots(play) > 0,
    hasPlayed: hasTakenPart(play.rounds, entryId),
  };
}
