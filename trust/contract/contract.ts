import { listResponses } from '../../src/server/contract/listResponses';
import type {
  DocumentResponse,
  DocumentOperation,
  OpenApi,
} from '../../src/server/contract/openApi';
import type { JsonSchema } from '../../src/server/contract/operation';
import type { Club } from '../club';
import { ask } from '../request';

export type Endpoint = DocumentOperation & {
  /** Method of the call in upper case. */
  method: string;
  /** Path of the call. It contains {id} when it names a tournament. */
  path: string;
  /** Responses by status. */
  answers: ReadonlyMap<string, DocumentResponse>;
};

/** The OpenAPI document, parsed. */
export type Contract = {
  document: OpenApi;
  endpoints: readonly Endpoint[];
  listMethods: (path: string) => readonly string[];
};

/** Reads the contract that a server publishes. */
export async function readContract({ url }: Club): Promise<Contract> {
  const { body } = await ask(url, { path: '/api/openapi.json' });
  const document = JSON.parse(body) as OpenApi;
  const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Endpoint => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      answers: new Map(listResponses(document, operation)),
    })),
  );
  return {
    document,
    endpoints,
    listMethods: (path) =>
      endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method),
  };
}

/** Resolves a schema's reference. A schema without a reference is returned unchanged. */
export function resolveSchema({ document }: Contract, schema: JsonSchema): JsonSchema {
  const title = schema.$ref?.split('/').at(-1);
  return title === undefined ? schema : document.components.schemas[title]!;
}

/** Returns the schema of an endpoint's body. Undefined for an endpoint without a body. */
export const getBodySchema = (
  contract: Contract,
  { requestBody }: Endpoint,
): JsonSchema | undefined =>
  requestBody && resolveSchema(contract, requestBody.content['application/json'].schema);

/** Returns the schemas of an endpoint's request headers, keyed by lower-case name. */
export const listHeaders = ({ parameters = [] }: Endpoint): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, schema }) => [name.toLowerCase(), schema]),
  );
