import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../../lib/operatorError';
import type { ClubDatabase } from '../tables';
import { withTransaction } from '../withTransaction';
import { describeServerFailure, findStorageFailure } from '../storageFailures';
import { isDatabaseEmpty, countIdenticalDatabases, type CopiedRowCounts } from './compare';

/** The number of attempts leaves the database time for a restart. */
const ATTEMPTS_MAX = 10;
const PAUSE_MS = 1_000;

/** True when the connection was lost. The outcome of its transaction is then unknown. */
export const isDatabaseConnectionLost = (error: unknown): boolean =>
  findStorageFailure(error) === 'silent';

async function examine(
  from: ClubDatabase,
  to: ClubDatabase,
): Promise<CopiedRowCounts | 'nothing' | 'other'> {
  // Only one transaction writes at a time. This one starts after the end of the transaction whose connection was lost.
  if (await withTransaction(to, isDatabaseEmpty)) return 'nothing';
  return (await countIdenticalDatabases(from, to)) ?? 'other';
}

async function examineWithRetries(from: ClubDatabase, to: ClubDatabase) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await examine(from, to);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !isDatabaseConnectionLost(error)) throw error;
      await wait(PAUSE_MS);
    }
  }
}

/**
 * Finds the outcome of a copy whose connection was lost. The copy may be committed without a response (SCALE-4).
 * @returns the numbers of rows of a complete copy
 * @throws OperatorError when the copy is not complete or cannot be examined
 */
export async function findDatabaseCopyOutcome(
  loss: unknown,
  from: ClubDatabase,
  to: ClubDatabase,
): Promise<CopiedRowCounts> {
  const reason = `Связь с базой прервалась: ${describeServerFailure(loss)}`;
  const found = await examineWithRetries(from, to).catch((error: unknown) => {
    throw new OperatorError(
      `${reason}. Записан ли клуб, узнать не удалось: ${describeServerFailure(error)}. Повторите, когда ` +
        'база ответит: если он записан, это будет сверено и сказано.',
    );
  });
  if (found === 'nothing') throw new OperatorError(`${reason}. Ничего не записано, повторите.`);
  if (found === 'other') {
    throw new OperatorError(
      `${reason}. То, что теперь там, не совпадает с оригиналом: нужна пустая база.`,
    );
  }
  return found;
}
