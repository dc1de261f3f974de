import { toPlayState } from '../../../../domain/play/changes/pendingPlay';
import type { Play } from '../../../../domain/play/wire/playWire';
import { formatFullName } from '../../../../domain/play/people/names';
import { buildMatchColumns, listMatchRows } from '../../../../domain/play/output/matchTable';
import { computePlayStandings } from '../../../../domain/play/standings/playStandings';
import { buildStandingsColumns } from '../../../../domain/play/standings/standingsColumns';
import { config } from '../../../config';
import { createEntryPersonLookup } from '../standings/useStandings';

/** The sheets of a play's results, with full names (SEEN-31). */
export function buildResultSheets(play: Play) {
  const { settings, rounds } = play;
  const personOf = createEntryPersonLookup(play);
  const formatName = (entryId: string) => formatFullName(personOf(entryId));
  const rows = computePlayStandings(toPlayState(play));
  const matches = listMatchRows(rounds);
  return {
    table: { title: 'Таблица', columns: buildStandingsColumns(rows, settings, formatName), rows },
    matches: {
      title: 'Матчи',
      columns: buildMatchColumns(matches, settings, formatName, config.timeZone),
      rows: matches,
    },
  };
}
