import type { FastifyBaseLogger } from 'fastify';

type Options = {
  /** Ends the server in order; what is under way is finished first. */
  stop: () => Promise<void>;
  /** Tells the person at the terminal. */
  print: (text: string) => unknown;
  logger: FastifyBaseLogger;
};

/** The terminal closes, Ctrl+C, kill. */
const STOP_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
/** A stop takes 5 s at most (TRUST-29); one that hangs is given up after it. */
const STOP_MAX_MS = 8_000;

/**
 * Says how the process of a running server ends: in order, with 0 when it is told to stop, and with 1
 * after an exception that nobody caught or where stopping itself fails.
 *
 * After an uncaught exception the code that threw may have left anything half-done, so going on is
 * unsafe (https://nodejs.org/api/process.html#warning-using-uncaughtexception-correctly); the service
 * manager starts the server anew. A rejected promise that nobody waits for is only logged: its work has
 * ended by itself, nobody builds on its result, and a transaction in it was rolled back.
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
