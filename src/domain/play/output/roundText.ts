import { titleLines } from '../../announcement';
import type { Tournament } from '../../tournament';
import { MARK_NAMES } from '../score/scoreText';
import type { ShownMatch, ShownPair, ShownRound } from './shownRound';

/** «Отдыхает», «Отдыхают». */
export const restsLabel = ({ length }: readonly string[]): string =>
  length === 1 ? 'Отдыхает' : 'Отдыхают';

/** «Раунд 3 из 7»; no fewer than are drawn. */
export const roundHeading = (number: number, planned: number): string =>
  `Раунд ${number} из\u00a0${Math.max(planned, number)}`;

/** «Анна К. + Борис П.» */
const pairText = ({ names }: Pick<ShownPair, 'names'>): string => names.join(' + ');

/** «Корт 1: Анна К. + Борис П. 14:10 Вера О. + Глеб Ж.»; a dash stands where there is no score. */
function matchLine({ courtName, a, b, result }: ShownMatch): string {
  const score = a.points === null ? '—' : `${a.points}:${b.points}`;
  const line = `${courtName}: ${pairText(a)} ${score} ${pairText(b)}`;
  return result?.mark ? `${line}, ${MARK_NAMES[result.mark]}` : line;
}

/**
 * SEEN-30: a round as a text for a chat, a line a court, and who rests.
 * @param planned how many rounds there are
 * @param times «19:28 – 19:42»; empty where the round has not begun
 */
export function roundText(
  tournament: Tournament,
  { number, matches, rests }: ShownRound,
  planned: number,
  times: string,
): string {
  const heading = [roundHeading(number, planned), times].filter(Boolean).join(', ');
  return [
    ...titleLines(tournament),
    '',
    `${heading}:`,
    ...matches.map(matchLine),
    ...(rests.length > 0 ? [`${restsLabel(rests)}: ${rests.join(', ')}`] : []),
  ].join('\n');
}
