import { listMatchPlayers, listStartedRounds, type Match, type Round } from '../model/round';
import { isMatchPlayed } from './winningSide';

/** Matches of started rounds with a score, complete or stopped. */
export const listPlayedMatches = (rounds: readonly Round[]): Match[] =>
  listStartedRounds(rounds)
    .flatMap(({ matches }) => matches)
    .filter(({ result }) => isMatchPlayed(result));

/** Ids of the entries with a played match (PLAYER-86). */
export const listPlayedEntryIds = (rounds: readonly Round[]): ReadonlySet<string> =>
  new Set(listPlayedMatches(rounds).flatMap(listMatchPlayers));
