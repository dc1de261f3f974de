import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { ApiOperation } from './operation';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to.
  interface FastifyContextConfig {
    /** In `config`, not in `schema`: there it would judge requests and filter answers. */
    operation?: ApiOperation;
  }
}

/** A route with what the contract says of it. */
export type DescribedRoute = {
  method: string;
  /** As Fastify has it, such as /api/tournaments/:id. */
  url: string;
  operation: ApiOperation;
};

/** The names of the parameters in a path, such as id in /api/tournaments/:id. */
const PARAMETER = /:(\w+)/g;

/** The path as the document has it: /api/tournaments/{id}. */
export const getOpenApiPath = ({ url }: DescribedRoute): string =>
  url.replaceAll(PARAMETER, '{$1}');

/** @throws Error where a route's address has other parameters than its operation */
function assertParameters({ url, operation }: DescribedRoute): void {
  const names = [...url.matchAll(PARAMETER)].map(([, name]) => name);
  const described = Object.keys(operation.parameters ?? {});
  if (isDeepStrictEqual(names.sort(), described.sort())) return;
  throw new Error(`${url}: the contract describes the parameters [${described.join(', ')}]`);
}

/** @returns the described routes, to which each one that is registered from now on is added */
export function collectDescribedRoutes(app: FastifyInstance): readonly DescribedRoute[] {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    // Fastify itself adds a HEAD to each GET.
    if (!config?.operation || method === 'HEAD') return;
    const route = { method: String(method), url, operation: config.operation };
    assertParameters(route);
    routes.push(route);
  });
  return routes;
}
