import { evenSquares } from './bounds';
import { costOf, MET, RESTS_AGAIN, runsBeyondNeed, stepsOf, type Weighed } from './costs';
import { attendedBy, duelRoundsOf, meetingsOf, type DuelRound } from './pairs';
import type { Seating } from './seating';

/** What the search weighs where fixed pairs play each other: meetings, and rests twice running. */
export function weighDuels(seating: Seating, played: readonly DuelRound[]): Weighed {
  const { players } = seating;
  const coming = duelRoundsOf(seating);
  const rounds = [...played, ...coming];
  const opponents = meetingsOf(rounds, players);
  const opponentSteps = stepsOf(MET);
  const matches = rounds.reduce((sum, { duels }) => sum + duels.length, 0);
  const excess =
    costOf(opponents, opponentSteps) -
    MET * evenSquares(matches, (players * (players - 1)) / 2) +
    RESTS_AGAIN * runsBeyondNeed(attendedBy([...played.slice(-1), ...coming]));
  return {
    players,
    seating,
    areDuels: true,
    partners: new Uint8Array(0),
    opponents,
    partnerSteps: stepsOf(0),
    opponentSteps,
    keys: new Uint16Array(players),
    fours: new Uint8Array(0),
    excess,
  };
}
