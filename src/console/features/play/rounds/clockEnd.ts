import type { GameSettings } from '../../../../domain/play/gameSettings';
import { isComplete, type Round } from '../../../../domain/play/round';
import { roundEnd } from '../../../../domain/play/roundClock';

/** PLAY-17: when a round's clock ends, ms since the epoch; null where it has none, or every match has a result. */
export function clockEnd(
  round: Round | undefined,
  { hasClock }: Pick<GameSettings, 'hasClock'>,
): number | null {
  if (!round?.start || isComplete(round)) return null;
  const isByClock = round.start.terms.scoring === 'timed' || hasClock;
  return isByClock ? roundEnd(round, { changeMinutes: 0 }) : null;
}
