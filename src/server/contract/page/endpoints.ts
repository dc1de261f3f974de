import { answersOf } from '../answersOf';
import type { DocumentAnswer, DocumentOperation, OpenApi } from '../openApi';

export type AnswerByStatus = readonly [status: string, answer: DocumentAnswer];

/** An endpoint with where it is found and what it answers. */
export type Endpoint = {
  /** In lower case. */
  method: string;
  path: string;
  operation: DocumentOperation;
  answers: readonly AnswerByStatus[];
};

/** Every endpoint of a document, in its order. */
export const endpointsOf = (document: OpenApi): readonly Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
      answers: answersOf(document, operation),
    })),
  );

/** What every endpoint may be answered. */
export function sharedAnswers(endpoints: readonly Endpoint[]): readonly AnswerByStatus[] {
  const [first, ...others] = endpoints.map(({ answers }) => answers);
  const isIn = (status: string) => (answers: readonly AnswerByStatus[]) =>
    answers.some(([other]) => other === status);
  return (first ?? []).filter(([status]) => others.every(isIn(status)));
}
