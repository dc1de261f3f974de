import type { DrawnRound } from '../../draw/base/drawnRound';
import type { PlayState } from '../log/playState';
import { listStartedRounds, listParticipants, type Round } from '../model/round';
import { getSlot } from '../roster/availability';

/** Numbers for those who take part, and the way back; the same on every device. */
export function createDrawNumbers(state: PlayState, present: readonly string[]) {
  const everybody = [...present, ...listStartedRounds(state.rounds).flatMap(listParticipants)];
  const seats = [...new Set(everybody.map((entryId) => getSlot(state, entryId)))].sort();
  const numbers = new Map(seats.map((seat, number) => [seat, number]));
  const holders = new Map(present.map((entryId) => [getSlot(state, entryId), entryId]));
  return {
    count: seats.length,
    of: (entryId: string): number => numbers.get(getSlot(state, entryId))!,
    holder: (number: number): string => holders.get(seats[number]!)!,
    /** Those who hold a number now. */
    present,
    /** Those who have or had one; whoever holds it now comes last. */
    everybodyBefore: [...everybody].reverse(),
  };
}

export type DrawNumbers = ReturnType<typeof createDrawNumbers>;

/** A round by the numbers of who is in it. */
export const toDrawnRound = ({ matches, rests }: Round, { of }: DrawNumbers): DrawnRound => ({
  matches: matches.map(({ court, a, b }) => ({
    court,
    a: [of(a[0]), of(a[1])],
    b: [of(b[0]), of(b[1])],
  })),
  rests: rests.map(of),
});
