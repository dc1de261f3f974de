import type { FastifyBaseLogger } from 'fastify';

type Options = {
  /** Stops the server after the requests in progress. */
  stop: () => Promise<void>;
  /** Prints to the terminal. */
  print: (text: string) => unknown;
  logger: FastifyBaseLogger;
};

/** The signals of a closed terminal, Ctrl+C and kill. */
const STOP_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
/** Time after which a stop is aborted. A normal stop takes at most 5 s (TRUST-29). */
const STOP_MAX_MS = 8_000;

/**
 * Defines how a running server's process ends: with 0 on a stop signal, with 1 after an uncaught exception or a failed
 * stop. After an uncaught exception the process may be in an inconsistent state, so continuing is unsafe. The service
 * manager starts the server again (https://nodejs.org/api/process.html#warning-using-uncaughtexception-correctly). An
 * unhandled rejection is only logged: its work has ended, no code uses its result, and its transaction was rolled back.
 */
export function handleProcessEvents({ stop, print, logger }: Options): void {
  let isStopping = false;
  let exitCode = 0;

  async function stopAndExit(): Promise<void> {
    // Ctrl+C sends the signal to the whole process group. The parent process forwards it a second time.
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
