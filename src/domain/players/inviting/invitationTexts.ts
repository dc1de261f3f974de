import { formatShortDate } from '../../dates/shortDate';
import { formatLevel } from '../../fields/level';
import { formatOrRaw } from '../../lib/formatOrRaw';
import { formatQuantity } from '../../lib/formatQuantity';
import { SEX_LABELS } from '../../play/model/entryLabels';
import { formatFullName } from '../../play/people/names';
import { buildAnnouncement } from '../../tournament/announcement';
import type { Tournament } from '../../tournament/tournament';
import type { InvitationCandidate } from './candidates';

/** Weekdays from Monday, in the form that follows «по». */
const ON_WEEKDAYS = [
  'понедельникам',
  'вторникам',
  'средам',
  'четвергам',
  'пятницам',
  'субботам',
  'воскресеньям',
];

/** Returns «по средам» for a day yyyy-MM-dd. */
export const formatEachWeekday = (date: string): string =>
  `по\u00a0${ON_WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7]}`;

const formatTimes = (count: number): string => formatQuantity(count, 'раз', 'раза', 'раз');

/**
 * The reason to invite a player: «по средам 12 раз · в последний раз 18.11.2026 · уровень 3.5» (PLAYER-31).
 * @param isMixed true puts м/ж first (PLAY-51)
 */
export function describeCandidate(
  { player, level, tournamentCount }: InvitationCandidate,
  date: string,
  isMixed = false,
): string {
  const { lastSeen, noShows, sex } = player;
  return [
    isMixed && (sex === null ? 'м/ж не\u00a0указано' : SEX_LABELS[sex]),
    `${formatEachWeekday(date)} ${formatTimes(tournamentCount)}`,
    lastSeen && `в\u00a0последний раз ${formatOrRaw(lastSeen, formatShortDate)}`,
    level === null ? 'уровень не\u00a0указан' : `уровень\u00a0${formatLevel(level)}`,
    noShows > 0 && formatQuantity(noShows, 'неявка', 'неявки', 'неявок'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Builds the text of an invitation: the announcement, and the address of the sign-up page (PLAYER-32). */
export const buildInvitation = (
  tournament: Tournament,
  playing: string,
  address: string | null,
): string =>
  [
    'Приглашаем поиграть.',
    buildAnnouncement(tournament, playing),
    address && `Записаться: ${address}`,
  ]
    .filter(Boolean)
    .join('\n');

/** The phones of invited players, one per line (PLAYER-32). */
export const buildCandidatePhones = (candidates: readonly InvitationCandidate[]): string =>
  candidates
    .flatMap(({ player }) => (player.phone ? [`${formatFullName(player)}: ${player.phone}`] : []))
    .join('\n');
