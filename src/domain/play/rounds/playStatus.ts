import { formatQuantity } from '../../lib/formatQuantity';
import { formatCourtInSentence } from '../model/formatCourtInSentence';
import type { Round } from '../model/round';
import { formatRoundCount, formatRoundHeading } from '../model/roundName';
import type { NextStep } from './nextStep';

/**
 * The state of the rounds: «Раунд 3 из 7 · сыгран 1 матч из 3» (PLAY-9).
 * @param startedRounds the last one is the current one
 */
export function describePlayStatus(
  startedRounds: readonly Round[],
  planned: number,
  step: NextStep,
): string {
  const current = startedRounds.at(-1);
  if (!current) return '';
  if (step.kind === 'finished') {
    return `Турнир закончен: ${formatRoundCount(startedRounds)}`;
  }
  const count = current.matches.length;
  const played = current.matches.filter(({ result }) => result !== null).length;
  const done = played === 1 ? 'сыгран' : 'сыграно';
  const progress =
    played === count
      ? 'сыгран'
      : `${done} ${formatQuantity(played, 'матч', 'матча', 'матчей')} из\u00a0${count}`;
  return `${formatRoundHeading(current, startedRounds.length, planned)} · ${progress}`;
}

/** The label of the button for the next step (PLAY-9). */
export function formatNextStep(
  step: NextStep,
  courtNameOf: (court: number) => string,
): string | null {
  switch (step.kind) {
    case 'start':
      return step.isStale ? 'Проверить жеребьёвку' : 'Начать игру';
    case 'score':
      return `Записать счёт: ${formatCourtInSentence(courtNameOf(step.court))}`;
    case 'startRound':
      if (step.isStale) return 'Проверить жеребьёвку';
      return step.isFinal ? 'Начать финал' : `Начать раунд ${step.round}`;
    case 'finish':
      return 'Закончить турнир';
    case 'finished':
      return 'Итог';
    default:
      return null;
  }
}
