import type { RowStats } from './rowStats';

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
