import type { RowStats } from './rowStats';

/** «Орлова», «Орлова → Белов» where one played on in another's place, «Орлова → Белов + Климов» of a fixed pair. */
export const formatRowName = (
  { seats }: Pick<RowStats, 'seats'>,
  nameOf: (entryId: string) => string,
): string => seats.map((seat) => seat.map(nameOf).join(' → ')).join(' + ');

/** PLAY-41: whether a row is a fixed pair. */
export const isPairRow = ({ seats }: Pick<RowStats, 'seats'>): boolean => seats.length > 1;

/** «Игрок», «Пара»: what the rows of a table are. */
export const getRowsLabel = (rows: readonly Pick<RowStats, 'seats'>[]): string =>
  rows.some(isPairRow) ? 'Пара' : 'Игрок';
