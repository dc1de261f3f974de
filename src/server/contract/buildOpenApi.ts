import { getCommonResponses } from './getCommonResponses';
import { replaceTitledSchemas } from './replaceTitledSchemas';
import { getOpenApiPath, type DescribedRoute } from './collectDescribedRoutes';
import type {
  DocumentResponse,
  DocumentOperation,
  DocumentParameter,
  JsonContent,
  OpenApi,
} from './openApi';
import type { OperationResponse, JsonSchema } from './operation';

const DESCRIPTION =
  'Что умеет сервер клуба. Тела запросов и ответов — JSON в UTF-8; лишних полей в них не бывает. ' +
  'В текстах нет NUL и половин суррогатных пар. Ошибка — объект Problem с русским текстом.';

const SIGN_IN =
  'Имя администратора и токен, который дал вход (или пароль): base64 от «имя:токен» в UTF-8.';

const toJsonContent = (schema: JsonSchema): JsonContent => ({ 'application/json': { schema } });

function listParameters({ operation }: DescribedRoute): readonly DocumentParameter[] {
  const { parameters = {}, headers = [] } = operation;
  return [
    ...Object.entries(parameters).map(([name, { description, schema }]): DocumentParameter => ({
      name,
      in: 'path',
      required: true,
      description,
      schema,
    })),
    ...headers.map((header): DocumentParameter => ({ ...header, in: 'header', required: false })),
  ];
}

/** The document's shared parts, to which references lead. */
type Components = {
  schemas: Record<string, JsonSchema>;
  responses: Record<string, DocumentResponse>;
};

const toDocumentResponse = (
  { schemas }: Components,
  { title: _, schema, type = 'application/json', ...told }: OperationResponse,
): DocumentResponse => ({
  ...told,
  ...(schema && { content: { [type]: { schema: replaceTitledSchemas(schema, schemas) } } }),
});

/** Returns the response, or a reference to a response with a title. */
function toResponse(
  answer: OperationResponse,
  components: Components,
): DocumentResponse | { $ref: string } {
  const { title } = answer;
  if (title === undefined) return toDocumentResponse(components, answer);
  components.responses[title] ??= toDocumentResponse(components, answer);
  return { $ref: `#/components/responses/${title}` };
}

/**
 * Converts a route to an operation of the document.
 * @param components receives the schemas and responses that the operation refers to
 */
function toOperation(route: DescribedRoute, components: Components): DocumentOperation {
  const { id, tag, summary, description, isPublic, body, answers } = route.operation;
  const parameters = listParameters(route);
  const toResponseEntry = ([status, answer]: [string, OperationResponse]) =>
    [status, toResponse(answer, components)] as const;
  const own = Object.entries(answers).map(toResponseEntry);
  const common = Object.entries(getCommonResponses(route)).map(([status, answer]) =>
    toResponseEntry([status, { title: `Problem${status}`, ...answer }]),
  );
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(isPublic && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: toJsonContent(replaceTitledSchemas(body, components.schemas)),
      },
    }),
    responses: Object.fromEntries([...common, ...own]),
  };
}

/**
 * Builds the OpenAPI document of some routes (API-1).
 * @param version the program's version
 */
export function buildOpenApi(routes: readonly DescribedRoute[], version: string): OpenApi {
  const components: Components = { schemas: {}, responses: {} };
  const paths: Record<string, Record<string, DocumentOperation>> = {};
  for (const route of routes) {
    const path = getOpenApiPath(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route, components) };
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
