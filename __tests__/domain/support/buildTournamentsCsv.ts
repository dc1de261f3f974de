import { buildCsv } from '../../../src/domain/sheets/csv';
import { listSheetRows } from '../../../src/domain/sheets/sheet';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { TOURNAMENT_COLUMNS } from '../../../src/domain/tournament/tournamentColumns';

export const buildTournamentsCsv = (tournaments: readonly Tournament[]): string =>
  buildCsv(TOURNAMENT_COLUMNS, listSheetRows(TOURNAMENT_COLUMNS, tournaments));
