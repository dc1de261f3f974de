import { csvOf } from '../../../src/domain/csv';
import { TOURNAMENT_COLUMNS, cellValues } from '../../../src/domain/sheet';
import type { Tournament } from '../../../src/domain/tournament';

/** Tournaments as the file that the console saves. */
export const tournamentsCsv = (tournaments: readonly Tournament[]): string =>
  csvOf(TOURNAMENT_COLUMNS, cellValues(TOURNAMENT_COLUMNS, tournaments));
