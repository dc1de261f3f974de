import { getTermsWords, type MatchResult, type RoundTerms } from '../model/round';

type ScoreTerms = Pick<RoundTerms, 'scoring' | 'target' | 'unit'>;

/** Limit for timed matches, in which points have no rule; a larger number is a typing error. */
export const TIMED_POINTS_MAX = 999;

/** Maximum number of points of one pair. */
export const getPointsMax = ({ scoring, target }: ScoreTerms): number =>
  scoring === 'timed' ? TIMED_POINTS_MAX : (target ?? 0);

function validateScore({ a, b }: MatchResult, { scoring, target }: ScoreTerms): string | null {
  if (scoring === 'timed') return null;
  if (scoring === 'total') return a + b === target ? null : `Сумма должна быть ${target}`;
  const isWon = Math.max(a, b) === target && a !== b;
  return isWon ? null : `У одной пары должно быть ${target}, у другой меньше`;
}

function validateStopped({ a, b }: MatchResult, { scoring, target }: ScoreTerms): string | null {
  const isBeyond = scoring === 'total' && a + b > (target ?? 0);
  return isBeyond ? `Сумма не больше ${target}` : null;
}

/** The message for a result that is impossible by the terms of its round; null for a valid one (PLAY-2). */
export function validateResult(result: MatchResult, terms: ScoreTerms): string | null {
  const { a, b, mark } = result;
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || a < 0 || b < 0) {
    return `${getTermsWords(terms).label} — целые числа от 0`;
  }
  if (mark === 'notPlayed') return a === 0 && b === 0 ? null : 'В несыгранном матче счёта нет';
  const max = getPointsMax(terms);
  if (a > max || b > max) return `Не больше ${max}`;
  return mark === 'stopped' ? validateStopped(result, terms) : validateScore(result, terms);
}

/** Returns «25 не записать: не больше 24» for a refused number; null when none is refused (PLAY-3). */
export const describeRefusedPoints = (refused: string | null, terms: ScoreTerms): string | null =>
  refused && `${refused} не записать: не больше ${getPointsMax(terms)}`;
