import type { Column } from '../../sheets/sheet';
import { RESULT_MARK_LABELS } from '../score/formatScore';
import { getSettingsUnit, getStandingsOrder, type StandingsSettings } from '../model/gameSettings';
import { UNIT_WORDS } from '../model/scoreUnit';
import type { RoundCellValue } from './cells';
import { formatFinalScore, formatRowName, getStandingsRowsLabel } from './rowName';
import { listOrderFigures } from './orderFigures';
import type { StandingsRow } from './standings';

function getCellValue(cell: RoundCellValue | undefined): number | string | null {
  if (cell?.kind === 'match') return cell.points;
  if (cell?.kind === 'rest') return 'отдых';
  return cell?.kind === 'notPlayed' ? RESULT_MARK_LABELS.notPlayed : null;
}

const FINAL_COLUMN: Column<StandingsRow> = {
  name: 'Финал',
  kind: 'text',
  getValue: (row) => formatFinalScore(row) || null,
};

/**
 * The columns of the standings' files and printout; empty columns are omitted (PLAY-8).
 * @param rows as `computeStandings` returns them
 */
export function buildStandingsColumns(
  rows: readonly StandingsRow[],
  settings: StandingsSettings,
  nameOf: (entryId: string) => string,
): readonly Column<StandingsRow>[] {
  const words = UNIT_WORDS[getSettingsUnit(settings)];
  const rounds = rows[0]?.cells.length ?? 0;
  const hasFinal = rows.some(({ final }) => final !== null);
  const hasCredit = rows.some(({ credit }) => credit > 0);
  const createNumberColumn = (
    name: string,
    getValue: (row: StandingsRow) => number | string | null,
  ): Column<StandingsRow> => ({ name, kind: 'number', getValue });
  return [
    createNumberColumn('Место', ({ place }) => place),
    {
      name: getStandingsRowsLabel(rows),
      kind: 'text',
      getValue: (row) => formatRowName(row, nameOf),
    },
    ...Array.from({ length: rounds }, (_, index) =>
      createNumberColumn(`Раунд ${index + 1}`, ({ cells }) => getCellValue(cells[index])),
    ),
    ...(hasFinal ? [FINAL_COLUMN] : []),
    ...(hasCredit ? [createNumberColumn('За отдых', ({ credit }) => credit)] : []),
    createNumberColumn('Победы', ({ wins }) => wins),
    createNumberColumn('Матчи', ({ matches }) => matches),
    createNumberColumn('Лучший раунд', ({ best }) => best),
    ...listOrderFigures(getStandingsOrder(settings), rows, words).map(({ fileLabel, getValue }) =>
      createNumberColumn(fileLabel, getValue),
    ),
    createNumberColumn(words.label, ({ points }) => points),
  ];
}
