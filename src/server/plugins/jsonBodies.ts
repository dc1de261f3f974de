import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { joinBodyPath } from '../lib/bodyPath';
import { createShapeProblem, ProblemError } from '../lib/problem';

/** Bytes; a tournament takes a few hundred. */
export const JSON_BODY_BYTES_MAX = 65_536;

const OTHER_CHARSET = /;\s*charset=(?!"?utf-?8\b)/i;
const LONE_SURROGATE = /\p{Surrogate}/u;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const createNotJson = () => new ProblemError(400, 'Тело запроса — не JSON.');

/** Whether a body is said to be compressed or in another charset: its bytes are no JSON as they stand. */
const isCoded = (headers: IncomingHttpHeaders): boolean =>
  (headers['content-encoding'] ?? 'identity') !== 'identity' ||
  (headers['transfer-encoding'] ?? 'chunked') !== 'chunked' ||
  OTHER_CHARSET.test(headers['content-type'] ?? '');

/** @throws ProblemError 400 for bytes that are not UTF-8 or begin with a byte order mark */
function decodeText(body: Buffer): string {
  try {
    const text = utf8.decode(body);
    if (!text.startsWith('\uFEFF')) return text;
  } catch {
    // Not UTF-8: refused like the mark.
  }
  throw createNotJson();
}

/** A name that would reach for a prototype, however its letters are escaped; no call has such a field. */
const PROTOTYPE = new RegExp(
  `"${[...'__proto__'].map((letter) => `(?:${letter}|\\\\u00${letter.charCodeAt(0).toString(16)})`).join('')}"\\s*:`,
  'i',
);

/** No call has a body that is half as deep. */
const DEPTH_MAX = 32;
const [QUOTE, BACKSLASH] = [34, 92];
const OPENING: readonly number[] = [91, 123];
const CLOSING: readonly number[] = [93, 125];

/** Whether a body is nested deeper than any that is taken: parsing it would cost more than looking (TRUST-73). */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInText = !isInText;
    else if (isInText) continue;
    else if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) depth -= 1;
    if (depth > DEPTH_MAX) return true;
  }
  return false;
}

/** @throws ProblemError 400 for a text that is no JSON, or none that any call takes */
function parseBody(text: string): unknown {
  if (isTooDeep(text)) throw new ProblemError(400, 'Тело запроса вложено слишком глубоко.');
  if (PROTOTYPE.test(text)) throw createNotJson();
  try {
    return JSON.parse(text);
  } catch {
    throw createNotJson();
  }
}

const isUnfit = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || LONE_SURROGATE.test(value));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of the first unfit text in a body; null where there is none. */
function findUnfitPath(body: unknown): string | null {
  const visited = [{ path: '', value: body }];
  // The loop also visits what it adds.
  for (const { path, value } of visited) {
    if (isUnfit(value)) return path;
    if (!isObject(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      const place = joinBodyPath(path, Array.isArray(value) ? Number(name) : name);
      visited.push({ path: place, value: part as unknown });
    }
  }
  return null;
}

/** @throws ProblemError 400 for a field whose text no database could give back as it came */
function assertFitTexts(body: unknown): void {
  const path = isObject(body) ? findUnfitPath(body) : null;
  if (path !== null) throw createShapeProblem(path, 'недопустимые символы');
}

/** Accepts JSON in UTF-8 and nothing else; an empty body under a JSON content type is no body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (isCoded(request.headers)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
      if (body.length === 0) return undefined;
      return parseBody(decodeText(body));
    },
  );
  // After the schema, which ends at the first part that does not fit it.
  app.addHook('preHandler', async ({ body }) => assertFitTexts(body));
}
