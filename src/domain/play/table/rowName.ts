import type { Figures } from './figures';

/** «Орлова», «Орлова → Белов» where one played on in another's place, «Орлова → Белов + Климов» of a fixed pair. */
export const rowName = (
  { seats }: Pick<Figures, 'seats'>,
  nameOf: (entryId: string) => string,
): string => seats.map((seat) => seat.map(nameOf).join(' → ')).join(' + ');

/** PLAY-41: whether a row is a fixed pair. */
export const isPair = ({ seats }: Pick<Figures, 'seats'>): boolean => seats.length > 1;

/** «Игрок», «Пара»: what the rows of a table are. */
export const rowsLabel = (rows: readonly Pick<Figures, 'seats'>[]): string =>
  rows.some(isPair) ? 'Пара' : 'Игрок';
