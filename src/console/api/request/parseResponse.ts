import type { BaseQueryResult } from './baseQuery';
import type { ApiProblem } from './problems';

/** Returns the parsed data of a response, or a Problem with this text when `parse` rejects the data. */
export function parseResponse<Data>(
  answer: BaseQueryResult,
  parse: (data: unknown) => Data | null,
  unreadable: string,
) {
  if (answer.error) return { error: answer.error };
  const data = parse(answer.data);
  return data === null
    ? { error: { status: 'CUSTOM_ERROR', message: unreadable } satisfies ApiProblem }
    : { data };
}
