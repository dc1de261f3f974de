import type { PlayState } from '../log/playState';
import { listMatchPlayers } from '../model/round';
import { isMatchPlayed } from '../score/winningSide';
import { computePlayStandings } from './playStandings';

/**
 * PLAY-16: who has won a finished play.
 * @returns the entries' ids in the standings' order: several where the first place is shared, or where somebody played
 *   on in another's row (PLAY-14); empty before it is finished, and where nothing was played
 */
export function listWinnerIds(state: PlayState): string[] {
  if (state.outcome.finishedAt === null) return [];
  const played = new Set(
    state.rounds
      .flatMap(({ matches }) => matches)
      .filter(({ result }) => isMatchPlayed(result))
      .flatMap(listMatchPlayers),
  );
  return computePlayStandings(state)
    .filter(({ place }) => place === 1)
    .flatMap(({ entryIds }) => entryIds.filter((id) => played.has(id)));
}
