import type { DocumentResponse, DocumentOperation, OpenApi } from './openApi';
import type { JsonSchema } from './operation';

/** The answers of a call by status, each with what is said of it. */
export const listResponses = (
  { components }: OpenApi,
  { responses }: DocumentOperation,
): readonly (readonly [status: string, answer: DocumentResponse])[] =>
  Object.entries(responses).map(([status, answer]) => [
    status,
    '$ref' in answer ? components.responses[answer.$ref.split('/').at(-1)!]! : answer,
  ]);

/** The schema of an answer's body, whatever its media type; nothing where it has no body. */
export const getResponseBodySchema = ({ content = {} }: DocumentResponse): JsonSchema | undefined =>
  Object.values(content)[0]?.schema;
