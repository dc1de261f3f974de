import type { Round } from '../../../../src/domain/play/round';
import { standings, type StandingRow } from '../../../../src/domain/play/table/standings';

/** The table of those who are in these rounds. */
export const tableOf = (rounds: readonly Round[], ordersByAverage = false): StandingRow[] =>
  standings(rounds, { entryIds: [], ordersByAverage });
