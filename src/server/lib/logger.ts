import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/** JSON lines; of requests and answers nothing is written but what the request log names. */
export function createLogger(stream: DestinationStream): FastifyBaseLogger {
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { req: () => undefined, res: () => undefined },
    },
    stream,
  );
}
