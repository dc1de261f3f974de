import { MINUTE_MS } from '../../dates/durations';
import { formatInstantTime } from '../../dates/instants';
import type { GameSettings } from '../model/gameSettings';
import { findFinal, listStartedRounds, type Round } from '../model/round';
import { countRoundsLeft, computeRoundsMinutes } from './plannedRounds';

/** The planned end of a started round, ms since the epoch; null before the start (PLAY-1). */
export const computeRoundEnd = ({ start }: Pick<Round, 'start'>): number | null =>
  start && Date.parse(start.at) + start.terms.minutes * MINUTE_MS;

/**
 * Minutes to change courts after a round; 0 after the last one (PLAY-1).
 * @param left number of rounds planned after this one
 */
export const getChangeMinutes = (
  { changeMinutes }: Pick<GameSettings, 'changeMinutes'>,
  left: number,
): number => (left > 0 ? changeMinutes : 0);

/**
 * Minutes of the rounds still to start, without the change of courts before them; a drawn final has its own (PLAY-85).
 */
function computeMinutesLeft(
  rounds: readonly Round[],
  planned: number,
  settings: GameSettings,
): number {
  const left = countRoundsLeft(rounds, planned);
  const final = findFinal(rounds)?.final;
  return left > 0 && final ? final.terms.minutes : computeRoundsMinutes(settings, left);
}

/**
 * The planned end of the last round, ms since the epoch (PLAY-1). A round that takes too long delays it.
 * @param planned the number of wanted rounds
 * @param now ms since the epoch
 * @returns null before the first round
 */
export function computePlayEnd(
  rounds: readonly Round[],
  planned: number,
  settings: GameSettings,
  now: number,
): number | null {
  const running = listStartedRounds(rounds).at(-1);
  const end = running ? computeRoundEnd(running) : null;
  if (end === null) return null;
  const minutes =
    getChangeMinutes(settings, countRoundsLeft(rounds, planned)) +
    computeMinutesLeft(rounds, planned, settings);
  return Math.max(end, now) + minutes * MINUTE_MS;
}

/** Returns «до 20:38». @param zone IANA name of the club's zone */
export const formatUntil = (instant: number, zone: string): string =>
  `до ${formatInstantTime(instant, zone)}`;
