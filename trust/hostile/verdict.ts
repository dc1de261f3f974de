import type { Answer } from './answers';

const RUSSIAN = /[а-яё]/i;
const JSON_TYPE = 'application/json; charset=utf-8';

const isText = (value: unknown): boolean => typeof value === 'string' && RUSSIAN.test(value);

function isProblemBody(body: string): boolean {
  try {
    const { message, fieldErrors = {}, ...others } = JSON.parse(body) as Record<string, object>;
    const errors = Object.values(fieldErrors);
    return isText(message) && errors.every(isText) && Object.keys(others).length === 0;
  } catch {
    return false;
  }
}

/** True when the response has the server's security headers. */
export const isSecured = ({ headers }: Answer): boolean =>
  headers['content-security-policy']?.startsWith("default-src 'none'") === true &&
  headers['x-content-type-options'] === 'nosniff';

/** True when the response is a regular refusal: 4xx, in Russian, and without other content. */
export const isRefusal = (answer: Answer): boolean =>
  answer.status >= 400 &&
  answer.status < 500 &&
  answer.headers['content-type'] === JSON_TYPE &&
  isSecured(answer) &&
  isProblemBody(answer.body);

/** Prints a finding of a step on the error output, with the data that reproduce it. */
export function reportFinding(step: number, name: string, found: unknown): void {
  process.stderr.write(`step ${step}, ${name}: ${JSON.stringify(found).slice(0, 500)}\n`);
}
