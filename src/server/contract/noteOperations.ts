import type { FastifyInstance } from 'fastify';
import type { Operation } from './operation';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to.
  interface FastifyContextConfig {
    /** In `config`, not in `schema`: there it would judge requests and filter answers. */
    operation?: Operation;
  }
}

/** A route with what the contract says of it. */
export type DescribedRoute = {
  method: string;
  /** As Fastify has it, such as /api/tournaments/:id. */
  url: string;
  operation: Operation;
};

/** @returns the described routes, to which each one that is registered from now on is added */
export function noteOperations(app: FastifyInstance): readonly DescribedRoute[] {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    // Fastify itself adds a HEAD to each GET.
    if (!config?.operation || method === 'HEAD') return;
    routes.push({ method: String(method), url, operation: config.operation });
  });
  return routes;
}
