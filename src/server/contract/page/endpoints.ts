import { listResponses } from '../listResponses';
import type { DocumentResponse, DocumentOperation, OpenApi } from '../openApi';

export type ResponseByStatus = readonly [status: string, answer: DocumentResponse];

/** An endpoint with where it is found and what it answers. */
export type DocumentEndpoint = {
  /** In lower case. */
  method: string;
  path: string;
  operation: DocumentOperation;
  answers: readonly ResponseByStatus[];
};

/** Every endpoint of a document, in its order. */
export const listDocumentEndpoints = (document: OpenApi): readonly DocumentEndpoint[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
      answers: listResponses(document, operation),
    })),
  );

/** What every endpoint may be answered. */
export function listSharedResponses(
  endpoints: readonly DocumentEndpoint[],
): readonly ResponseByStatus[] {
  const [first, ...others] = endpoints.map(({ answers }) => answers);
  const isIn = (status: string) => (answers: readonly ResponseByStatus[]) =>
    answers.some(([other]) => other === status);
  return (first ?? []).filter(([status]) => others.every(isIn(status)));
}
