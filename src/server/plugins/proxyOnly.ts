import type { FastifyInstance } from 'fastify';
import type { Addresses } from '../network';
import { ProblemError } from '../problem';

/** Refuses who comes past the proxy: between the two nothing is encrypted. */
export function admitOnly(app: FastifyInstance, addresses: Addresses): void {
  app.addHook('onRequest', async ({ socket }) => {
    if (addresses(socket.remoteAddress)) return;
    throw new ProblemError(403, 'Сервер отвечает только через прокси, названный в TRUST_PROXY.');
  });
}
