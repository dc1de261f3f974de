import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../lib/problem';

/** Characters: 253 of a name, and a port. */
const HOST_LENGTH_MAX = 259;
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Empty when HTTP/1.0 sends none. */
const isHost = (text: string): boolean =>
  text === '' || (text.length <= HOST_LENGTH_MAX && HOST.test(text));

const countHosts = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

/** HTTP/2 has its own field for the host, next to which the older one is allowed (RFC 9113, 8.3.1). */
const isContradicted = ({ host, headers }: FastifyRequest): boolean =>
  (headers[':authority'] ?? host) !== host;

/** Answers 400 to an impossible host, or to two of them (RFC 9112, 3.2): pages build their own address from it. */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (countHosts(request) <= 1 && isHost(request.host) && !isContradicted(request)) return;
    throw new ProblemError(400, 'Заголовок Host составлен неверно.');
  });
}
