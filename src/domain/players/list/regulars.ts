import { addDays } from '../../dates/dates';
import type { Player } from '../playerWire';
import type { PlayerFilter } from './playersParams';

/** Number of weeks without a tournament after which a player counts as staying away. */
const UNSEEN_WEEKS = 8;
/** Number of tournaments on one weekday from which a player is regular. */
export const REGULAR_TOURNAMENTS_MIN = 3;

const getAwayStart = (today: string): string => addDays(today, -7 * UNSEEN_WEEKS);

/** True for a player who attended within the last {@link UNSEEN_WEEKS} weeks. */
export const isSeenLately = ({ lastSeen }: Pick<Player, 'lastSeen'>, today: string): boolean =>
  lastSeen !== null && lastSeen >= getAwayStart(today);

/** True when the filter shows the player (PLAYER-12). */
export const isPlayerInFilter = (
  player: Player,
  filter: PlayerFilter | '',
  today: string,
): boolean => {
  if (filter === 'regular') return isRegular(player, today);
  if (filter === 'away') return player.lastSeen !== null && !isSeenLately(player, today);
  if (filter === 'outdated') return player.isOutdated;
  return filter === '' || player.noShows > 0;
};

/**
 * True for a player who still comes and has attended three tournaments on one weekday (PLAYER-12). The weekday matters,
 * because players choose a tournament by its day: one tournament on each of three weekdays does not make a regular.
 */
export const isRegular = (player: Pick<Player, 'lastSeen' | 'weekdays'>, today: string): boolean =>
  isSeenLately(player, today) && Math.max(...player.weekdays) >= REGULAR_TOURNAMENTS_MIN;
