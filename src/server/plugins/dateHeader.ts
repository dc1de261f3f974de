import type { FastifyInstance } from 'fastify';
import type { Clock } from '../lib/clock';

/** Dates every response by the server's clock (PLAY-50). Node would take the machine's (SCALE-6). */
export function addDateHeader(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('date', new Date(clock()).toUTCString());
  });
}
