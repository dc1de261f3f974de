import type { DocumentResponse, DocumentOperation, OpenApi } from './openApi';

/** Lists the responses of a call by status. References are resolved. */
export const listResponses = (
  { components }: OpenApi,
  { responses }: DocumentOperation,
): readonly (readonly [status: string, answer: DocumentResponse])[] =>
  Object.entries(responses).map(([status, answer]) => [
    status,
    '$ref' in answer ? components.responses[answer.$ref.split('/').at(-1)!]! : answer,
  ]);
