import { groupByDate } from '../lib/groupBy';
import { findOverlaps } from '../tournament/findOverlaps';
import type { TournamentFormValues } from '../tournament/formValues';

/** What a row of the table would be created as, by the row's number. */
export type PlannedRow = TournamentFormValues & { id: number };

/**
 * COMFORT-52: the planned rows that overlap another one of the same table in time, as COMFORT-26 has it
 * for tournaments that are there.
 * @returns finds them for a row, itself left out
 */
export function createOverlapFinderAmongRows(
  planned: readonly PlannedRow[],
): (row: PlannedRow) => PlannedRow[] {
  const plannedByDate = groupByDate(planned);
  return ({ id, date, start_time, end_time }) =>
    findOverlaps(plannedByDate.get(date) ?? [], start_time, end_time, id);
}
