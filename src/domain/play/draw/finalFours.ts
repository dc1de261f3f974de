import type { PlayState } from '../log/playState';
import { listStartedRounds, type FinalFours, type SeedingPlace } from '../model/round';
import { countCourts, listDrawable } from '../roster/availability';
import { listRestGroups } from '../roster/partnerMode';
import { computePlayStandings } from '../standings/playStandings';
import { rankForSeeding } from '../standings/standings';

type SeatedFinal = {
  /** All players who can play, in the order of the standings. */
  seeding: readonly SeedingPlace[];
  /** Four entries for each court, from court 1; in микст two men, then two women. */
  fours: readonly (readonly string[])[];
};

/**
 * Seats the courts of a final with places 1 to 4, 5 to 8, and so on, among the players who can play (PLAY-85).
 * @param seed orders players who share a place
 */
export function seatFinal(before: PlayState, seed: number, fours: FinalFours): SeatedFinal {
  const state = { ...before, rounds: listStartedRounds(before.rounds) };
  const drawable = new Set(listDrawable(state, state.rounds.length + 1));
  const seeding = rankForSeeding(computePlayStandings(state), seed).filter(({ entryId }) =>
    drawable.has(entryId),
  );
  const ranked = seeding.map(({ entryId }) => entryId);
  const courts = countCourts(state, ranked);
  const groups = listRestGroups(state, ranked);
  const each = 4 / groups.length;
  return {
    seeding,
    fours: Array.from({ length: fours === 'first' ? Math.min(1, courts) : courts }, (_, index) =>
      groups.flatMap((group) => group.slice(index * each, (index + 1) * each)),
    ),
  };
}
