import type { FastifyInstance } from 'fastify';
import { closed } from '../contract/closed';
import type { ApiOperation, JsonSchema } from '../contract/operation';
import { problemAnswer } from '../contract/problemSchema';
import { isoNow } from '../lib/clock';
import { ProblemError } from '../lib/problem';
import { inTransaction } from '../db/transaction';
import { uuid } from '../play/schemaParts';
import { tournamentNotFound } from '../tournaments/changes';
import { makeTournamentRepository } from '../tournaments/repository';
import { byId, idOf, type ById } from '../tournaments/tournamentId';
import { makeInvitationRepository } from './invitationRepository';
import { PLAYERS_TAG } from './operations';
import type { PlayersDependencies } from './playerList';

/** As many as a press can mark. */
const ASKED_AT_ONCE = 200;

const listInvitations: ApiOperation = {
  id: 'listInvitations',
  tag: PLAYERS_TAG,
  summary: 'Кого спросили, придёт ли',
  parameters: byId,
  answers: {
    200: {
      description: 'Игроки, которых спросили.',
      schema: {
        type: 'array',
        items: closed('Invitation', {
          playerId: uuid('Игрок.'),
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

const invitationsSchema: JsonSchema = {
  title: 'Invitations',
  type: 'object',
  additionalProperties: false,
  required: ['playerIds'],
  properties: {
    playerIds: {
      type: 'array',
      items: uuid('Игрок.'),
      minItems: 1,
      maxItems: ASKED_AT_ONCE,
      description: 'Кого спросили.',
    },
  },
};

const addInvitations: ApiOperation = {
  id: 'addInvitations',
  tag: PLAYERS_TAG,
  summary: 'Отметить, что игроков спросили',
  description: 'Сервер ничего не рассылает.',
  parameters: byId,
  body: invitationsSchema,
  answers: { 204: { description: 'Сохранено.' }, 422: problemAnswer('Такого игрока нет.') },
};

/** PLAYER-8: who was asked to come to a tournament. */
export function invitationRoutes(
  app: FastifyInstance,
  { database, clock }: PlayersDependencies,
): void {
  /** @throws ProblemError 404 */
  async function tournamentId(text: string): Promise<number> {
    const id = idOf(text);
    if (!(await makeTournamentRepository(database).find(id))) throw tournamentNotFound();
    return id;
  }

  app.get<ById>(
    '/tournaments/:id/invitations',
    { config: { operation: listInvitations } },
    async ({ params }) => makeInvitationRepository(database).of(await tournamentId(params.id)),
  );

  app.post<ById & { Body: { playerIds: string[] } }>(
    '/tournaments/:id/invitations',
    { schema: { body: invitationsSchema }, config: { operation: addInvitations } },
    async ({ params, body }, reply) => {
      const id = await tournamentId(params.id);
      const playerIds = [...new Set(body.playerIds)];
      await inTransaction(database, async (transaction) => {
        const repository = makeInvitationRepository(transaction);
        if ((await repository.known(playerIds)) < playerIds.length) {
          throw new ProblemError(422, 'Такого игрока нет, или он уже забыт.');
        }
        await repository.add(id, playerIds, isoNow(clock));
      });
      return reply.code(204).send();
    },
  );
}
