import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { ApiOperation } from './operation';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to.
  interface FastifyContextConfig {
    /** The field is in `config`. In `schema` Fastify would validate requests and filter responses by it. */
    operation?: ApiOperation;
  }
}

export type DescribedRoute = {
  method: string;
  /** The path in Fastify's form, such as /api/tournaments/:id. */
  url: string;
  operation: ApiOperation;
};

/** Matches the parameters in a path, such as id in /api/tournaments/:id. */
const PARAMETER = /:(\w+)/g;

/** Returns the path in the document's form: /api/tournaments/{id}. */
export const getOpenApiPath = ({ url }: DescribedRoute): string =>
  url.replaceAll(PARAMETER, '{$1}');

/**
 * Checks that a route's path and its operation have the same parameters.
 * @throws Error when they differ
 */
function assertParameters({ url, operation }: DescribedRoute): void {
  const names = [...url.matchAll(PARAMETER)].map(([, name]) => name);
  const described = Object.keys(operation.parameters ?? {});
  if (isDeepStrictEqual(names.sort(), described.sort())) return;
  throw new Error(`${url}: the contract describes the parameters [${described.join(', ')}]`);
}

/**
 * Collects the described routes of an app. A route without a schema of its own validates the body that its operation
 * describes.
 * @returns the described routes; later ones are added to it
 */
export function collectDescribedRoutes(app: FastifyInstance): readonly DescribedRoute[] {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', (options) => {
    const { method, url, config } = options;
    // Fastify adds a HEAD route to each GET route.
    if (!config?.operation || method === 'HEAD') return;
    const route = { method: String(method), url, operation: config.operation };
    assertParameters(route);
    if (route.operation.body) options.schema ??= { body: route.operation.body };
    routes.push(route);
  });
  return routes;
}
