import { listChatTitleLines } from '../../tournament/announcement';
import type { Tournament } from '../../tournament/tournament';
import { formatRoundHeading } from '../model/roundName';
import { RESULT_MARK_LABELS } from '../score/formatScore';
import type { PublicMatch, PublicPair, PublicRoundView } from './publicRounds';

/** Label of the resting players: «Отдыхает» or «Отдыхают». */
export const formatRestsLabel = ({ length }: readonly string[]): string =>
  length === 1 ? 'Отдыхает' : 'Отдыхают';

/** Formats «Анна К. + Борис П.». */
const formatPair = ({ names }: Pick<PublicPair, 'names'>): string => names.join(' + ');

/** Returns «Корт 1: Анна К. + Борис П. 14:10 Вера О. + Глеб Ж.»; a dash replaces a missing score. */
function formatMatch({ courtName, a, b, result }: PublicMatch): string {
  const score = a.points === null ? '—' : `${a.points}:${b.points}`;
  const line = `${courtName}: ${formatPair(a)} ${score} ${formatPair(b)}`;
  return result?.mark ? `${line}, ${RESULT_MARK_LABELS[result.mark]}` : line;
}

/**
 * A round as a text for a chat: a line per court, then the resting players (SEEN-30).
 * @param planned the number of rounds
 * @param times «19:28 – 19:42»; empty before the start
 */
export function buildRoundText(
  tournament: Tournament,
  { number, round, matches, rests }: PublicRoundView,
  planned: number,
  times: string,
): string {
  const heading = [formatRoundHeading(round, number, planned), times].filter(Boolean).join(', ');
  return [
    ...listChatTitleLines(tournament),
    '',
    `${heading}:`,
    ...matches.map(formatMatch),
    ...(rests.length > 0 ? [`${formatRestsLabel(rests)}: ${rests.join(', ')}`] : []),
  ].join('\n');
}
