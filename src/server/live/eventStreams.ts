import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logResponse } from '../plugins/requestLog';
import { ProblemError } from '../lib/problem';
import type { StreamSubscription } from './subscriptions';
import type { TopicWatcher } from './topicWatcher';

/**
 * COMFORT-64: answers requests with streams of events, which end with the server.
 * @returns answers one request
 */
export function createEventStreams(app: FastifyInstance, watcher: TopicWatcher) {
  let isClosing = false;

  // TRUST-29: endless responses must not keep the server from stopping.
  app.addHook('preClose', async () => {
    isClosing = true;
    watcher.endAll();
  });

  /** @throws ProblemError 503 where there are too many streams, or the server stops */
  return async (request: FastifyRequest, reply: FastifyReply, subscription: StreamSubscription) => {
    const stream = await watcher.subscribe(subscription);
    if (isClosing) {
      stream.destroy();
      throw new ProblemError(503, 'Сервер останавливается.', {}, 1);
    }
    // TRUST-19: a stream that its owner aborts is one line of the log as well.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) logResponse(request, reply);
    });
    // HTTP/2 has no such header: its connection is for other requests too.
    if (request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream);
  };
}
