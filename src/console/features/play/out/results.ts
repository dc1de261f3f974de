import { stateOf } from '../../../../domain/play/pendingPlay';
import type { Play } from '../../../../domain/play/playWire';
import { fullName } from '../../../../domain/play/names';
import { matchColumns, matchRows } from '../../../../domain/play/output/matchTable';
import { tableOf } from '../../../../domain/play/tableOf';
import { standingsColumns } from '../../../../domain/play/table/standingsTable';
import { config } from '../../../config';
import { personsOf } from '../table/useStandings';

/** SEEN-31: the sheets of a play's results, for the club: by full names. */
export function resultsOf(play: Play) {
  const { settings, rounds } = play;
  const personOf = personsOf(play);
  const nameOf = (entryId: string) => fullName(personOf(entryId));
  const rows = tableOf(stateOf(play));
  return {
    table: { title: 'Таблица', columns: standingsColumns(rows, settings, nameOf), rows },
    matches: {
      title: 'Матчи',
      columns: matchColumns(settings, nameOf, config.timeZone),
      rows: matchRows(rounds),
    },
  };
}
