import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApplicationRequest, Tournament, TournamentRequest } from '../../domain/tournament';
import type { Clock } from '../lib/clock';
import type { ClubDatabase } from '../db/tables';
import { makeIdempotency } from '../idempotency/withIdempotency';
import { inTransaction } from '../db/transaction';
import { makePlays } from '../play/plays';
import { callerOf } from '../sessions/authHook';
import { makeTournamentChanges, tournamentNotFound, type Caller } from './changes';
import {
  applyForTournament,
  createTournament,
  deleteTournament,
  readTournament,
  updateTournament,
} from './operations';
import { makeTournamentRepository } from './repository';
import { applicationSchema, changesSchema, tournamentSchema } from './schemas';
import { idOf, type ById } from './tournamentId';
import { etagOf, readExpectedVersion } from './versions';

export type TournamentDependencies = {
  database: ClubDatabase;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

/** Who sends a request, and the version in its `If-Match`. */
export const callerWithVersion = (request: FastifyRequest): Caller => ({
  username: callerOf(request),
  expectedVersion: readExpectedVersion(request.headers['if-match']),
});

/** TRUST-1: a tournament with its version. */
export const sendTournament = (reply: FastifyReply, tournament: Tournament): FastifyReply =>
  reply.header('etag', etagOf(tournament)).send(tournament);

/** WIRE-3 to WIRE-5, and the applications that players send. */
export function tournamentRoutes(app: FastifyInstance, dependencies: TournamentDependencies): void {
  const { database, clock } = dependencies;
  const tournaments = makeTournamentRepository(database);
  const changes = makeTournamentChanges(dependencies);
  const withIdempotency = makeIdempotency({ database, clock });
  const changesIn = (transaction: ClubDatabase) =>
    makeTournamentChanges({ ...dependencies, database: transaction });

  app.get<ById>(
    '/tournaments/:id',
    { config: { operation: readTournament } },
    async ({ params }, reply) => {
      const tournament = await tournaments.find(idOf(params.id));
      if (!tournament) throw tournamentNotFound();
      return sendTournament(reply, tournament);
    },
  );

  app.post<{ Body: TournamentRequest }>(
    '/tournaments',
    { schema: { body: tournamentSchema }, config: { operation: createTournament } },
    async (request, reply) => {
      const username = callerOf(request);
      const created = await withIdempotency(
        { request, reply: reply.code(201), scope: username },
        (transaction) => changesIn(transaction).create(request.body, username),
      );
      return sendTournament(reply, created);
    },
  );

  app.put<ById & { Body: Partial<TournamentRequest> }>(
    '/tournaments/:id',
    { schema: { body: changesSchema }, config: { operation: updateTournament } },
    async (request, reply) => {
      const { params, body } = request;
      const caller = callerWithVersion(request);
      return sendTournament(reply, await changes.update(idOf(params.id), body, caller));
    },
  );

  app.delete<ById>(
    '/tournaments/:id',
    { config: { operation: deleteTournament } },
    async (request, reply) => {
      await changes.remove(idOf(request.params.id), callerWithVersion(request));
      return reply.code(204).send();
    },
  );

  app.post<ById & { Body: ApplicationRequest }>(
    '/tournaments/:id/applications',
    { schema: { body: applicationSchema }, config: { operation: applyForTournament } },
    async (request, reply) => {
      const id = idOf(request.params.id);
      const scope = callerOf(request);
      return withIdempotency({ request, reply: reply.code(201), scope }, (transaction) =>
        inTransaction(transaction, async (joined) => {
          const application = await changesIn(joined).apply(id, request.body);
          await makePlays({ ...dependencies, database: joined }).admitApplications(id);
          return application;
        }),
      );
    },
  );
}
