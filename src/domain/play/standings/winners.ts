import type { PlayState } from '../log/playState';
import { listPlayedEntryIds } from '../score/playedMatches';
import { computePlayStandings } from './playStandings';

/**
 * The winners of a finished play (PLAY-16).
 * @returns entry ids in the order of the standings. There are several for a shared first place, or for substitutes in
 *   one row (PLAY-14). Empty before the end, and without played matches
 */
export function listWinnerIds(state: PlayState): string[] {
  if (state.outcome.finishedAt === null) return [];
  const played = listPlayedEntryIds(state.rounds);
  return computePlayStandings(state)
    .filter(({ place }) => place === 1)
    .flatMap(({ entryIds }) => entryIds.filter((id) => played.has(id)));
}
