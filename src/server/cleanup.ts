import { DAY_MS, HOUR_MS } from '../domain/dates/durations';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { TRASH_DAYS } from '../domain/editing/history';
import { getIsoNow, type Clock } from './lib/clock';
import type { ClubDatabase } from './db/tables';
import { storeMissingWinners } from './play/log/storeMissingWinners';
import { computeKeyExpiryInstant } from './idempotency/withIdempotency';
import { createIdempotencyKeyRepository } from './idempotency/idempotencyKeyRepository';
import { assignPlayers } from './players/identity/assignPlayers';
import { createFailureRepository } from './sessions/failureRepository';
import { FAILURES_LIFETIME_MS } from './sessions/signInThrottle';
import { createSignUpRepository } from './signUp/signUpRepository';
import { createTrashClock } from './tournaments/trashClock';
import { createTrashRepository } from './tournaments/trashRepository';

type Dependencies = {
  database: ClubDatabase;
  clock: Clock;
  uptime: Clock;
  completeForgetting?: () => Promise<void>;
};

type TrashClock = ReturnType<typeof createTrashClock>;
type CleanupDependencies = Omit<Dependencies, 'uptime'> & { trashClock: TrashClock };

const TRASH_MS = TRASH_DAYS * DAY_MS;
const CLEANUP_INTERVAL_MS = HOUR_MS;
/** TRUST-29: much longer than a part of a cleanup takes, unless the database does not answer. */
const PART_MAX_MS = 2_000;
/** Between two plays whose winners are counted, and between parts of those whose players are looked for. */
const COUNT_PAUSE_MS = 5;
/** The username in the history for what the cleanup has removed. */
const AUTHOR = 'сервер';

/**
 * Pauses for as long as the last part took, so that the cleanup takes at most half of the server's time.
 */
async function yieldToRequests(ms: number, ending: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ref: false, signal: ending }).catch(() => undefined);
}

/**
 * Deletes what has lain in the trash for too long, the answers of old keys, the failures that have faded, and
 * who has signed up from where; counts the winners that nobody has counted yet,
 * and finds out who has played.
 * @param ending tells it to leave the rest to the next one
 */
async function cleanUp(
  { database, clock, trashClock, completeForgetting }: CleanupDependencies,
  ending: AbortSignal,
): Promise<void> {
  const trash = createTrashRepository(database);
  const trashedUntil = {
    at: getIsoNow(() => clock() - TRASH_MS),
    observed: (await trashClock.advance()) - TRASH_MS,
  };
  const stamp = { username: AUTHOR, at: getIsoNow(clock) };
  while (!ending.aborted) {
    const since = performance.now();
    if ((await trash.purge(trashedUntil, stamp)) === 0) break;
    await yieldToRequests(performance.now() - since, ending);
  }
  if (ending.aborted) return;
  await createIdempotencyKeyRepository(database).deleteUntil(computeKeyExpiryInstant(clock));
  await createFailureRepository(database).deleteUntil(clock() - FAILURES_LIFETIME_MS);
  await createSignUpRepository(database).deleteUntil(clock() - HOUR_MS);
  await completeForgetting?.();
  const pause = () => yieldToRequests(COUNT_PAUSE_MS, ending);
  await storeMissingWinners(database, pause, ending);
  await assignPlayers(database, clock, pause, ending);
}

/**
 * TRUST-9, TRUST-13: cleans up at the start and every hour until the app is closed, one cleanup after the
 * other. The start does not wait for the first, which may have the trash of a year to empty; closing
 * waits for what one has just started.
 */
export function scheduleCleanup(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, clock, uptime, completeForgetting } = dependencies;
  const trashClock = createTrashClock({ database, clock, uptime, log: app.log });
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let cleaning: Promise<void> = Promise.resolve();
  // A failure, as on a full disk, must stop neither the start nor the running server.
  const tryCleanup = () =>
    cleanUp(
      { database, clock, trashClock, ...(completeForgetting && { completeForgetting }) },
      ending.signal,
    ).catch((error: unknown) => app.log.error({ err: error }, 'cleanup failed'));
  const queueCleanup = () => void (cleaning = cleaning.then(tryCleanup));
  app.addHook('onReady', async () => {
    queueCleanup();
    timer = setInterval(queueCleanup, CLEANUP_INTERVAL_MS).unref();
  });
  let ended: Promise<void> | undefined;
  // Awaited together with the requests that are still in progress.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    ending.abort();
    ended = Promise.race([cleaning, wait(PART_MAX_MS, undefined, { ref: false })]);
  });
  app.addHook('onClose', async () => {
    await ended;
  });
}
