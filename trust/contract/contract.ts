import { listResponses } from '../../src/server/contract/listResponses';
import type {
  DocumentResponse,
  DocumentOperation,
  OpenApi,
} from '../../src/server/contract/openApi';
import type { JsonSchema } from '../../src/server/contract/operation';
import type { Club } from '../club';
import { ask } from '../request';

/** An endpoint of the contract. */
export type Endpoint = DocumentOperation & {
  /** In capitals. */
  method: string;
  /** With {id} in it, where it names a tournament. */
  path: string;
  /** By status. */
  answers: ReadonlyMap<string, DocumentResponse>;
};

/** The document as programs read it. */
export type Contract = {
  document: OpenApi;
  endpoints: readonly Endpoint[];
  /** The methods that a path has. */
  listMethods: (path: string) => readonly string[];
};

/** The contract that a server gives away. */
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

/** A schema with what its reference leads to in its place. */
export function resolveSchema({ document }: Contract, schema: JsonSchema): JsonSchema {
  const title = schema.$ref?.split('/').at(-1);
  return title === undefined ? schema : document.components.schemas[title]!;
}

/** The schema of an endpoint's body; nothing where it takes none. */
export const getBodySchema = (
  contract: Contract,
  { requestBody }: Endpoint,
): JsonSchema | undefined =>
  requestBody && resolveSchema(contract, requestBody.content['application/json'].schema);

/** The headers that an endpoint knows, with their schemas. */
export const listHeaders = ({ parameters = [] }: Endpoint): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, schema }) => [name.toLowerCase(), schema]),
  );
