import type { FastifyInstance } from 'fastify';
import type { PlayersTagDependencies } from '../players/profiles/playersTag';
import { getCallerSession } from '../sessions/authHook';
import { signOutOperation } from '../sessions/operations';
import { createEventStreams } from './eventStreams';
import { followChanges } from './operations';
import { createSignedInSubscription } from './subscriptions';
import { createListTopic, createPlayersTopic, createPlaysTopic } from './topics';
import { createTopicWatcher } from './topicWatcher';

/** Registers the stream of events about changes of the list, the plays or the players (COMFORT-60, COMFORT-64). */
export function registerEventStreamRoutes(
  app: FastifyInstance,
  dependencies: PlayersTagDependencies & { ownerCheckSeconds?: number },
): void {
  const { database, ownerCheckSeconds } = dependencies;
  const watcher = createTopicWatcher({
    ownerCheckSeconds,
    onFailure: (error) => app.log.error({ err: error }, 'changes not watched'),
  });
  const sendEvents = createEventStreams(app, watcher);
  const topics = [
    createListTopic(database),
    createPlaysTopic(database),
    createPlayersTopic(dependencies),
  ];

  app.get(
    '/live',
    // The HEAD route that Fastify adds would open a stream too.
    { config: { operation: followChanges }, exposeHeadRoute: false },
    (request, reply) =>
      sendEvents(request, reply, createSignedInSubscription(getCallerSession(request)!, topics)),
  );

  app.addHook('onResponse', async (request) => {
    const { method, routeOptions } = request;
    const session = getCallerSession(request);
    if (session && routeOptions.config.operation === signOutOperation) watcher.endStreams(session);
    else if (method !== 'GET') await watcher.check();
  });
}
