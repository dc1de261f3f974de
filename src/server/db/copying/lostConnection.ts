import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../../lib/operatorError';
import type { ClubDatabase } from '../tables';
import { withTransaction } from '../withTransaction';
import { describeServerFailure, findStorageFailure } from '../storageFailures';
import { isDatabaseEmpty, countIdenticalDatabases, type CopiedRowCounts } from './compare';

/** A database may be restarting. */
const ATTEMPTS_MAX = 10;
const PAUSE_MS = 1_000;

/** Whether a connection was lost, so that nobody has told how the transaction on it has ended. */
export const isDatabaseConnectionLost = (error: unknown): boolean =>
  findStorageFailure(error) === 'silent';

async function examine(
  from: ClubDatabase,
  to: ClubDatabase,
): Promise<CopiedRowCounts | 'nothing' | 'other'> {
  // There is one writer at a time: this transaction begins when the lost one has been committed or rolled back.
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
 * SCALE-4: what has become of a copy whose connection was lost: its end may have been stored although
 * no answer came.
 * @returns what is there, row by row as it was to be
 * @throws OperatorError where it is not, or cannot be seen
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
