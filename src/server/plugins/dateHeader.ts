import type { FastifyInstance } from 'fastify';
import type { Clock } from '../lib/clock';

/** Sets the date of every response by the server's clock (PLAY-50). Node would use the machine's clock (SCALE-6). */
export function addDateHeader(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('date', new Date(clock()).toUTCString());
  });
}
