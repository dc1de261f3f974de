import type { FastifyInstance } from 'fastify';
import type { AddressMatcher } from '../lib/network';
import { ProblemError } from '../lib/problem';

/** Refuses requests that bypass the proxy, because they are not encrypted. */
export function allowOnlyAddresses(app: FastifyInstance, isAllowed: AddressMatcher): void {
  app.addHook('onRequest', async ({ socket }) => {
    if (isAllowed(socket.remoteAddress)) return;
    throw new ProblemError(403, 'Сервер отвечает только через прокси, названный в TRUST_PROXY.');
  });
}
