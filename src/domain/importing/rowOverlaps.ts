import { groupByDate } from '../lib/groupBy';
import { findOverlaps } from '../tournament/findOverlaps';
import type { TournamentFormValues } from '../tournament/formValues';

/** The values of a row to create; `id` is the row's number. */
export type PlannedRow = TournamentFormValues & { id: number };

/**
 * Finds the selected rows of the same table that overlap a row in time (COMFORT-52), as COMFORT-26 does for existing
 * tournaments.
 * @returns a lookup whose result omits the row itself
 */
export function createOverlapFinderAmongRows(
  planned: readonly PlannedRow[],
): (row: PlannedRow) => PlannedRow[] {
  const plannedByDate = groupByDate(planned);
  return ({ id, date, start_time, end_time }) =>
    findOverlaps(plannedByDate.get(date) ?? [], start_time, end_time, id);
}
