import { answersOf } from '../answersOf';
import type { DocumentAnswer, DocumentOperation, OpenApi } from '../openApi';

export type AnswerByStatus = readonly [status: string, answer: DocumentAnswer];

/** A call with where it is found and what it answers. */
export type Call = {
  /** In lower case. */
  method: string;
  path: string;
  operation: DocumentOperation;
  answers: readonly AnswerByStatus[];
};

/** Every call of a document, in its order. */
export const callsOf = (document: OpenApi): readonly Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation,
      answers: answersOf(document, operation),
    })),
  );

/** What every call may be answered. */
export function sharedAnswers(calls: readonly Call[]): readonly AnswerByStatus[] {
  const [first, ...others] = calls.map(({ answers }) => answers);
  const isIn = (status: string) => (answers: readonly AnswerByStatus[]) =>
    answers.some(([other]) => other === status);
  return (first ?? []).filter(([status]) => others.every(isIn(status)));
}
