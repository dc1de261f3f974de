import { isRealDate } from '../dates/dates';
import { formatFullDay } from '../dates/formatDays';
import { formatTimeRange } from '../dates/time';
import { formatMoney } from '../fields/money';
import { formatSpokenLevels } from '../fields/spokenLevel';
import { toOneLine } from '../lib/oneLine';
import type { Tournament } from './tournament';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «Мексикано · уровень 2–4,5», «Мексикано» without levels. */
export function formatTypeAndLevels({
  tournament_type,
  level_from,
  level_to,
}: Pick<Tournament, 'tournament_type' | 'level_from' | 'level_to'>): string {
  const type = toOneLine(tournament_type) || 'Турнир';
  if (level_from === null && level_to === null) return type;
  return `${type} · уровень ${formatSpokenLevels(level_from, level_to)}`;
}

/** A free tournament gets a sentence instead of a fee (COMFORT-45). */
const formatFeeLine = (fee: number): string =>
  fee === 0 ? 'Участие бесплатно' : `Взнос: ${formatMoney(fee)}`;

/** The lines with fee, organizer and number of applications; leaves out unknown facts. */
export function listFeeAndOrganizerLines(
  tournament: Pick<Tournament, 'entry_fee' | 'organizer_name' | 'organizer_phone'> & {
    applications: { readonly length: number };
  },
): string[] {
  const { entry_fee, organizer_name, organizer_phone, applications } = tournament;
  const organizer = [organizer_name, organizer_phone].map(toOneLine).filter(Boolean).join(', ');
  return [
    entry_fee === null ? '' : formatFeeLine(entry_fee),
    organizer && `Организатор: ${organizer}`,
    `Заявок: ${applications.length}`,
  ].filter(Boolean);
}

/** «Среда, 25 ноября 2026, 19:00 – 20:45»; leaves out unknown facts. */
function formatWhenLine({
  date,
  start_time,
  end_time,
}: Pick<Tournament, 'date' | 'start_time' | 'end_time'>): string {
  const day = isRealDate(date) ? capitalize(formatFullDay(date)) : toOneLine(date);
  const time = start_time && toOneLine(formatTimeRange(start_time, end_time));
  return [day, time].filter(Boolean).join(', ');
}

/** The first lines of every text for a messenger: type, levels and time. */
export const listChatTitleLines = (tournament: Tournament): string[] => [
  formatTypeAndLevels(tournament),
  formatWhenLine(tournament),
];

/** The announcement of a tournament for a messenger (COMFORT-45). */
export const buildAnnouncement = (tournament: Tournament): string =>
  [...listChatTitleLines(tournament), ...listFeeAndOrganizerLines(tournament)].join('\n');
