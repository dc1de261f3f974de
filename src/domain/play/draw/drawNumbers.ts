import type { DrawnPair, DrawnRound, Sex } from '../../draw/base/drawnRound';
import type { PlayState } from '../log/playState';
import { findPartner } from '../roster/partnerMode';
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

/** Sexes by draw number; null outside микст (PLAY-40). Each number has the sex of its current player. */
export function listSexesByNumber(
  state: PlayState,
  { count, getNumber, entryIdsByAge }: DrawNumbers,
): Sex[] | null {
  if (state.settings.variant !== 'mixed') return null;
  const sexes = Array.from({ length: count }, (): Sex => 'm');
  for (const entryId of entryIdsByAge) {
    const { sex } = state.entries[entryId]!;
    if (sex !== null) sexes[getNumber(entryId)] = sex;
  }
  return sexes;
}

const sortPair = ([one, other]: DrawnPair): DrawnPair =>
  one < other ? [one, other] : [other, one];

/**
 * Fixed pairs in draw numbers; null when partners change (PLAY-41). Current pairs come first, then former pairs of
 * numbers that are free now.
 */
export function listPairsByNumber(
  state: PlayState,
  { getNumber, present }: DrawNumbers,
  played: readonly DrawnRound[],
): DrawnPair[] | null {
  if (state.settings.variant !== 'fixed') return null;
  const now = present.map((entryId): DrawnPair => [
    getNumber(entryId),
    getNumber(findPartner(state, entryId)!),
  ]);
  const before = played.flatMap(({ matches }) => matches.flatMap(({ a, b }) => [a, b]));
  const taken = new Set<number>();
  return [...now, ...before]
    .filter((pair) => {
      const isNew = pair.every((number) => !taken.has(number));
      if (isNew) for (const number of pair) taken.add(number);
      return isNew;
    })
    .map(sortPair)
    .sort(([one], [other]) => one - other);
}
