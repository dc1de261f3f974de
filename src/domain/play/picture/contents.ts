import { formatDay } from '../../dates/formatDays';
import { formatTimeRange } from '../../dates/time';
import { formatOrRaw } from '../../lib/formatOrRaw';
import { toOneLine } from '../../lib/oneLine';
import type { Tournament } from '../../tournament/tournament';
import type { PublicRoundView } from '../output/publicRounds';
import { getSettingsUnit, getStandingsOrder, type StandingsSettings } from '../model/gameSettings';
import { formatRoundHeading } from '../model/roundName';
import { UNIT_WORDS } from '../model/scoreUnit';
import { countPeople, describePlayers, toCountedPlay, type RosterPlay } from '../roster/people';
import { formatFinalScore, formatRowName, getStandingsRowsLabel } from '../standings/rowName';
import { formatPointsNumber } from '../standings/numberTexts';
import { listOrderFigures } from '../standings/orderFigures';
import type { StandingsRow } from '../standings/standings';
import type { PictureHead } from './head';
import type { RoundPictureContent } from './roundPicture';
import type { StandingsPictureContent } from './standingsPicture';

/** A tournament and its club's title. */
type PictureTournament = { tournament: Tournament; club: string };

function buildHead(
  { tournament, club }: PictureTournament,
  heading: string,
  about: string | null,
  times: string,
): PictureHead {
  const { tournament_type, date, start_time, end_time } = tournament;
  return {
    club,
    heading,
    about: [toOneLine(tournament_type) || 'Турнир', about].filter(Boolean).join(', '),
    day: formatOrRaw(date, formatDay),
    times: times || formatTimeRange(start_time, end_time),
  };
}

/**
 * Builds the content of a round's picture (SEEN-33).
 * @param planned the number of rounds
 * @param times «19:28 – 19:42»; empty before the start
 */
export const buildRoundPictureContent = (
  subject: PictureTournament,
  round: PublicRoundView,
  planned: number,
  times: string,
): RoundPictureContent => ({
  head: buildHead(subject, formatRoundHeading(round.round, round.number, planned), null, times),
  round,
});

type PictureColumn = { shortLabel: string; formatValue: (row: StandingsRow) => string };

/** Two columns, the deciding figure last. A final replaces the first of them (PLAY-86). */
function listPictureColumns(
  rows: readonly StandingsRow[],
  settings: StandingsSettings,
): PictureColumn[] {
  const words = UNIT_WORDS[getSettingsUnit(settings)];
  const points: PictureColumn = {
    shortLabel: words.label,
    formatValue: (row) => formatPointsNumber(row.points),
  };
  const [figure, next = points] = listOrderFigures(getStandingsOrder(settings), rows, words);
  if (rows.some(({ final }) => final !== null)) {
    const final = {
      shortLabel: 'Финал',
      formatValue: (row: StandingsRow) => formatFinalScore(row) ?? '',
    };
    return [final, figure ?? points];
  }
  const wins = { shortLabel: 'Победы', formatValue: (row: StandingsRow) => String(row.wins) };
  return figure ? [next, figure] : [wins, points];
}

/**
 * Builds the content of the standings' picture (SEEN-33).
 * @param heading «Итоговая таблица»
 */
export function buildStandingsContent(
  subject: PictureTournament,
  heading: string,
  rows: readonly StandingsRow[],
  play: RosterPlay & { settings: StandingsSettings },
  nameOf: (entryId: string) => string,
): StandingsPictureContent {
  const columns = listPictureColumns(rows, play.settings);
  const people = describePlayers(countPeople(toCountedPlay(play)));
  return {
    head: buildHead(subject, heading, people, ''),
    nameLabel: getStandingsRowsLabel(rows),
    labels: columns.map(({ shortLabel }) => shortLabel),
    rows: rows.map((row) => ({
      place: row.place,
      name: formatRowName(row, nameOf),
      values: columns.map(({ formatValue }) => formatValue(row)),
    })),
  };
}
