import type { StandingsOrder } from '../../../../src/domain/play/model/gameSettings';
import type { Round } from '../../../../src/domain/play/model/round';
import {
  computeStandings,
  type StandingsRow,
} from '../../../../src/domain/play/standings/standings';

/** Standings of the entries that played or rested in these rounds. */
export const computeRoundsStandings = (
  rounds: readonly Round[],
  order: StandingsOrder = 'points',
): StandingsRow[] => computeStandings(rounds, { entryIds: [], order });
