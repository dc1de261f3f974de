import type { PlayState } from '../log/playState';
import { getSettingsUnit, getStandingsOrder } from '../model/gameSettings';
import { UNIT_WORDS } from '../model/scoreUnit';
import { computePlayStandings } from '../standings/playStandings';
import {
  listFirstStartedRounds,
  countPublicStandingsRounds,
  formatStandingsHeading,
} from '../standings/countedRounds';
import { formatFinalScore } from '../standings/rowName';
import { formatPointsNumber } from '../standings/numberTexts';
import { listOrderFigures } from '../standings/orderFigures';
import type { LivePagePlayer } from './livePagePlayers';

export type LivePageStandingsRow = {
  place: number;
  /** Players by seat; the original player comes before substitutes. A fixed pair has two seats (PLAY-41). */
  seats: readonly (readonly LivePagePlayer[])[];
  matches: number;
  wins: number;
  /** Formatted points: «24», «10,5». */
  points: string;
  /** Figures compared before points: «13,50», or «9» and «+12»; empty when points decide. */
  figures: readonly string[];
  /** The row's own score in the final: «9:7». Empty for a row that did not play it, null before a final. */
  final: string | null;
  hasLeft: boolean;
};

export type LivePageStandingsView = {
  /** The text «Таблица после раунда 2». Empty before the first complete round, when there are no rows. */
  heading: string;
  /** Label of the points: «Очки», «Геймы». */
  pointsLabel: string;
  /** Labels of the figures, the deciding one first: «За матч», or «Баллы» and «Разница». */
  figureLabels: readonly string[];
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
  const count = countPublicStandingsRounds(rounds, isFinished);
  const rows =
    count === 0 ? [] : computePlayStandings(state, listFirstStartedRounds(rounds, count));
  const words = UNIT_WORDS[getSettingsUnit(settings)];
  const figures = listOrderFigures(getStandingsOrder(settings), rows, words);
  return {
    entryIds: rows.map((row) => row.entryIds),
    view: {
      heading: formatStandingsHeading(rounds, count, isFinished),
      pointsLabel: words.label,
      figureLabels: figures.map(({ shortLabel }) => shortLabel),
      rows: rows.map((row) => ({
        place: row.place,
        seats: row.slots.map((seat) => seat.map((id) => people.get(id)!)),
        matches: row.matches,
        wins: row.wins,
        points: formatPointsNumber(row.points),
        figures: figures.map(({ formatValue }) => formatValue(row)),
        final: formatFinalScore(row),
        hasLeft: row.hasLeft,
      })),
    },
  };
}
