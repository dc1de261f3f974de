import type { DrawnRound } from '../../draw/base/drawnRound';
import type { PlayState } from '../log/playState';
import { listStartedRounds, listParticipants, type Round } from '../model/round';
import { getSlot } from '../roster/availability';

/** Maps participants to draw numbers and back, in the same way on every device. */
export function createDrawNumbers(state: PlayState, present: readonly string[]) {
  const everybody = [...present, ...listStartedRounds(state.rounds).flatMap(listParticipants)];
  const slots = [...new Set(everybody.map((entryId) => getSlot(state, entryId)))].sort();
  const numbers = new Map(slots.map((slot, number) => [slot, number]));
  const entryIdsBySlot = new Map(present.map((entryId) => [getSlot(state, entryId), entryId]));
  return {
    count: slots.length,
    getNumber: (entryId: string): number => numbers.get(getSlot(state, entryId))!,
    getEntryId: (number: number): string => entryIdsBySlot.get(slots[number]!)!,
    /** Ids of the players who have a number now. */
    present,
    /** Ids of all players who have or had a number; of one number, the current player comes last. */
    entryIdsByAge: [...everybody].reverse(),
  };
}

export type DrawNumbers = ReturnType<typeof createDrawNumbers>;

/** Converts a round to draw numbers. */
export const toDrawnRound = (
  { matches, rests }: Round,
  { getNumber }: DrawNumbers,
): DrawnRound => ({
  matches: matches.map(({ court, a, b }) => ({
    court,
    a: [getNumber(a[0]), getNumber(a[1])],
    b: [getNumber(b[0]), getNumber(b[1])],
  })),
  rests: rests.map(getNumber),
});
