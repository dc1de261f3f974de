import { rankByLadder } from '../standings/ladder';
import { computePlayStandings } from '../standings/playStandings';
import { rankForSeeding } from '../standings/standings';
import type { Format } from './format';

/** Each round is drawn after the previous one, from the standings or from a ladder. */
export const mexicano = {
  seedingRules: {
    isByLot: ({ firstRound, lotRounds }, round) =>
      round === 1 ? firstRound === 'lot' : round <= lotRounds,
    rank: (state, rounds, seed) =>
      state.settings.seating === 'winnersUp'
        ? rankByLadder(state, rounds, seed)
        : rankForSeeding(computePlayStandings(state, rounds), seed),
  },
  countRoundsToDraw: () => 1,
  countNeededRounds: () => null,
  listRoundsAfterCancel: () => [],
  canStartEarly: false,
  canPreferWishes: false,
} satisfies Format;
