import { stateOf } from '../../../../domain/play/pendingPlay';
import type { Play } from '../../../../domain/play/playWire';
import { publicNameOf } from '../../../../domain/play/publicNameOf';
import { afterRounds, shownCount, tableHeading } from '../../../../domain/play/table/countedRounds';
import { tableOf } from '../../../../domain/play/tableOf';

/** PLAY-7, PLAY-8: the table as others are shown it: after the last complete round, at the end with all that was played; with public names. */
export function sharedTable(play: Play) {
  const state = stateOf(play);
  const isFinished = state.outcome.finishedAt !== null;
  const count = shownCount(state.rounds, isFinished);
  return {
    /** How many rounds it has. */
    count,
    heading: tableHeading(count, isFinished),
    rows: tableOf(state, afterRounds(state.rounds, count)),
    nameOf: publicNameOf(play.entries, play.settings),
  };
}
