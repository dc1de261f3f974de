import { formatDay } from '../../dates/formatDays';
import { formatTimeRange } from '../../dates/time';
import { formatOrRaw } from '../../lib/formatOrRaw';
import { toOneLine } from '../../lib/oneLine';
import type { Tournament } from '../../tournament/tournament';
import type { PublicRoundView } from '../output/publicRounds';
import { formatRoundHeading } from '../output/roundText';
import { getSettingsUnit, getStandingsOrder, type StandingsSettings } from '../model/gameSettings';
import { UNIT_WORDS } from '../model/scoreUnit';
import { countPeople, describePlayers, toCountedPlay, type RosterPlay } from '../roster/people';
import { formatPointsNumber } from '../standings/numberTexts';
import { listOrderFigures } from '../standings/orderFigures';
import { formatRowName, getStandingsRowsLabel } from '../standings/rowName';
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
 * The content of a round's picture (SEEN-33).
 * @param planned the number of rounds
 * @param times «19:28 – 19:42»; empty before the start
 */
export const buildRoundPictureContent = (
  subject: PictureTournament,
  round: PublicRoundView,
  planned: number,
  times: string,
): RoundPictureContent => ({
  head: buildHead(subject, formatRoundHeading(round.number, planned), null, times),
  round,
});

/**
 * The content of the picture of the standings (SEEN-33).
 * @param heading «Итоговая таблица»
 */
export function buildStandingsContent(
  subject: PictureTournament,
  heading: string,
  rows: readonly StandingsRow[],
  play: RosterPlay & { settings: StandingsSettings },
  nameOf: (entryId: string) => string,
): StandingsPictureContent {
  const words = UNIT_WORDS[getSettingsUnit(play.settings)];
  const points = {
    shortLabel: words.label,
    formatValue: (row: StandingsRow) => formatPointsNumber(row.points),
  };
  const wins = { shortLabel: 'Победы', formatValue: (row: StandingsRow) => String(row.wins) };
  const [figure, next = points] = listOrderFigures(getStandingsOrder(play.settings), rows, words);
  // The last column decides.
  const columns = figure ? [next, figure] : [wins, points];
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
