import type { FastifyInstance } from 'fastify';

/**
 * Registers routes in a scope of their own, whose hooks and limits are theirs alone.
 *
 * @param name stands in Fastify's messages; for a scope without one Fastify looks through all loaded modules
 * @param prefix of all their paths
 */
export function registerScope(
  app: FastifyInstance,
  name: string,
  register: (scope: FastifyInstance) => void | Promise<void>,
  prefix?: string,
): void {
  const scope = async (own: FastifyInstance) => register(own);
  Object.defineProperty(scope, Symbol.for('fastify.display-name'), { value: name });
  void app.register(scope, { prefix });
}
