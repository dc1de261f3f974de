import type { RowStats } from './rowStats';

/** Number and points of a row's matches against certain other rows. */
type Meetings = { count: number; points: number };

function sumMeetings({ cells }: RowStats, { entryIds }: RowStats): Meetings {
  const against = cells.filter(
    (cell) => cell.kind === 'match' && cell.opponents.some((id) => entryIds.includes(id)),
  );
  return {
    count: against.length,
    points: against.reduce((sum, cell) => sum + (cell.kind === 'match' ? cell.points : 0), 0),
  };
}

/**
 * Points of each row against the other ones, in the order of `rows` (PLAY-5). All have met equally often, so these
 * points order as points per meeting would.
 * @returns null when they have not met, or not equally often
 */
export function computeHeadToHead(rows: readonly RowStats[]): number[] | null {
  const all = rows.map((row) =>
    rows.filter((other) => other !== row).map((other) => sumMeetings(row, other)),
  );
  const counts = new Set(all.flat().map(({ count }) => count));
  if (counts.size !== 1 || counts.has(0)) return null;
  return all.map((others) => others.reduce((sum, { points }) => sum + points, 0));
}
