import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../../domain/play/wire/playWire';
import { createPublicNameLookup } from '../../../../domain/play/people/playNames';
import {
  listFirstStartedRounds,
  countPublicStandingsRounds,
  formatStandingsHeading,
} from '../../../../domain/play/standings/countedRounds';
import { computePlayStandings } from '../../../../domain/play/standings/playStandings';

/**
 * The standings for players, with public names. They end with the last complete round; after the play they include
 * everything played (PLAY-7, PLAY-8).
 */
export function getPublicStandings(play: Play) {
  const state = toPlayState(play);
  const isFinished = state.outcome.finishedAt !== null;
  const count = countPublicStandingsRounds(state.rounds, isFinished);
  return {
    /** Number of rounds in the standings. */
    count,
    heading: formatStandingsHeading(state.rounds, count, isFinished),
    rows: computePlayStandings(state, listFirstStartedRounds(state.rounds, count)),
    nameOf: createPublicNameLookup(play.entries, play.settings),
  };
}
