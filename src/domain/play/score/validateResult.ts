import type { MatchResult, RoundTerms } from '../model/round';

type ScoreTerms = Pick<RoundTerms, 'scoring' | 'target'>;

/** Where the time decides nothing bounds the points: what is beyond is a slip of the finger. */
export const TIMED_POINTS_MAX = 999;

/** The most that one pair can have. */
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

/** PLAY-2: why a result cannot stand with the terms of its round, for a field; null where it can. */
export function validateResult(result: MatchResult, terms: ScoreTerms): string | null {
  const { a, b, mark } = result;
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || a < 0 || b < 0) {
    return 'Очки — целые числа от 0';
  }
  if (mark === 'notPlayed') return a === 0 && b === 0 ? null : 'В несыгранном матче счёта нет';
  const max = getPointsMax(terms);
  if (a > max || b > max) return `Не больше ${max}`;
  return mark === 'stopped' ? validateStopped(result, terms) : validateScore(result, terms);
}

/** PLAY-3: «25 не записать: не больше 24», of a number that was typed and no pair can have; null for none. */
export const describeRefusedPoints = (refused: string | null, terms: ScoreTerms): string | null =>
  refused && `${refused} не записать: не больше ${getPointsMax(terms)}`;
