import type { EntryState } from './entry';
import type { PlayState } from './playState';
import { idsOf } from './roster';

/** PLAY-13: whether an entry is there in a round; whoever nobody marked is. */
export const isPresent = (
  { status, attendance, fromRound }: Pick<EntryState, 'status' | 'attendance' | 'fromRound'>,
  round: number,
): boolean =>
  status === 'confirmed' &&
  (attendance === null ||
    attendance === 'arrived' ||
    (attendance === 'late' && fromRound !== null && fromRound <= round));

/**
 * PLAY-13: who is there in a round, in the roster's order.
 * @param round its number, from 1
 */
export const presentAt = ({ entries }: PlayState, round: number): string[] =>
  idsOf(entries, 'confirmed').filter((entryId) => isPresent(entries[entryId]!, round));

/** PLAY-14: the first of those who play in each other's place: it gives them their number in the draw. */
export function seatOf({ entries }: Pick<PlayState, 'entries'>, entryId: string): string {
  const seen = new Set<string>();
  let seat = entryId;
  for (;;) {
    const before = entries[seat]?.replaces ?? null;
    if (before === null || seen.has(before)) return seat;
    seen.add(seat);
    seat = before;
  }
}
