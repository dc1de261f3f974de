import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/**
 * Creates the log, which has JSON lines. Requests and responses are omitted except for the request log's own fields.
 */
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
