import type { PlayState } from '../log/playState';
import { computePlayStandings } from '../standings/playStandings';
import {
  listFirstStartedRounds,
  countPublicStandingsRounds,
  formatStandingsHeading,
} from '../standings/countedRounds';
import { formatAverage, formatPointsNumber } from '../standings/numberTexts';
import type { LivePagePlayer } from './livePagePlayers';

export type LivePageStandingsRow = {
  place: number;
  /** Who plays in the row, the first one of each seat first: two seats of a fixed pair (PLAY-41). */
  seats: readonly (readonly LivePagePlayer[])[];
  matches: number;
  wins: number;
  /** «24», «10,5». */
  points: string;
  /** «13,50»; null where points decide. */
  average: string | null;
  hasLeft: boolean;
};

export type LivePageStandingsView = {
  /** «Таблица после раунда 2»; empty before a round is complete, and there are no rows then. */
  heading: string;
  rows: readonly LivePageStandingsRow[];
};

/**
 * PLAY-7: the standings after the last complete round; at the end with all that was played.
 * @returns with it those who are in each of its rows
 */
export function buildLivePageStandings(
  state: PlayState,
  people: ReadonlyMap<string, LivePagePlayer>,
): { view: LivePageStandingsView; entryIds: (readonly string[])[] } {
  const { rounds, outcome, settings } = state;
  const isFinished = outcome.finishedAt !== null;
  const count = countPublicStandingsRounds(rounds, isFinished);
  const rows =
    count === 0 ? [] : computePlayStandings(state, listFirstStartedRounds(rounds, count));
  return {
    entryIds: rows.map((row) => row.entryIds),
    view: {
      heading: formatStandingsHeading(count, isFinished),
      rows: rows.map((row) => ({
        place: row.place,
        seats: row.slots.map((seat) => seat.map((id) => people.get(id)!)),
        matches: row.matches,
        wins: row.wins,
        points: formatPointsNumber(row.points),
        average: settings.ordersByAverage ? formatAverage(row) : null,
        hasLeft: row.hasLeft,
      })),
    },
  };
}
