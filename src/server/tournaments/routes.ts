import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  ApplicationRequest,
  Tournament,
  TournamentRequest,
} from '../../domain/tournament/tournament';
import type { Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { createIdempotency } from '../idempotency/withIdempotency';
import { formatVersionEtag, requireExpectedVersion } from '../lib/expectedVersion';
import { withTransaction } from '../db/withTransaction';
import { createPlayTransactions } from '../play/log/playTransaction';
import { getCallerName } from '../sessions/authHook';
import {
  createTournamentChanges,
  createTournamentNotFound,
  type VersionedCaller,
} from './tournamentChanges';
import {
  applyForTournament,
  createTournament,
  deleteTournament,
  readTournament,
  updateTournament,
} from './operations';
import { createTournamentRepository } from './tournamentRepository';
import {
  applicationRequestSchema,
  tournamentChangesRequestSchema,
  tournamentRequestSchema,
} from './schemas';
import { requireTournamentId, type TournamentParams } from './tournamentParams';

export type TournamentDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

/** Returns the sender of a request, and the version in its `If-Match`. */
export const getVersionedCaller = (request: FastifyRequest): VersionedCaller => ({
  username: getCallerName(request),
  expectedVersion: requireExpectedVersion(request.headers['if-match']),
});

/** Sends a tournament with its version (TRUST-1). */
export const sendTournamentReply = (reply: FastifyReply, tournament: Tournament): FastifyReply =>
  reply.header('etag', formatVersionEtag(tournament)).send(tournament);

/**
 * Registers the calls that create, read and change tournaments (WIRE-3 to WIRE-5), and the call of players'
 * applications.
 */
export function registerTournamentRoutes(
  app: FastifyInstance,
  dependencies: TournamentDependencies,
): void {
  const { database, clock } = dependencies;
  const tournaments = createTournamentRepository(database);
  const changes = createTournamentChanges(dependencies);
  const { addApplicationEntries } = createPlayTransactions(dependencies);
  const withIdempotency = createIdempotency({ database, clock });
  const createChangesIn = (transaction: ClubDatabase) =>
    createTournamentChanges({ ...dependencies, database: transaction });

  app.get<TournamentParams>(
    '/tournaments/:id',
    { config: { operation: readTournament } },
    async ({ params }, reply) => {
      const tournament = await tournaments.find(requireTournamentId(params.id));
      if (!tournament) throw createTournamentNotFound();
      return sendTournamentReply(reply, tournament);
    },
  );

  app.post<{ Body: TournamentRequest }>(
    '/tournaments',
    { schema: { body: tournamentRequestSchema }, config: { operation: createTournament } },
    async (request, reply) => {
      const username = getCallerName(request);
      const created = await withIdempotency(
        { request, reply: reply.code(201), scope: username },
        (transaction) => createChangesIn(transaction).create(request.body, username),
      );
      return sendTournamentReply(reply, created);
    },
  );

  app.put<TournamentParams & { Body: Partial<TournamentRequest> }>(
    '/tournaments/:id',
    { schema: { body: tournamentChangesRequestSchema }, config: { operation: updateTournament } },
    async (request, reply) => {
      const { params, body } = request;
      const caller = getVersionedCaller(request);
      return sendTournamentReply(
        reply,
        await changes.update(requireTournamentId(params.id), body, caller),
      );
    },
  );

  app.delete<TournamentParams>(
    '/tournaments/:id',
    { config: { operation: deleteTournament } },
    async (request, reply) => {
      await changes.remove(requireTournamentId(request.params.id), getVersionedCaller(request));
      return reply.code(204).send();
    },
  );

  app.post<TournamentParams & { Body: ApplicationRequest }>(
    '/tournaments/:id/applications',
    { schema: { body: applicationRequestSchema }, config: { operation: applyForTournament } },
    async (request, reply) => {
      const id = requireTournamentId(request.params.id);
      const scope = getCallerName(request);
      return withIdempotency({ request, reply: reply.code(201), scope }, (transaction) =>
        withTransaction(transaction, async (joined) => {
          const application = await createChangesIn(joined).addApplication(id, request.body);
          await addApplicationEntries(id, joined);
          return application;
        }),
      );
    },
  );
}
