import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../../domain/play/wire/playWire';
import { createPublicNameLookup } from '../../../../domain/play/people/playNames';
import {
  listFirstStartedRounds,
  countPublicStandingsRounds,
  formatStandingsHeading,
} from '../../../../domain/play/standings/countedRounds';
import { computePlayStandings } from '../../../../domain/play/standings/playStandings';

/** PLAY-7, PLAY-8: the table as others are shown it: after the last complete round, at the end with all that was played; with public names. */
export function getPublicStandings(play: Play) {
  const state = toPlayState(play);
  const isFinished = state.outcome.finishedAt !== null;
  const count = countPublicStandingsRounds(state.rounds, isFinished);
  return {
    /** How many rounds it has. */
    count,
    heading: formatStandingsHeading(count, isFinished),
    rows: computePlayStandings(state, listFirstStartedRounds(state.rounds, count)),
    nameOf: createPublicNameLookup(play.entries, play.settings),
  };
}
