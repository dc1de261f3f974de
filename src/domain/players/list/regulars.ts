import { addDays } from '../../dates/dates';
import type { Player } from '../playerWire';
import type { PlayerFilter } from './playersParams';

/** Who has not been seen for so long has not come «давно». */
const UNSEEN_WEEKS = 8;
/** A regular came to so many tournaments on one weekday. */
export const REGULAR_TOURNAMENTS_MIN = 3;

const getAwayStart = (today: string): string => addDays(today, -7 * UNSEEN_WEEKS);

/** Whether somebody was seen within the last weeks. */
export const isSeenLately = ({ lastSeen }: Pick<Player, 'lastSeen'>, today: string): boolean =>
  lastSeen !== null && lastSeen >= getAwayStart(today);

/** PLAYER-12: what a filter lets through. */
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
 * PLAYER-12: whoever still comes, and has come to three tournaments of the same weekday. Counted by weekday, since
 * a tournament is chosen by its day: who came to three tournaments of three kinds is nobody's regular yet.
 */
export const isRegular = (player: Pick<Player, 'lastSeen' | 'weekdays'>, today: string): boolean =>
  isSeenLately(player, today) && Math.max(...player.weekdays) >= REGULAR_TOURNAMENTS_MIN;
