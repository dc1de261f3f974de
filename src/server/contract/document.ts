import { commonAnswers } from './commonAnswers';
import { hoist } from './hoist';
import type { DescribedRoute } from './noteOperations';
import type {
  DocumentAnswer,
  DocumentOperation,
  DocumentParameter,
  JsonContent,
  OpenApi,
} from './openApi';
import type { Answer, Schema } from './operation';
import { idSchema } from '../tournaments/ids';

const DESCRIPTION =
  'Что умеет сервер клуба. Тела запросов и ответов — JSON в UTF-8; лишних полей в них не бывает. ' +
  'В текстах нет NUL и половин суррогатных пар. Ошибка — объект Problem с русским текстом.';

const SIGN_IN =
  'Имя администратора и токен, который дал вход (или пароль): base64 от «имя:токен» в UTF-8.';

const inJson = (schema: Schema): JsonContent => ({ 'application/json': { schema } });

/** /api/tournaments/:id as /api/tournaments/{id}. */
const pathOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}');

const ID: DocumentParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Номер турнира.',
  schema: idSchema,
};

function parametersOf({ url, operation }: DescribedRoute): readonly DocumentParameter[] {
  const headers = (operation.headers ?? []).map((header): DocumentParameter => ({
    ...header,
    in: 'header',
    required: false,
  }));
  return [...(url.includes('/:id') ? [ID] : []), ...headers];
}

/** What stands once in the document and is referred to. */
type Components = {
  schemas: Record<string, Schema>;
  responses: Record<string, DocumentAnswer>;
};

const answerIn = (
  { schemas }: Components,
  { schema, type = 'application/json', ...told }: Answer,
): DocumentAnswer => ({
  ...told,
  ...(schema && { content: { [type]: { schema: hoist(schema, schemas) } } }),
});

/** References to what a route may answer besides what its operation says. */
function commonResponses(route: DescribedRoute, components: Components) {
  return Object.entries(commonAnswers(route)).map(([status, answer]) => {
    const name = `Problem${status}`;
    components.responses[name] ??= answerIn(components, answer);
    return [status, { $ref: `#/components/responses/${name}` }] as const;
  });
}

/** @param components takes what is referred to */
function operationOf(route: DescribedRoute, components: Components): DocumentOperation {
  const { id, tag, summary, description, isOpen, body, answers } = route.operation;
  const parameters = parametersOf(route);
  const own = Object.entries(answers).map(
    ([status, answer]) => [status, answerIn(components, answer)] as const,
  );
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: inJson(hoist(body, components.schemas)) },
    }),
    responses: Object.fromEntries<DocumentAnswer | { $ref: string }>([
      ...commonResponses(route, components),
      ...own,
    ]),
  };
}

/**
 * API-1: the OpenAPI document of some routes.
 * @param version of the program
 */
export function openApiOf(routes: readonly DescribedRoute[], version: string): OpenApi {
  const components: Components = { schemas: {}, responses: {} };
  const paths: Record<string, Record<string, DocumentOperation>> = {};
  for (const route of routes) {
    const path = pathOf(route.url);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, components) };
  }
  const tags = new Set(routes.map(({ operation }) => operation.tag));
  return {
    openapi: '3.1.0',
    info: { title: 'API теннисного клуба', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    security: [{ basic: [] }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { basic: { type: 'http', scheme: 'basic', description: SIGN_IN } },
      ...components,
    },
  };
}
