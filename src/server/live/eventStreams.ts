import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logResponse } from '../plugins/requestLog';
import { ProblemError } from '../lib/problem';
import type { StreamSubscription } from './subscriptions';
import type { TopicWatcher } from './topicWatcher';

/**
 * Creates the function that responds to requests with streams of events. The streams end with the server (COMFORT-64).
 * @returns a handler of one request
 */
export function createEventStreams(app: FastifyInstance, watcher: TopicWatcher) {
  let isClosing = false;

  // Endless responses must not keep the server from stopping (TRUST-29).
  app.addHook('preClose', async () => {
    isClosing = true;
    watcher.endAll();
  });

  /**
   * Starts a stream.
   * @throws ProblemError 503 for too many streams, or while the server stops
   */
  return async (request: FastifyRequest, reply: FastifyReply, subscription: StreamSubscription) => {
    const stream = await watcher.subscribe(subscription);
    if (isClosing) {
      stream.destroy();
      throw new ProblemError(503, 'Сервер останавливается.', {}, 1);
    }
    // A stream that its client aborted also has a line in the log (TRUST-19).
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) logResponse(request, reply);
    });
    // HTTP/2 has no such header, because its connection also serves other requests.
    if (request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream);
  };
}
