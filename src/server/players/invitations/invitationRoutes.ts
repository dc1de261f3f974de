import type { FastifyInstance } from 'fastify';
import { strictObject } from '../../contract/strictObject';
import type { ApiOperation } from '../../contract/operation';
import { createProblemResponse } from '../../contract/problemSchema';
import { getIsoNow } from '../../lib/clock';
import { ProblemError } from '../../lib/problem';
import { withTransaction } from '../../db/withTransaction';
import { uuidSchema } from '../../contract/schemaParts';
import { createTournamentNotFound } from '../../tournaments/tournamentChanges';
import { createTournamentRepository } from '../../tournaments/tournamentRepository';
import {
  tournamentPathParameters,
  requireTournamentId,
  type TournamentParams,
} from '../../tournaments/tournamentParams';
import { createInvitationRepository } from './invitationRepository';
import { PLAYERS_CONTRACT_TAG } from '../contract/operations';
import type { PlayersDependencies } from '../profiles/playerList';

/** Maximum number of players that one press can mark. */
const ASKED_AT_ONCE = 200;

const listInvitations: ApiOperation = {
  id: 'listInvitations',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Кого спросили, придёт ли',
  parameters: tournamentPathParameters,
  answers: {
    200: {
      description: 'Игроки, которых спросили.',
      schema: {
        type: 'array',
        items: strictObject('Invitation', {
          playerId: uuidSchema('Игрок.'),
          at: {
            type: 'string',
            description: 'Когда спросили в последний раз, UTC.',
            examples: ['2030-06-06T09:00:00.000Z'],
          },
        }),
      },
    },
  },
};

const addInvitations: ApiOperation = {
  id: 'addInvitations',
  tag: PLAYERS_CONTRACT_TAG,
  summary: 'Отметить, что игроков спросили',
  description: 'Сервер ничего не рассылает.',
  parameters: tournamentPathParameters,
  body: strictObject('Invitations', {
    playerIds: {
      type: 'array',
      items: uuidSchema('Игрок.'),
      minItems: 1,
      maxItems: ASKED_AT_ONCE,
      description: 'Кого спросили.',
    },
  }),
  answers: { 204: { description: 'Сохранено.' }, 422: createProblemResponse('Такого игрока нет.') },
};

/** Registers the calls of a tournament's invitations (PLAYER-8). */
export function registerInvitationRoutes(
  app: FastifyInstance,
  { database, clock }: PlayersDependencies,
): void {
  /**
   * Checks that a tournament exists.
   * @throws ProblemError 404 for an unknown one
   */
  async function readTournamentId(text: string): Promise<number> {
    const id = requireTournamentId(text);
    if (!(await createTournamentRepository(database).find(id))) throw createTournamentNotFound();
    return id;
  }

  app.get<TournamentParams>(
    '/tournaments/:id/invitations',
    { config: { operation: listInvitations } },
    async ({ params }) =>
      createInvitationRepository(database).listByTournament(await readTournamentId(params.id)),
  );

  app.post<TournamentParams & { Body: { playerIds: string[] } }>(
    '/tournaments/:id/invitations',
    { config: { operation: addInvitations } },
    async ({ params, body }, reply) => {
      const id = await readTournamentId(params.id);
      const playerIds = [...new Set(body.playerIds)];
      await withTransaction(database, async (transaction) => {
        const repository = createInvitationRepository(transaction);
        if ((await repository.countKnown(playerIds)) < playerIds.length) {
          throw new ProblemError(422, 'Такого игрока нет, или он уже забыт.');
        }
        await repository.add(id, playerIds, getIsoNow(clock));
      });
      return reply.code(204).send();
    },
  );
}
