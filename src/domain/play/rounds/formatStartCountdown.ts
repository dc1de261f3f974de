import { MINUTE_MS } from '../../dates/durations';
import type { Tournament } from '../../tournament/tournament';
import { parseTournamentStart } from '../../tournament/tournamentStart';

const DAY_MINUTES = 24 * 60;

/**
 * Within a day before the start: «начало через 8 мин», «начало через 3 ч 5 мин». Within a day after it: «турнир
 * начался». Empty at other times, and when the start is unknown.
 * @param now ms since the epoch
 * @param zone IANA name of the club's zone
 */
export function formatStartCountdown(
  tournament: Pick<Tournament, 'date' | 'start_time'>,
  now: number,
  zone: string,
): string {
  const start = parseTournamentStart(tournament, zone);
  if (start === null) return '';
  const minutes = Math.ceil((start - now) / MINUTE_MS);
  if (minutes > DAY_MINUTES || minutes < -DAY_MINUTES) return '';
  if (minutes <= 0) return 'турнир начался';
  const parts = [
    minutes >= 60 && `${Math.floor(minutes / 60)}\u00a0ч`,
    minutes % 60 > 0 && `${minutes % 60}\u00a0мин`,
  ];
  return `начало через ${parts.filter(Boolean).join(' ')}`;
}
