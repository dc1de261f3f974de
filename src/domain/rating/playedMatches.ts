import { listStartedRounds, type Round } from '../play/round';
import { isPlayed } from '../play/score/winnerOf';
import type { RatedMatch } from './ratedMatch';

/**
 * PLAYER-43: the matches of a play that count, in order of play and by the entries who really played. One that was
 * not played does not count, nor one that was stopped before the first point.
 */
export const listRatedMatches = (rounds: readonly Round[]): RatedMatch[] =>
  listStartedRounds(rounds).flatMap(({ matches }) =>
    matches.flatMap(({ a, b, result }) =>
      isPlayed(result) && result.a + result.b > 0
        ? [{ a, b, scoreA: result.a, scoreB: result.b }]
        : [],
    ),
  );
