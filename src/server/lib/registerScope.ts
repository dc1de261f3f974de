import type { FastifyInstance } from 'fastify';

/**
 * Registers routes in a separate scope with its own hooks and limits.
 * @param name shown in Fastify's messages; without a name Fastify searches all loaded modules
 * @param prefix start of all their paths
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
