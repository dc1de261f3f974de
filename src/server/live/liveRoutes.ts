import type { FastifyInstance } from 'fastify';
import type { ClubDatabase } from '../db/tables';
import { logAnswer } from '../plugins/requestLog';
import { ProblemError } from '../problem';
import { signOutOperation } from '../sessions/operations';
import type { SignIn } from '../sessions/signIn';
import { makeListRepository } from '../tournaments/list/listRepository';
import { tagOf } from '../tournaments/list/listTags';
import { followChanges } from './liveOperation';
import { makeWatch } from './watch';

type Dependencies = { database: ClubDatabase; signIn: SignIn };

/** COMFORT-60, COMFORT-64: events that say that the list has changed. */
export function liveRoutes(app: FastifyInstance, { database, signIn }: Dependencies): void {
  const list = makeListRepository(database);
  const watch = makeWatch({
    currentTag: async () => tagOf(await list.state()),
    isStillLetIn: (secret) => signIn.isStillLetIn(secret),
    onFailure: (error) => app.log.error({ err: error }, 'list not watched'),
  });
  let isClosing = false;

  app.get(
    '/live',
    // A HEAD would listen as well.
    { config: { operation: followChanges }, exposeHeadRoute: false },
    async (request, reply) => {
      const { authorization = '' } = request.headers;
      const stream = await watch.listen(authorization);
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

  app.addHook('onResponse', async ({ method, headers, routeOptions }) => {
    if (routeOptions.config.operation === signOutOperation) watch.end(headers.authorization);
    else if (method !== 'GET') await watch.look();
  });

  // TRUST-29: what never ends by itself must not keep the server.
  app.addHook('preClose', async () => {
    isClosing = true;
    watch.end();
  });
}
