import type { Column } from '../../sheets/sheet';
import { RESULT_MARK_LABELS } from '../score/formatScore';
import type { StandingsCell } from './cells';
import { formatRowName, getRowsLabel } from './rowName';
import type { StandingsRow } from './standings';

function cellValue(cell: StandingsCell | undefined): number | string | null {
  if (cell?.kind === 'match') return cell.points;
  if (cell?.kind === 'rest') return 'отдых';
  return cell?.kind === 'notPlayed' ? RESULT_MARK_LABELS.notPlayed : null;
}

/** Rounded to two decimals, as it is shown. */
const averageOf = ({ matchPoints, matches }: StandingsRow): number =>
  Math.round((100 * matchPoints) / Math.max(1, matches)) / 100;

/**
 * PLAY-8: the columns of the table's files and of its paper: those that would be empty are left out.
 * @param rows as `standings` gives them
 */
export function buildStandingsColumns(
  rows: readonly StandingsRow[],
  { ordersByAverage }: { ordersByAverage: boolean },
  nameOf: (entryId: string) => string,
): readonly Column<StandingsRow>[] {
  const rounds = rows[0]?.cells.length ?? 0;
  const hasCredit = rows.some(({ credit }) => credit > 0);
  const number = (
    name: string,
    read: (row: StandingsRow) => number | string | null,
  ): Column<StandingsRow> => ({ name, kind: 'number', read });
  return [
    number('Место', ({ place }) => place),
    {
      name: getRowsLabel(rows),
      kind: 'text',
      read: (row) => formatRowName(row, nameOf),
    },
    ...Array.from({ length: rounds }, (_, index) =>
      number(`Раунд ${index + 1}`, ({ cells }) => cellValue(cells[index])),
    ),
    ...(hasCredit ? [number('За отдых', ({ credit }) => credit)] : []),
    number('Победы', ({ wins }) => wins),
    number('Матчи', ({ matches }) => matches),
    number('Лучший раунд', ({ best }) => best),
    ...(ordersByAverage ? [number('Очки за матч', averageOf)] : []),
    number('Очки', ({ points }) => points),
  ];
}
