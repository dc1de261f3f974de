import type { PlayState } from '../log/playState';
import { getSettingsUnit, getStandingsOrder } from '../model/gameSettings';
import { UNIT_WORDS } from '../model/scoreUnit';
import { computePlayStandings } from '../standings/playStandings';
import {
  listFirstStartedRounds,
  countPublicStandingsRounds,
  formatStandingsHeading,
} from '../standings/countedRounds';
import { formatPointsNumber } from '../standings/numberTexts';
import { ORDER_FIGURES } from '../standings/orderFigures';
import type { LivePagePlayer } from './livePagePlayers';

export type LivePageStandingsRow = {
  place: number;
  /** The players of each seat, the original one before substitutes. A fixed pair has two seats (PLAY-41). */
  seats: readonly (readonly LivePagePlayer[])[];
  matches: number;
  wins: number;
  /** «24», «10,5». */
  points: string;
  /** «13,50», the figure that decides the order; null when points do. */
  figure: string | null;
  hasLeft: boolean;
};

export type LivePageStandingsView = {
  /** «Таблица после раунда 2»; empty, without rows, before the first complete round. */
  heading: string;
  /** «Очки», «Геймы». */
  pointsLabel: string;
  /** «За матч», «Баллы»; null when points decide the order. */
  figureLabel: string | null;
  rows: readonly LivePageStandingsRow[];
};

/**
 * The standings after the last complete round; after the end, those of all matches (PLAY-7).
 * @returns also the entry ids of each row
 */
export function buildLivePageStandings(
  state: PlayState,
  people: ReadonlyMap<string, LivePagePlayer>,
): { view: LivePageStandingsView; entryIds: (readonly string[])[] } {
  const { rounds, outcome, settings } = state;
  const isFinished = outcome.finishedAt !== null;
  const [figure = null] = ORDER_FIGURES[getStandingsOrder(settings)];
  const count = countPublicStandingsRounds(rounds, isFinished);
  const rows =
    count === 0 ? [] : computePlayStandings(state, listFirstStartedRounds(rounds, count));
  return {
    entryIds: rows.map((row) => row.entryIds),
    view: {
      heading: formatStandingsHeading(count, isFinished),
      pointsLabel: UNIT_WORDS[getSettingsUnit(settings)].label,
      figureLabel: figure && figure.label,
      rows: rows.map((row) => ({
        place: row.place,
        seats: row.slots.map((seat) => seat.map((id) => people.get(id)!)),
        matches: row.matches,
        wins: row.wins,
        points: formatPointsNumber(row.points),
        figure: figure && figure.formatValue(row),
        hasLeft: row.hasLeft,
      })),
    },
  };
}
