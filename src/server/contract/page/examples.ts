import { getResponseBodySchema } from '../listResponses';
import type { DocumentParameter } from '../openApi';
import { buildExample, type SchemaComponents } from './buildExample';
import type { DocumentEndpoint } from './endpoints';

const formatJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** A path with examples of its parameters in it. */
const formatPath = (path: string, parameters: readonly DocumentParameter[]): string =>
  parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, { name, schema }) => text.replace(`{${name}}`, String(schema.examples?.[0])),
      path,
    );

const formatHeader = ({ name, schema }: DocumentParameter): string =>
  `-H '${name}: ${String(schema.examples?.[0])}'`;

/** What a person types into a terminal to try an endpoint. */
export function buildCurl(
  { method, path, operation }: DocumentEndpoint,
  components: SchemaComponents,
): string {
  const { security, parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json'].schema;
  const verb = method === 'get' ? '' : ` -X ${method.toUpperCase()}`;
  const lines = [
    `curl${verb} "$CLUB${formatPath(path, parameters)}"`,
    ...(security ? [] : ['-u "admin:$TOKEN"']),
    ...parameters.filter((parameter) => parameter.in === 'header').map(formatHeader),
    ...(body ? ["-H 'Content-Type: application/json'"] : []),
    ...(body ? [`-d '${formatJson(buildExample(body, components))}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** The first success of an endpoint that has a body; null where none has. */
export function buildResponseExample(
  { answers }: DocumentEndpoint,
  components: SchemaComponents,
): string | null {
  const [body] = answers.flatMap(([status, answer]) =>
    Number(status) < 300 ? (getResponseBodySchema(answer) ?? []) : [],
  );
  if (!body) return null;
  const example = buildExample(body, components);
  return typeof example === 'string' ? example : formatJson(example);
}
