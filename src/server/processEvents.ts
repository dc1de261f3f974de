import type { FastifyBaseLogger } from 'fastify';

type Options = {
  /** Stops the server in order, after the requests in progress. */
  stop: () => Promise<void>;
  /** Prints to the terminal. */
  print: (text: string) => unknown;
  logger: FastifyBaseLogger;
};

/** A closed terminal, Ctrl+C, kill. */
const STOP_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
/** Longer than a stop takes, which is 5 s at most (TRUST-29). A hanging stop is cut off. */
const STOP_MAX_MS = 8_000;

/**
 * Defines how a running server's process ends: with 0 on a stop signal, with 1 after an uncaught exception or a failed
 * stop.
 *
 * After an uncaught exception the thrower may have left anything half-done, so continuing is unsafe. The service
 * manager starts the server again (https://nodejs.org/api/process.html#warning-using-uncaughtexception-correctly).
 * An unhandled rejection is only logged: its work has ended, no code uses its result, and its transaction was rolled
 * back.
 */
export function handleProcessEvents({ stop, print, logger }: Options): void {
  let isStopping = false;
  let exitCode = 0;

  async function stopAndExit(): Promise<void> {
    // Ctrl+C reaches the whole process group, and the parent process forwards it again.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref();
    print('Остановка...\n');
    try {
      await stop();
    } catch (error) {
      logger.error({ err: error }, 'stop failed');
      exitCode = 1;
    }
    process.exit(exitCode);
  }

  for (const signal of STOP_SIGNALS) process.on(signal, () => void stopAndExit());
  process.on('unhandledRejection', (reason) =>
    logger.error({ err: reason }, 'unhandled rejection'),
  );
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception');
    exitCode = 1;
    void stopAndExit();
  });
}
