import type { GameSettings } from '../../../../domain/play/model/gameSettings';
import { isRoundComplete, type Round } from '../../../../domain/play/model/round';
import { computeRoundEnd } from '../../../../domain/play/rounds/roundClock';

/** PLAY-17: when a round's clock ends, ms since the epoch; null where it has none, or every match has a result. */
export function computeClockEnd(
  round: Round | undefined,
  { hasClock }: Pick<GameSettings, 'hasClock'>,
): number | null {
  if (!round?.start || isRoundComplete(round)) return null;
  const isByClock = round.start.terms.scoring === 'timed' || hasClock;
  return isByClock ? computeRoundEnd(round) : null;
}
