import { buildCsv } from '../../../src/domain/csv';
import { TOURNAMENT_COLUMNS, listCellValues } from '../../../src/domain/sheet';
import type { Tournament } from '../../../src/domain/tournament';

/** Tournaments as the file that the console saves. */
export const tournamentsCsv = (tournaments: readonly Tournament[]): string =>
  buildCsv(TOURNAMENT_COLUMNS, listCellValues(TOURNAMENT_COLUMNS, tournaments));
