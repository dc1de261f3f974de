import { formatDayHeading } from '../domain/dates/formatDays';
import { describeFee } from '../domain/fields/money';
import { formatLevelRange } from '../domain/fields/level';
import { formatOrRaw } from '../domain/lib/formatOrRaw';
import { toOneLine } from '../domain/lib/oneLine';
import type { Tournament } from '../domain/tournament/tournament';

type TournamentTerms = Pick<Tournament, 'level_from' | 'level_to' | 'entry_fee'>;

/** Formats a tournament's terms without the unknown ones: «Уровень 2.5 - 4 · взнос 1 500 ₽». */
export function formatTerms({ level_from, level_to, entry_fee }: TournamentTerms): string {
  const hasLevels = level_from !== null || level_to !== null;
  const terms = [
    hasLevels ? `уровень ${formatLevelRange(level_from, level_to)}` : '',
    entry_fee === null ? '' : describeFee(entry_fee),
  ].filter(Boolean);
  const text = terms.join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Formats a tournament's title: «Американо, суббота, 28 ноября». The title has no year, because a cached page cannot
 * know the current one.
 */
export function formatTournamentTitle(type: string, date: string): string {
  const day = formatOrRaw(date, () => formatDayHeading(date, date).toLowerCase());
  return `${toOneLine(type) || 'Турнир'}, ${day}`;
}
