import type { RowStats } from './rowStats';

/** What a row made of its matches against some others. */
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
 * PLAY-5: the points that each of some rows made against the others, in their order. All have met equally often,
 * so that these are in the order of the points per meeting.
 * @returns null where they have not met, or not all of them equally often
 */
export function computeHeadToHead(rows: readonly RowStats[]): number[] | null {
  const all = rows.map((row) =>
    rows.filter((other) => other !== row).map((other) => sumMeetings(row, other)),
  );
  const counts = new Set(all.flat().map(({ count }) => count));
  if (counts.size !== 1 || counts.has(0)) return null;
  return all.map((others) => others.reduce((sum, { points }) => sum + points, 0));
}
