import type { RowStats } from './rowStats';
import { RESULT_MARK_LABELS } from '../score/formatScore';

/** Name of a row: «Орлова», «Орлова → Белов» with a substitute, «Орлова → Белов + Климов» for a fixed pair. */
export const formatRowName = (
  { slots }: Pick<RowStats, 'slots'>,
  nameOf: (entryId: string) => string,
): string => slots.map((slot) => slot.map(nameOf).join(' → ')).join(' + ');

/** True for the row of a fixed pair (PLAY-41). */
export const isPairRow = ({ slots }: Pick<RowStats, 'slots'>): boolean => slots.length > 1;

/** The heading of the rows' names: «Игрок» or «Пара». */
export const getStandingsRowsLabel = (rows: readonly Pick<RowStats, 'slots'>[]): string =>
  rows.some(isPairRow) ? 'Пара' : 'Игрок';

/** The row's own score in the final: «9:7». Empty for a row that did not play it, null before a final (PLAY-85). */
export function formatFinalScore({ final }: Pick<RowStats, 'final'>): string | null {
  if (final?.kind === 'match') return `${final.points}:${final.against}`;
  if (final?.kind === 'notPlayed') return RESULT_MARK_LABELS.notPlayed;
  return final && '';
}
