import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { joinBodyPath } from '../lib/bodyPath';
import { createShapeProblem, ProblemError } from '../lib/problem';

/** Maximum number of bytes of a body. A tournament takes a few hundred. */
export const JSON_BODY_BYTES_MAX = 65_536;

const OTHER_CHARSET = /;\s*charset=(?!"?utf-?8\b)/i;
const LONE_SURROGATE = /\p{Surrogate}/u;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const createNotJson = () => new ProblemError(400, 'Тело запроса — не JSON.');

/** True for a body declared as compressed or in another charset. Its bytes are not JSON text. */
const isCoded = (headers: IncomingHttpHeaders): boolean =>
  (headers['content-encoding'] ?? 'identity') !== 'identity' ||
  (headers['transfer-encoding'] ?? 'chunked') !== 'chunked' ||
  OTHER_CHARSET.test(headers['content-type'] ?? '');

/**
 * Decodes a body.
 * @throws ProblemError 400 for bytes that are not UTF-8 or start with a byte order mark
 */
function decodeText(body: Buffer): string {
  try {
    const text = utf8.decode(body);
    if (!text.startsWith('\uFEFF')) return text;
  } catch {
    // Bytes that are not UTF-8 are refused like the byte order mark.
  }
  throw createNotJson();
}

/** Matches the name of the property with an object's prototype. Any letter may be escaped. No call has such a field. */
const PROTOTYPE = new RegExp(
  `"${[...'__proto__'].map((letter) => `(?:${letter}|\\\\u00${letter.charCodeAt(0).toString(16)})`).join('')}"\\s*:`,
  'i',
);

/** Maximum depth. Bodies of all calls have less than half of it. */
const DEPTH_MAX = 32;
/**
 * Minimum number of bytes per part (name, item, bracket) and per name. Valid bodies have more, because ids are long.
 */
const BYTES_OF_PART = 8;
const BYTES_OF_NAME = 32;
const [QUOTE, COMMA, COLON, BACKSLASH] = [34, 44, 58, 92];
const [OPENING_BRACKET, CLOSING_BRACKET, OPENING_BRACE, CLOSING_BRACE] = [91, 93, 123, 125];

/**
 * Finds a body with more levels, parts or names than any valid one. Parsing such a body would be slow (TRUST-73).
 * @returns a sentence; null when the body may be parsed
 */
function findExcess(text: string, bytesMax: number): string | null {
  const [partsMax, namesMax] = [bytesMax / BYTES_OF_PART, bytesMax / BYTES_OF_NAME];
  let [depth, parts, names] = [0, 0, 0];
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (code === COMMA) parts += 1;
    else if (code === COLON) {
      parts += 1;
      names += 1;
    } else if (code === OPENING_BRACKET || code === OPENING_BRACE) {
      depth += 1;
      parts += 1;
      if (depth > DEPTH_MAX) return 'Тело запроса вложено слишком глубоко.';
    } else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) depth -= 1;
    if (parts > partsMax || names > namesMax) return 'В теле запроса слишком много частей.';
  }
  return null;
}

/**
 * Parses a body.
 * @throws ProblemError 400 for a text that is not JSON, or that no call accepts
 */
function parseBody(text: string, bytesMax: number): unknown {
  const excess = findExcess(text, bytesMax);
  if (excess !== null) throw new ProblemError(400, excess);
  if (PROTOTYPE.test(text)) throw createNotJson();
  try {
    return JSON.parse(text);
  } catch {
    throw createNotJson();
  }
}

const isUnfit = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || LONE_SURROGATE.test(value));

/** Finds the path of the first unfit text in a part of a body. Null when the part has none. */
function findUnfitPlace(value: unknown): (string | number)[] | null {
  if (isUnfit(value)) return [];
  if (typeof value !== 'object' || value === null) return null;
  const isArray = Array.isArray(value);
  // `in` finds no other names, because JSON values inherit nothing.
  for (const name in value) {
    const place = findUnfitPlace((value as Record<string, unknown>)[name]);
    if (place) return [isArray ? Number(name) : name, ...place];
  }
  return null;
}

/**
 * Checks the texts of a body.
 * @throws ProblemError 400 for a text that no database could return unchanged
 */
function assertFitTexts(body: unknown): void {
  const place = findUnfitPlace(body);
  if (!place || place.length === 0) return;
  throw createShapeProblem(place.reduce<string>(joinBodyPath, ''), 'недопустимые символы');
}

/** Makes an app accept only JSON in UTF-8. An empty body with a JSON content type counts as no body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (isCoded(request.headers)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
      if (body.length === 0) return undefined;
      return parseBody(decodeText(body), request.routeOptions.bodyLimit);
    },
  );
  // The hook runs after the check of the schema, which stops at the first wrong part.
  app.addHook('preHandler', async ({ body }) => assertFitTexts(body));
}
