import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../domain/dates';
import type { ApplicationRequest, Tournament, TournamentRequest } from '../../domain/tournament';
import { isoNow, type Clock } from '../clock';
import { ProblemError } from '../problem';
import { checkApplication, checkChanges, checkTournament } from './checks';
import type { TournamentRepository } from './repository';
import { applicationSchema, changesSchema, tournamentSchema } from './schemas';

type Dependencies = {
  tournaments: TournamentRepository;
  clock: Clock;
  /** IANA name of the club's time zone. */
  timeZone: string;
};

type ById = { Params: { id: string } };

/** How often an update is tried anew when another one was stored in between. */
const UPDATE_ATTEMPTS = 5;

const notFound = () => new ProblemError(404, 'Турнир не найден');

/** @throws ProblemError 404 for a text that is no id */
function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}

/** WIRE-2 to WIRE-5, and the applications that players send. */
export function tournamentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { tournaments, clock, timeZone } = dependencies;
  const today = () => dayOf(clock(), timeZone);

  async function found(id: string): Promise<Tournament> {
    const tournament = await tournaments.find(idOf(id));
    if (!tournament) throw notFound();
    return tournament;
  }

  async function update(id: string, request: Partial<TournamentRequest>): Promise<Tournament> {
    for (let attempt = 0; attempt < UPDATE_ATTEMPTS; attempt += 1) {
      const stored = await found(id);
      const changes = checkChanges(stored, request, today());
      if (Object.keys(changes).length === 0) return stored;
      if (await tournaments.update(stored.id, stored.version!, changes, isoNow(clock))) {
        return found(id);
      }
    }
    throw new ProblemError(
      409,
      'Турнир в это же время меняет кто-то ещё. Обновите страницу и попробуйте снова.',
    );
  }

  app.get('/tournaments', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(await tournaments.listJson()),
  );

  app.get<ById>('/tournaments/:id', ({ params }) => found(params.id));

  app.post<{ Body: TournamentRequest }>(
    '/tournaments',
    { schema: { body: tournamentSchema } },
    async ({ body }, reply) =>
      reply.code(201).send(await tournaments.create(checkTournament(body, today()), isoNow(clock))),
  );

  app.put<ById & { Body: Partial<TournamentRequest> }>(
    '/tournaments/:id',
    { schema: { body: changesSchema } },
    ({ params, body }) => update(params.id, body),
  );

  app.delete<ById>('/tournaments/:id', async ({ params }, reply) => {
    if (!(await tournaments.remove(idOf(params.id)))) throw notFound();
    return reply.code(204).send();
  });

  app.post<ById & { Body: ApplicationRequest }>(
    '/tournaments/:id/applications',
    { schema: { body: applicationSchema } },
    async ({ params, body }, reply) => {
      const id = idOf(params.id);
      const stored = await tournaments.addApplication(id, checkApplication(body), isoNow(clock));
      if (!stored) throw notFound();
      return reply.code(201).send(stored);
    },
  );
}
