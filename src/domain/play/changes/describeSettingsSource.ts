import { formatDay } from '../../dates/formatDays';
import { formatOrRaw } from '../../lib/formatOrRaw';
import type { Tournament } from '../../tournament/tournament';
import type { SettingsSource } from '../model/carriedSettings';

/** Words that follow «настройки»: «как 21 ноября», «обычные для клуба», «исходные» (PLAY-73). */
export function describeSettingsSource(
  source: SettingsSource | null,
  tournaments: readonly Pick<Tournament, 'id' | 'date'>[],
): string {
  if (source === null) return 'исходные';
  if (source.tournamentId === null) return 'обычные для клуба';
  const tournament = tournaments.find(({ id }) => id === source.tournamentId);
  return tournament
    ? `как ${formatOrRaw(tournament.date, formatDay).replace(' ', '\u00a0')}`
    : 'прошлого турнира';
}
