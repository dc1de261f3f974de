import type { FastifyInstance } from 'fastify';
import type { ClubDatabase } from '../db/tables';
import { logAnswer } from '../plugins/requestLog';
import { ProblemError } from '../problem';
import { sessionOf } from '../sessions/caller';
import { signOutOperation } from '../sessions/operations';
import { makeListRepository } from '../tournaments/list/listRepository';
import { tagOf } from '../tournaments/list/listTags';
import { followChanges } from './liveOperation';
import { makeWatch } from './watch';

/** COMFORT-60, COMFORT-64: events that say that the list has changed. */
export function liveRoutes(app: FastifyInstance, database: ClubDatabase): void {
  const list = makeListRepository(database);
  const watch = makeWatch({
    currentTag: async () => tagOf(await list.state()),
    onFailure: (error) => app.log.error({ err: error }, 'list not watched'),
  });
  let isClosing = false;

  app.get(
    '/live',
    // A HEAD would listen as well.
    { config: { operation: followChanges }, exposeHeadRoute: false },
    async (request, reply) => {
      const stream = await watch.listen(sessionOf(request)!);
      if (isClosing) {
        stream.destroy();
        throw new ProblemError(503, 'Сервер останавливается.', {}, 1);
      }
      // TRUST-19: an answer that its reader breaks off is one line as well.
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) logAnswer(request, reply);
      });
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(stream);
    },
  );

  app.addHook('onResponse', async (request) => {
    const { method, routeOptions } = request;
    const session = sessionOf(request);
    if (session && routeOptions.config.operation === signOutOperation) watch.endSession(session);
    else if (method !== 'GET') await watch.look();
  });

  // TRUST-29: what never ends by itself must not keep the server.
  app.addHook('preClose', async () => {
    isClosing = true;
    watch.endAll();
  });
}
