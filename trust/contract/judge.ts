import type { DocumentResponse } from '../../src/server/contract/openApi';
import type { Answer } from '../request';
import type { Endpoint } from './contract';
import type { Given } from './given';
import type { Validate } from './validators';

/** Returns a response header, or null when it is missing. */
export function findHeader({ rawHeaders }: Answer, name: string): string | null {
  const at = rawHeaders.findIndex(
    (text, index) => index % 2 === 0 && text.toLowerCase() === name.toLowerCase(),
  );
  return at === -1 ? null : rawHeaders[at + 1]!;
}

export function parseJson({ body }: Answer): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function findHeadersFault(
  answer: Answer,
  allowed: DocumentResponse,
  validate: Validate,
): string | null {
  for (const [name, { required, schema }] of Object.entries(allowed.headers ?? {})) {
    const text = findHeader(answer, name);
    if (text === null && required) return `${name} is missing`;
    const value = schema.type === 'integer' ? Number(text) : text;
    if (text !== null && !validate(schema, value)) return `${name} is ${text}`;
  }
  return null;
}

function findBodyFault(
  answer: Answer,
  { content }: DocumentResponse,
  validate: Validate,
): string | null {
  if (!content) return answer.body === '' ? null : 'a body where there is none';
  const type = findHeader(answer, 'content-type');
  if (type !== 'application/json; charset=utf-8') return `the type ${type}`;
  const { schema } = content['application/json']!;
  return validate(schema, parseJson(answer)) ? null : 'a body that its schema refuses';
}

/**
 * Creates a judge that checks responses against a contract.
 * @returns a function that describes a response that the contract does not allow; null for an allowed one. The response
 *   to a request outside the contract must be a Problem.
 */
export function createJudge({ contract, validate }: Given) {
  const problem = contract.document.components.schemas.Problem!;

  return (endpoint: Endpoint | null, answer: Answer): string | null => {
    if (!endpoint) return validate(problem, parseJson(answer)) ? null : 'no Problem';
    const allowed = endpoint.answers.get(String(answer.status));
    if (!allowed) return `the status ${answer.status}`;
    return findHeadersFault(answer, allowed, validate) ?? findBodyFault(answer, allowed, validate);
  };
}
