import type { FastifyInstance } from 'fastify';
import { makeTournamentChanges, tournamentNotFound } from './changes';
import { makeHistoryRepository } from './historyRepository';
import { callerWithVersion, sendTournament, type TournamentDependencies } from './routes';
import { countTrash, listTrash, readHistory, restoreTournament } from './trashOperations';
import { idOf, type ById } from './tournamentId';
import { makeTrashRepository } from './trashRepository';

/** TRUST-5 to TRUST-8: the trash and the history. */
export function trashRoutes(app: FastifyInstance, dependencies: TournamentDependencies): void {
  const { database } = dependencies;
  const trash = makeTrashRepository(database);
  const history = makeHistoryRepository(database);
  const changes = makeTournamentChanges(dependencies);

  app.get('/trash', { config: { operation: listTrash } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(await trash.listJson()),
  );

  app.get('/trash/count', { config: { operation: countTrash } }, async () => ({
    count: await trash.count(),
  }));

  app.post<ById>(
    '/tournaments/:id/restore',
    { config: { operation: restoreTournament } },
    async (request, reply) => {
      const id = idOf(request.params.id);
      return sendTournament(reply, await changes.restore(id, callerWithVersion(request)));
    },
  );

  app.get<ById>(
    '/tournaments/:id/history',
    { config: { operation: readHistory } },
    async ({ params }) => {
      const entries = await history.of(idOf(params.id));
      if (!entries) throw tournamentNotFound();
      return entries;
    },
  );
}
