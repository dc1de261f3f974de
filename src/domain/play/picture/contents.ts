import { inOneLine } from '../../announcement';
import { formatDay } from '../../calendarFormat';
import { formatOrRaw } from '../../format';
import { plural } from '../../plural';
import { formatTimeRange } from '../../time';
import type { Tournament } from '../../tournament';
import { roundHeading } from '../output/roundText';
import type { ShownRound } from '../output/shownRound';
import { averageText, pointsText } from '../table/numberTexts';
import { isPair, rowName, rowsLabel } from '../table/rowName';
import type { StandingRow } from '../table/standings';
import type { PictureHead } from './head';
import type { RoundContent } from './roundPicture';
import type { TableContent } from './tablePicture';

/** A tournament, and the club whose it is. */
export type Shown = { tournament: Tournament; club: string };

function headOf(
  { tournament, club }: Shown,
  heading: string,
  about: string | null,
  times: string,
): PictureHead {
  const { tournament_type, date, start_time, end_time } = tournament;
  return {
    club,
    heading,
    about: [inOneLine(tournament_type) || 'Турнир', about].filter(Boolean).join(', '),
    day: formatOrRaw(date, formatDay),
    times: times || formatTimeRange(start_time, end_time),
  };
}

/**
 * SEEN-33: what the picture of a round says.
 * @param planned how many rounds there are
 * @param times «19:28 – 19:42»; empty where the round has not begun
 */
export const roundContent = (
  shown: Shown,
  round: ShownRound,
  planned: number,
  times: string,
): RoundContent => ({
  head: headOf(shown, roundHeading(round.number, planned), null, times),
  round,
});

/**
 * SEEN-33: what the picture of the table says.
 * @param heading «Итоговая таблица»
 */
export function tableContent(
  shown: Shown,
  heading: string,
  rows: readonly StandingRow[],
  { ordersByAverage }: { ordersByAverage: boolean },
  nameOf: (entryId: string) => string,
): TableContent {
  const count = rows.some(isPair)
    ? plural(rows.length, 'пара', 'пары', 'пар')
    : plural(rows.length, 'игрок', 'игрока', 'игроков');
  return {
    head: headOf(shown, heading, count, ''),
    nameLabel: rowsLabel(rows),
    labels: ordersByAverage ? ['Очки', 'За матч'] : ['Победы', 'Очки'],
    rows: rows.map((row) => ({
      place: row.place,
      name: rowName(row, nameOf),
      values: ordersByAverage
        ? [pointsText(row.points), averageText(row)]
        : [String(row.wins), pointsText(row.points)],
    })),
  };
}
