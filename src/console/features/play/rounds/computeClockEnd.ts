import type { GameSettings } from '../../../../domain/play/model/gameSettings';
import { isRoundComplete, type Round } from '../../../../domain/play/model/round';
import { computeRoundEnd } from '../../../../domain/play/rounds/roundClock';

/** End of a round's clock, ms since the epoch; null without a clock or once all results are entered (PLAY-17). */
export function computeClockEnd(
  round: Round | undefined,
  { hasClock }: Pick<GameSettings, 'hasClock'>,
): number | null {
  if (!round?.start || isRoundComplete(round)) return null;
  const isByClock = round.start.terms.scoring === 'timed' || hasClock;
  return isByClock ? computeRoundEnd(round) : null;
}
