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

/** Whether an answer has the headers that every answer of the server has. */
export const isSecured = ({ headers }: Answer): boolean =>
  headers['content-security-policy']?.startsWith("default-src 'none'") === true &&
  headers['x-content-type-options'] === 'nosniff';

/** Whether an answer is a refusal as the server words them: 4xx, Russian, and nothing else in it. */
export const isRefusal = (answer: Answer): boolean =>
  answer.status >= 400 &&
  answer.status < 500 &&
  answer.headers['content-type'] === JSON_TYPE &&
  isSecured(answer) &&
  isProblemBody(answer.body);

/** Says on the error output what a step found, and how to see it again. */
export function reportFinding(step: number, name: string, found: unknown): void {
  process.stderr.write(`step ${step}, ${name}: ${JSON.stringify(found).slice(0, 500)}\n`);
}
