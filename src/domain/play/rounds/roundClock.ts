import { MINUTE_MS } from '../../dates/durations';
import { formatInstantTime } from '../../dates/instants';
import type { GameSettings } from '../model/gameSettings';
import type { Round } from '../model/round';
import { computeRoundsMinutes } from './planner';

/** The end of a started round, ms since the epoch; null before the start (PLAY-1). */
export const computeRoundEnd = ({ start }: Pick<Round, 'start'>): number | null =>
  start && Date.parse(start.at) + start.terms.minutes * MINUTE_MS;

/**
 * Minutes to change courts after a round; 0 after the last one (PLAY-1).
 * @param left number of rounds planned after it
 */
export const getChangeMinutes = (
  { changeMinutes }: Pick<GameSettings, 'changeMinutes'>,
  left: number,
): number => (left > 0 ? changeMinutes : 0);

/**
 * The end of the last round, ms since the epoch (PLAY-1). An overlong round moves it.
 * @param running the last started round
 * @param left the number of rounds planned after it
 * @param now ms since the epoch
 * @returns null before the first round
 */
export function computePlayEnd(
  running: Pick<Round, 'start'> | undefined,
  left: number,
  settings: GameSettings,
  now: number,
): number | null {
  const end = running ? computeRoundEnd(running) : null;
  if (end === null) return null;
  const minutes = getChangeMinutes(settings, left) + computeRoundsMinutes(settings, left);
  return Math.max(end, now) + minutes * MINUTE_MS;
}

/** «до 20:38». @param zone IANA name, the club's */
export const formatUntil = (instant: number, zone: string): string =>
  `до ${formatInstantTime(instant, zone)}`;
