import { groupByDate } from '../lib/groupBy';
import { findOverlaps } from '../tournament/findOverlaps';
import type { TournamentFormValues } from '../tournament/formValues';

/** The values to create a row with; the id is the row's number. */
export type PlannedRow = TournamentFormValues & { id: number };

/**
 * Finds the planned rows of the same table that overlap one in time (COMFORT-52), like COMFORT-26 for existing
 * tournaments.
 * @returns a lookup that leaves out the row itself
 */
export function createOverlapFinderAmongRows(
  planned: readonly PlannedRow[],
): (row: PlannedRow) => PlannedRow[] {
  const plannedByDate = groupByDate(planned);
  return ({ id, date, start_time, end_time }) =>
    findOverlaps(plannedByDate.get(date) ?? [], start_time, end_time, id);
}
