import { isLock, LOCK_TEXTS } from '../../domain/play/changes/lockedPlay';
import type { Refusal } from '../../domain/play/log/playState';
import { TOTAL_LIMITS } from '../../domain/play/model/scoreUnit';
import { isPairViolation, PAIR_VIOLATION_TEXTS } from '../../domain/play/roster/pairRules';
import { ConflictError, ProblemError } from '../lib/problem';
import type { PlayResponse } from './contract/playResponse';

export const createEntryNotFound = (status: number) =>
  new ProblemError(status, 'Такой записи в составе нет.');

const { points, games } = TOTAL_LIMITS;

/** 422: a sum outside the limits of its unit (PLAY-83). */
export const createTotalProblem = () =>
  new ProblemError(
    422,
    `Сумма в очках — от ${points.min} до ${points.max}, в геймах — от ${games.min} до ${games.max}.`,
  );

/** Creates a 412 response with the current play (ROSTER-15). */
export const createConflictError = (
  current: PlayResponse,
  text = 'Это тем временем изменили на другом устройстве. Посмотрите, как стало, и повторите, если нужно.',
) => new ConflictError(text, current);

/**
 * Creates the response to a refused change.
 * @param current the current play
 */
export function createRefusalProblem(refusal: Refusal, current: PlayResponse): ProblemError {
  const { refused } = refusal;
  if (refused === 'unknownEntry') return createEntryNotFound(422);
  if (refused === 'impossibleTotal') return createTotalProblem();
  if (refused === 'invalid') return new ProblemError(422, 'Такого раунда или счёта быть не может.');
  if (isPairViolation(refused)) return new ProblemError(422, PAIR_VIOLATION_TEXTS[refused]);
  return createConflictError(current, isLock(refusal) ? LOCK_TEXTS[refusal.refused] : undefined);
}
