import { isRealDate } from '../dates/dates';
import { formatFullDay } from '../dates/formatDays';
import { formatTimeRange } from '../dates/time';
import { describeFee } from '../fields/money';
import { formatLevelRange } from '../fields/level';
import { toOneLine } from '../lib/oneLine';
import type { Tournament } from './tournament';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns «Мексикано · уровень 2 - 4.5», «Мексикано» without levels. */
export function formatTypeAndLevels({
  tournament_type,
  level_from,
  level_to,
}: Pick<Tournament, 'tournament_type' | 'level_from' | 'level_to'>): string {
  const type = toOneLine(tournament_type) || 'Турнир';
  if (level_from === null && level_to === null) return type;
  return `${type} · уровень ${formatLevelRange(level_from, level_to)}`;
}

/** Lines with fee, organizer and turnout; unknown values are omitted. */
export function listFeeAndOrganizerLines(
  tournament: Pick<Tournament, 'entry_fee' | 'organizer_name' | 'organizer_phone'> & {
    applications: { readonly length: number };
  },
  playing?: string,
): string[] {
  const { entry_fee, organizer_name, organizer_phone, applications } = tournament;
  const organizer = [organizer_name, organizer_phone].map(toOneLine).filter(Boolean).join(', ');
  return [
    entry_fee === null ? '' : capitalize(describeFee(entry_fee)),
    organizer && `Организатор: ${organizer}`,
    playing ? `Состав: ${playing}` : `Заявок: ${applications.length}`,
  ].filter(Boolean);
}

/** Returns «Среда, 25 ноября 2026, 19:00 – 20:45»; unknown values are omitted. */
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

/**
 * Builds the announcement of a tournament for a messenger (COMFORT-45).
 * @param playing «12 играют», which replaces the applications; empty or missing without a roster (ROSTER-42)
 */
export const buildAnnouncement = (tournament: Tournament, playing?: string): string =>
  [...listChatTitleLines(tournament), ...listFeeAndOrganizerLines(tournament, playing)].join('\n');
