import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../lib/problem';

/** Maximum number of characters: 253 of a name, and a port. */
const HOST_LENGTH_MAX = 259;
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** True for a valid host. HTTP/1.0 may send none. */
const isHost = (text: string): boolean =>
  text === '' || (text.length <= HOST_LENGTH_MAX && HOST.test(text));

const countHosts = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/**
 * True for two different hosts. HTTP/2 has its own field for the host, and also allows the older one (RFC 9113, 8.3.1).
 */
const isContradicted = ({ host, headers }: FastifyRequest): boolean =>
  (headers[':authority'] ?? host) !== host;

/**
 * Refuses an impossible host, or two of them, with 400 (RFC 9112, 3.2). Pages build their own address from the host.
 */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (countHosts(request) <= 1 && isHost(request.host) && !isContradicted(request)) return;
    throw new ProblemError(400, 'Заголовок Host составлен неверно.');
  });
}
