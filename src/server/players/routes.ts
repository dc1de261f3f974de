import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../lib/ifNoneMatch';
import { listPlayers } from './operations';
import { makePlayerList, type PlayersDependencies } from './playerList';

/** PLAYER: the calls of players. */
export function playerRoutes(app: FastifyInstance, dependencies: PlayersDependencies): void {
  const list = makePlayerList(dependencies);

  app.get('/players', { config: { operation: listPlayers } }, async (request, reply) => {
    const etag = await list.etag();
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send((await list.current(etag)).json);
  });
}
