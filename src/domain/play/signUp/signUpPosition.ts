import { hasTakenPart } from '../model/round';
import type { PlayState } from '../log/playState';
import type { EntryStatus } from '../model/entry';
import { listIdsWithStatus } from '../roster/roster';
import { countFreeSpots, listSpotHolders } from '../roster/spots';

/** APPLY-8: the position of somebody who signed up. */
export type SignUpPosition = {
  status: EntryStatus;
  /** Place in the waitlist, from 1; null for all who do not wait. */
  place: number | null;
  confirmed: number;
  waiting: number;
  /** Null: as many as come. */
  capacity: number | null;
  /** APPLY-13: the desk has still to confirm the entry, and there is room for it. */
  isAwaitingApproval: boolean;
  /** Plays or rests in a round that has started. */
  hasPlayed: boolean;
};

/** @returns null where the play knows no such entry */
export function findSignUpPosition(play: PlayState, entryId: string): SignUpPosition | null {
  const entry = play.entries[entryId];
  if (!entry) return null;
  const waiting = listIdsWithStatus(play.entries, 'waiting');
  const at = waiting.indexOf(entryId);
  return {
    status: entry.status,
    place: at === -1 ? null : at + 1,
    confirmed: listSpotHolders(play.entries).length,
    waiting: waiting.length,
    capacity: play.settings.capacity,
    isAwaitingApproval: at !== -1 && play.settings.isApprovedByHand && countFreeSpots(play) > 0,
    hasPlayed: hasTakenPart(play.rounds, entryId),
  };
}
