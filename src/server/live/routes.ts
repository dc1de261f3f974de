import type { FastifyInstance } from 'fastify';
import type { PlayersTagDependencies } from '../players/playersTag';
import { sessionOf } from '../sessions/authHook';
import { signOutOperation } from '../sessions/operations';
import { makeEventStreams } from './eventStreams';
import { followChanges } from './operations';
import { sessionSubscription } from './readers';
import { listTopic, playersTopic, playsTopic } from './topics';
import { watchTopics } from './watchTopics';

/** COMFORT-60, COMFORT-64: events that say that the list, the plays or the players have changed. */
export function liveRoutes(app: FastifyInstance, dependencies: PlayersTagDependencies): void {
  const { database } = dependencies;
  const watch = watchTopics({
    onFailure: (error) => app.log.error({ err: error }, 'changes not watched'),
  });
  const sendEvents = makeEventStreams(app, watch);
  const topics = [listTopic(database), playsTopic(database), playersTopic(dependencies)];

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
