import { stateOf } from '../../../../domain/play/pendingPlay';
import type { Play } from '../../../../domain/play/playWire';
import { publicNames } from '../../../../domain/play/names';
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
  const names = publicNames(new Map(play.entries.map((entry) => [entry.id, entry])));
  return {
    complete,
    heading: tableHeading(complete, state.outcome.finishedAt !== null),
    rows: tableOf(state, afterRounds(state.rounds, complete)),
    nameOf: (entryId: string) => names.get(entryId) ?? 'Игрок',
  };
}
