import { DAY_MS, HOUR_MS } from '../domain/dates/durations';
import { CLOCK_TOLERANCE_MS } from '../domain/protocol/session';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { TRASH_DAYS } from '../domain/editing/history';
import { getIsoNow, type Clock } from './lib/clock';
import { runEach } from './lib/runEach';
import type { ClubDatabase } from './db/tables';
import { storeMissingCounts } from './play/log/storeMissingCounts';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from './idempotency/withIdempotency';
import { createIdempotencyKeyRepository } from './idempotency/idempotencyKeyRepository';
import { assignPlayersToEntries } from './players/identity/assignPlayersToEntries';
import { removeUnusedPlayers } from './players/identity/unusedPlayers';
import { createFailureRepository } from './sessions/failureRepository';
import { FAILURES_LIFETIME_MS } from './sessions/signInThrottle';
import { removeExpiredReviews } from './signUp/removeExpiredReviews';
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
/** The limit is much longer than a part of a cleanup takes, unless the database does not respond (TRUST-29). */
const PART_MAX_MS = 2_000;
/** Pause between two plays in a count of plays or a search for players. */
const COUNT_PAUSE_MS = 5;
/** Username in the history for removals by the cleanup. */
const AUTHOR = 'сервер';

/** Lets other requests run. A pause as long as the last part limits the cleanup to half of the server's time. */
async function yieldToRequests(ms: number, ending: AbortSignal): Promise<void> {
  await wait(ms, undefined, { ref: false, signal: ending }).catch(() => undefined);
}

/** Deletes tournaments whose time in the trash is over. */
async function emptyTrash(
  { database, clock, trashClock }: CleanupDependencies,
  ending: AbortSignal,
): Promise<void> {
  const trash = createTrashRepository(database);
  const trashedUntil = {
    at: getIsoNow(() => clock() - TRASH_MS),
    observed: (await trashClock.advance()) - TRASH_MS,
    ahead: getIsoNow(() => clock() + CLOCK_TOLERANCE_MS),
  };
  const stamp = { username: AUTHOR, at: getIsoNow(clock) };
  while (!ending.aborted) {
    const since = performance.now();
    if ((await trash.purge(trashedUntil, stamp)) === 0) break;
    await yieldToRequests(performance.now() - since, ending);
  }
}

/** Lists the duties of a cleanup in their order. Each is independent of the others. */
function listDuties(
  dependencies: CleanupDependencies,
  ending: AbortSignal,
): readonly (() => Promise<void> | undefined)[] {
  const { database, clock, completeForgetting } = dependencies;
  const pause = () => yieldToRequests(COUNT_PAUSE_MS, ending);
  return [
    () => emptyTrash(dependencies, ending),
    () => createIdempotencyKeyRepository(database).deleteOld(clock(), IDEMPOTENCY_KEY_LIFETIME_MS),
    () => createFailureRepository(database).deleteOld(clock(), FAILURES_LIFETIME_MS),
    () => createSignUpRepository(database).deleteOld(clock()),
    () => removeExpiredReviews(database, clock),
    () => completeForgetting?.(),
    () => storeMissingCounts(database, pause, ending),
    () => assignPlayersToEntries(database, clock, pause, ending),
    () => removeUnusedPlayers(database, clock, pause, ending),
  ];
}

/**
 * Cleans up at the start and then every hour, one cleanup after the other, until the app closes (TRUST-9, TRUST-13).
 * The start does not wait for the first cleanup, which may delete a year of trash. Closing waits for the current part.
 */
export function scheduleCleanup(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, clock, uptime, completeForgetting } = dependencies;
  const trashClock = createTrashClock({ database, clock, uptime, log: app.log });
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let cleaning: Promise<void> = Promise.resolve();
  // A failure, such as a full disk, must not stop the start, the server or the other duties.
  const duties = listDuties(
    { database, clock, trashClock, ...(completeForgetting && { completeForgetting }) },
    ending.signal,
  );
  async function cleanUp(): Promise<void> {
    for (const err of await runEach(duties, ending.signal)) {
      app.log.error({ err }, 'cleanup failed');
    }
  }
  const queueCleanup = () => void (cleaning = cleaning.then(cleanUp));
  app.addHook('onReady', async () => {
    queueCleanup();
    timer = setInterval(queueCleanup, CLEANUP_INTERVAL_MS).unref();
  });
  let ended: Promise<void> | undefined;
  // The app's closing waits for the cleanup and for the requests in progress.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    ending.abort();
    ended = Promise.race([cleaning, wait(PART_MAX_MS, undefined, { ref: false })]);
  });
  app.addHook('onClose', async () => {
    await ended;
  });
}
