import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * One line for each answer: never the address as it was typed nor a body, which may hold a name,
 * a phone or a secret.
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

/** TRUST-19: logs every answer. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logResponse(request, reply));
}
