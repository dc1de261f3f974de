import type { RowStats } from './rowStats';

/** «Орлова», «Орлова → Белов» where one played on in another's place, «Орлова → Белов + Климов» of a fixed pair. */
export const formatRowName = (
  { slots }: Pick<RowStats, 'slots'>,
  nameOf: (entryId: string) => string,
): string => slots.map((slot) => slot.map(nameOf).join(' → ')).join(' + ');

/** PLAY-41: whether a row is a fixed pair. */
export const isPairRow = ({ slots }: Pick<RowStats, 'slots'>): boolean => slots.length > 1;

/** «Игрок», «Пара»: what the rows of a table are. */
export const getStandingsRowsLabel = (rows: readonly Pick<RowStats, 'slots'>[]): string =>
  rows.some(isPairRow) ? 'Пара' : 'Игрок';
