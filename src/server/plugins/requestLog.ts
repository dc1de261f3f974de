import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Logs one line per response. Bodies and addresses as typed are omitted, because they may contain a name, a phone or a
 * secret.
 */
export function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      duration: Math.round(reply.elapsedTime),
    },
    'request completed',
  );
}

/** Logs every response (TRUST-19). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logResponse(request, reply));
}
