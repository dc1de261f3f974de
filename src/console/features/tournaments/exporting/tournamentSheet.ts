import { TOURNAMENT_COLUMNS } from '../../../../domain/sheet';
import type { Tournament } from '../../../../domain/tournament';
import type { Sheet } from './saveSheet';

/**
 * COMFORT-12, COMFORT-40: tournaments as a sheet, in their order.
 * @param today yyyy-MM-dd in the club's time zone, for the file's name
 */
export const tournamentSheet = (rows: readonly Tournament[], today: string): Sheet<Tournament> => ({
  name: `Турниры ${today}`,
  title: 'Турниры',
  columns: TOURNAMENT_COLUMNS,
  rows,
});
