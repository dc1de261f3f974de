import type { FastifyInstance } from 'fastify';
import { createTournamentChanges, createTournamentNotFound } from './tournamentChanges';
import { createHistoryRepository } from './historyRepository';
import { getVersionedCaller, sendTournamentReply, type TournamentDependencies } from './routes';
import { countTrash, listTrash, readHistory, restoreTournament } from './trashOperations';
import { requireTournamentId, type TournamentParams } from './tournamentParams';
import { createTrashRepository } from './trashRepository';

/** Registers the calls of the trash and the history (TRUST-5 to TRUST-8). */
export function registerTrashRoutes(
  app: FastifyInstance,
  dependencies: TournamentDependencies,
): void {
  const { database } = dependencies;
  const trash = createTrashRepository(database);
  const history = createHistoryRepository(database);
  const changes = createTournamentChanges(dependencies);

  app.get('/trash', { config: { operation: listTrash } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(await trash.listJson()),
  );

  app.get('/trash/count', { config: { operation: countTrash } }, async () => ({
    count: await trash.count(),
  }));

  app.post<TournamentParams>(
    '/tournaments/:id/restore',
    { config: { operation: restoreTournament } },
    async (request, reply) => {
      const id = requireTournamentId(request.params.id);
      return sendTournamentReply(reply, await changes.restore(id, getVersionedCaller(request)));
    },
  );

  app.get<TournamentParams>(
    '/tournaments/:id/history',
    { config: { operation: readHistory } },
    async ({ params }) => {
      const entries = await history.listByTournament(requireTournamentId(params.id));
      if (!entries) throw createTournamentNotFound();
      return entries;
    },
  );
}
