import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../lib/problem';

/** APPLY-11: bytes; a filled form takes a few hundred. */
export const FORM_BYTES_MAX = 4_096;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const createBrokenForm = () =>
  new ProblemError(400, 'Форма пришла повреждённой. Откройте страницу заново.');

/** What a form sent: each name with its first value. */
export type SentFormValues = Readonly<Record<string, string>>;

function parseForm(body: Buffer): SentFormValues {
  try {
    const fields = [...new URLSearchParams(utf8.decode(body))];
    return Object.fromEntries(fields.toReversed());
  } catch {
    throw createBrokenForm();
  }
}

/** Accepts what an HTML form sends, in this scope and nothing else (see `acceptJsonOnly` for all others). */
export function acceptFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_BYTES_MAX },
    async (_: unknown, body: Buffer) => parseForm(body),
  );
}

/** A field of a form or of an address; empty where it was not sent, or stands several times in the address. */
export function getFormField(
  body: Readonly<Record<string, unknown>> | undefined,
  name: string,
): string {
  const value = body && Object.hasOwn(body, name) ? body[name] : '';
  return typeof value === 'string' ? value : '';
}
