import { stateOf } from '../../../../domain/play/pendingPlay';
import type { Play } from '../../../../domain/play/playWire';
import { publicNameOf } from '../../../../domain/play/publicNameOf';
import {
  afterRounds,
  completeCount,
  tableHeading,
} from '../../../../domain/play/table/countedRounds';
import { tableOf } from '../../../../domain/play/tableOf';

/** PLAY-7, PLAY-8: the table as others are shown it: after the last complete round, with public names. */
export function sharedTable(play: Play) {
  const state = stateOf(play);
  const complete = completeCount(state.rounds);
  return {
    complete,
    heading: tableHeading(complete, state.outcome.finishedAt !== null),
    rows: tableOf(state, afterRounds(state.rounds, complete)),
    nameOf: publicNameOf(play.entries, play.settings),
  };
}
