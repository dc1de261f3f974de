import { MINUTE_MS } from '../../dates/durations';
import { formatInstantTime } from '../../dates/instants';
import type { GameSettings } from '../model/gameSettings';
import type { Round } from '../model/round';
import { getRoundIntervalMinutes } from './planner';

/** PLAY-1: when a started round ends and the next starts, ms since the epoch; null while it is only drawn. */
export const computeRoundEnd = (
  { start }: Pick<Round, 'start'>,
  { changeMinutes }: Pick<GameSettings, 'changeMinutes'>,
): number | null =>
  start && Date.parse(start.at) + (start.terms.minutes + changeMinutes) * MINUTE_MS;

/**
 * PLAY-1: when the last round ends, ms since the epoch: nobody changes courts after it. A round that takes longer than it should moves that.
 * @param running the round that started last
 * @param left how many are planned after it
 * @param now ms since the epoch
 * @returns null while no round has started
 */
export function computePlayEnd(
  running: Pick<Round, 'start'> | undefined,
  left: number,
  settings: GameSettings,
  now: number,
): number | null {
  const end = running ? computeRoundEnd(running, { changeMinutes: 0 }) : null;
  if (end === null) return null;
  return Math.max(end, now) + left * getRoundIntervalMinutes(settings) * MINUTE_MS;
}

/** «до 20:38». @param zone IANA name, the club's */
export const formatUntil = (instant: number, zone: string): string =>
  `до ${formatInstantTime(instant, zone)}`;
