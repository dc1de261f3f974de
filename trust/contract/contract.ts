import { answersOf } from '../../src/server/contract/answersOf';
import type { DocumentAnswer, DocumentOperation, OpenApi } from '../../src/server/contract/openApi';
import type { Schema } from '../../src/server/contract/operation';
import type { Club } from '../club';
import { ask } from '../request';

/** A call of the contract. */
export type Call = DocumentOperation & {
  /** In capitals. */
  method: string;
  /** With {id} in it, where it names a tournament. */
  path: string;
  /** By status. */
  answers: ReadonlyMap<string, DocumentAnswer>;
};

/** The document as programs read it. */
export type Contract = {
  document: OpenApi;
  calls: readonly Call[];
  /** The methods that a path has. */
  methodsOf: (path: string) => readonly string[];
};

/** The contract that a server gives away. */
export async function readContract({ url }: Club): Promise<Contract> {
  const { body } = await ask(url, { path: '/api/openapi.json' });
  const document = JSON.parse(body) as OpenApi;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      answers: new Map(answersOf(document, operation)),
    })),
  );
  return {
    document,
    calls,
    methodsOf: (path) => calls.filter((call) => call.path === path).map(({ method }) => method),
  };
}

/** A schema with what its reference leads to in its place. */
export function resolved({ document }: Contract, schema: Schema): Schema {
  const title = schema.$ref?.split('/').at(-1);
  return title === undefined ? schema : document.components.schemas[title]!;
}

/** The schema of a call's body; nothing where it takes none. */
export const bodyOf = (contract: Contract, { requestBody }: Call): Schema | undefined =>
  requestBody && resolved(contract, requestBody.content['application/json'].schema);

/** The headers that a call knows, with their schemas. */
export const headersOf = ({ parameters = [] }: Call): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, schema }) => [name.toLowerCase(), schema]),
  );
