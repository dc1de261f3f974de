import { formatLevel } from '../../fields/level';
import { formatQuantity } from '../../lib/formatQuantity';
import { ATTENDANCE_LABELS, ENTRY_STATUS_LABELS } from '../../play/model/entryLabels';
import { hasAttended } from '../../play/roster/attendance';
import { UNIT_WORDS } from '../../play/model/scoreUnit';
import type { RatedLevel } from '../../rating/levelScale';
import type { PlayerTournament } from '../playerWire';

const formatMatches = (count: number): string => formatQuantity(count, 'матч', 'матча', 'матчей');

/**
 * Returns «3.5 ± 0.5, 14 матчей»; «14 матчей» when these are too few for a rating; empty without matches (PLAYER-11).
 */
export function formatRating(rating: RatedLevel | null): string {
  if (!rating || rating.matches === 0) return '';
  const { level, uncertainty, matches } = rating;
  const played = formatMatches(matches);
  if (level === null) return played;
  const within = uncertainty === null ? '' : `\u00a0±\u00a0${formatLevel(uncertainty)}`;
  return `${formatLevel(level)}${within}, ${played}`;
}

/**
 * A player's result in a tournament: «2-е место из 12», «не пришёл», «лист ожидания»; empty when unknown (PLAYER-20).
 */
export function formatPlayerTournamentResult(tournament: PlayerTournament): string {
  const { status, attendance, place, of, matches } = tournament;
  if (status === null) return 'заявка';
  if (status !== 'confirmed') return ENTRY_STATUS_LABELS[status];
  if (attendance !== null && !hasAttended({ status, attendance, hasPlayed: matches > 0 }))
    return ATTENDANCE_LABELS[attendance];
  if (place === null) return '';
  return `${place}-е\u00a0место${of === null ? '' : ` из\u00a0${of}`}`;
}

/**
 * Returns «84 очка, 7 матчей»; «20 очков, 2 матча и финал», whose points do not count (PLAYER-20, PLAY-85). Empty without
 * a match.
 */
export function formatPlayedMatches({
  points,
  unit,
  matches,
  hasFinal,
}: Pick<PlayerTournament, 'points' | 'unit' | 'matches' | 'hasFinal'>): string {
  const counted = matches - Number(hasFinal);
  const played = [counted > 0 && formatMatches(counted), hasFinal && 'финал'].filter(Boolean);
  const sum = points !== null && formatQuantity(points, ...UNIT_WORDS[unit].forms);
  return [sum, played.join('\u00a0и\u00a0')].filter(Boolean).join(', ');
}
