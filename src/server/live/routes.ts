import type { FastifyInstance } from 'fastify';
import type { ClubDatabase } from '../db/tables';
import { sessionOf } from '../sessions/authHook';
import { signOutOperation } from '../sessions/operations';
import { makeEventStreams } from './eventStreams';
import { followChanges } from './operations';
import { sessionSubscription } from './readers';
import { listTopic, playsTopic } from './topics';
import { watchTopics } from './watchTopics';

/** COMFORT-60, COMFORT-64: events that say that the list has changed. */
export function liveRoutes(app: FastifyInstance, database: ClubDatabase): void {
  const watch = watchTopics({
    onFailure: (error) => app.log.error({ err: error }, 'changes not watched'),
  });
  const sendEvents = makeEventStreams(app, watch);
  const topics = [listTopic(database), playsTopic(database)];

  app.get(
    '/live',
    // Fastify's HEAD route would open a stream as well.
    { config: { operation: followChanges }, exposeHeadRoute: false },
    (request, reply) =>
      sendEvents(request, reply, sessionSubscription(sessionOf(request)!, topics)),
  );

  app.addHook('onResponse', async (request) => {
    const { method, routeOptions } = request;
    const session = sessionOf(request);
    if (session && routeOptions.config.operation === signOutOperation) watch.endReader(session);
    else if (method !== 'GET') await watch.check();
  });
}
