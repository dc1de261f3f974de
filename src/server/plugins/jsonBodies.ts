import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { joinBodyPath } from '../lib/bodyPath';
import { formatFieldErrors, ProblemError } from '../lib/problem';

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

const isUnfit = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || LONE_SURROGATE.test(value));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of unfit texts in a body, by a loop: a body may be too deep for a recursion. */
function listUnfitPaths(body: unknown): string[] {
  const found: string[] = [];
  const visited = [{ path: '', value: body }];
  // The loop also visits what it adds.
  for (const { path, value } of visited) {
    if (isUnfit(value)) found.push(path);
    if (!isObject(value)) continue;
    for (const [name, part] of Object.entries(value)) {
      const place = joinBodyPath(path, Array.isArray(value) ? Number(name) : name);
      visited.push({ path: place, value: part as unknown });
    }
  }
  return found;
}

/** @throws ProblemError 400 for a field whose text no database could give back as it came */
function assertFitTexts(body: unknown): void {
  if (!isObject(body)) return;
  const paths = listUnfitPaths(body);
  if (paths.length === 0) return;
  const fieldErrors = Object.fromEntries(paths.map((path) => [path, 'недопустимые символы']));
  const message = `Запрос составлен неверно. ${formatFieldErrors(fieldErrors)}`;
  throw new ProblemError(400, message, fieldErrors);
}

/** Accepts JSON in UTF-8 and nothing else; an empty body under a JSON content type is no body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (isCoded(request.headers)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
      if (body.length === 0) return undefined;
      const text = decodeText(body);
      return new Promise((resolve, reject) => {
        void parse(request, text, (error, value) =>
          error ? reject(createNotJson()) : resolve(value),
        );
      });
    },
  );
  app.addHook('preValidation', async ({ body }) => assertFitTexts(body));
}
