import type { FastifyInstance } from 'fastify';
import { TRASH_DAYS } from '../domain/history';
import { isoNow, type Clock } from './clock';
import type { ClubDatabase } from './db/tables';
import { forgottenUntil } from './idempotency/answerOnce';
import { makeKeyRepository } from './idempotency/repository';
import { makeFailureRepository } from './sessions/failures';
import { FADED_MS } from './sessions/throttle';
import { makeTrashRepository } from './tournaments/trashRepository';

type Dependencies = { database: ClubDatabase; clock: Clock };

const DAY_MS = 86_400_000;
const SWEEP_INTERVAL_MS = 3_600_000;
/** Who the history says has emptied the trash. */
const AUTHOR = 'сервер';

/**
 * Removes for good what has lain in the trash for too long, and forgets the answers of old keys and
 * the failures that have faded.
 */
async function sweep({ database, clock }: Dependencies): Promise<void> {
  const trashedUntil = isoNow(() => clock() - TRASH_DAYS * DAY_MS);
  await makeTrashRepository(database).purge(trashedUntil, { username: AUTHOR, at: isoNow(clock) });
  await makeKeyRepository(database).forgetUntil(forgottenUntil(clock));
  await makeFailureRepository(database).forgetUntil(clock() - FADED_MS);
}

/** TRUST-9, TRUST-13: sweeps at the start and every hour until the app is closed. */
export function keepHouse(app: FastifyInstance, dependencies: Dependencies): void {
  let timer: NodeJS.Timeout | undefined;
  // A disk that is full must stop neither the start nor, an hour later, the server.
  const trySweep = () =>
    sweep(dependencies).catch((error: unknown) => app.log.error({ err: error }, 'sweep failed'));
  app.addHook('onReady', async () => {
    await trySweep();
    timer = setInterval(() => void trySweep(), SWEEP_INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
