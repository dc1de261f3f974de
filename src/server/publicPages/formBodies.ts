import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../lib/problem';

/** Maximum number of bytes of a form. A filled form takes a few hundred (APPLY-11). */
export const FORM_BYTES_MAX = 4_096;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const createBrokenForm = () =>
  new ProblemError(400, 'Форма пришла повреждённой. Откройте страницу заново.');

/** The values of a sent form: each name with its first value. */
export type SentFormValues = Readonly<Record<string, string>>;

function parseForm(body: Buffer): SentFormValues {
  try {
    const fields = [...new URLSearchParams(utf8.decode(body))];
    return Object.fromEntries(fields.toReversed());
  } catch {
    throw createBrokenForm();
  }
}

/** Makes this scope accept only HTML forms. All other scopes use `acceptJsonOnly`. */
export function acceptFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_BYTES_MAX },
    async (_: unknown, body: Buffer) => parseForm(body),
  );
}

/** Returns a field of a form or an address. Empty when the field is missing, or repeated in the address. */
export function getFormField(
  body: Readonly<Record<string, unknown>> | undefined,
  name: string,
): string {
  const value = body && Object.hasOwn(body, name) ? body[name] : '';
  return typeof value === 'string' ? value : '';
}
