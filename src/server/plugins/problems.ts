import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '../../domain/protocol/problem';
import { ProblemError } from '../lib/problem';
import { findDatabaseErrorProblem } from './databaseProblems';
import { SECURITY_HEADERS, getSecurityHeaders } from './securityHeaders';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Texts for requests that the framework refuses before any handler. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Запрос составлен неверно.',
  404: 'Такого адреса на сервере нет.',
  408: 'Запрос не пришёл целиком за отведённое время.',
  412: 'Файл на сервере уже другой.',
  413: 'Запрос слишком велик.',
  414: 'Адрес запроса слишком длинный.',
  415: 'Сервер принимает только JSON (Content-Type: application/json).',
  416: 'Такой части у файла нет.',
  431: 'Заголовки запроса слишком велики.',
};

/** Time for a client to close a connection after the server's end of it. */
const LINGER_MS = 1_000;

const FAILURE: Problem = { message: 'На сервере произошла ошибка. Попробуйте ещё раз.' };

/** Returns the status of the framework's own error about a request. 500 for any other error. */
function getStatus(error: unknown): number {
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}

type Answered = {
  status: number;
  problem: Problem;
  /** Seconds until a repeat, sent as Retry-After. */
  retryAfter?: number | undefined;
};

/** Returns the response to an error (ERR-3). Details of unexpected errors are only logged. */
export function toProblemResponse(error: unknown, request: FastifyRequest): Answered {
  const known = error instanceof ProblemError ? error : findDatabaseErrorProblem(error);
  if (known) {
    if (known !== error) request.log.error({ err: error }, 'database failed');
    const { statusCode: status, retryAfter } = known;
    return { status, problem: known.toProblem(), retryAfter };
  }
  const status = getStatus(error);
  if (status < 500) return { status, problem: { message: MESSAGES[status] ?? MESSAGES[400]! } };
  request.log.error({ err: error }, 'request failed');
  return { status, problem: FAILURE };
}

function respond(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The headers are also needed for addresses below a secret page that match no route of its scope (APPLY-9).
  reply.type(JSON_TYPE).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const { status, problem, retryAfter } = toProblemResponse(error, request);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(problem);
}

/** Ends a connection whose bytes are not a complete request. */
export function rejectBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 408
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? 431
        : 400;
  const body = JSON.stringify({ message: MESSAGES[status] });
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // Destroying the connection immediately would cut off the response. The limit ends connections that the client never
  // closes.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Responds to an invalid address. No hook has run for such a request. */
export function rejectBadUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  respond(error, request, reply.headers(getSecurityHeaders(request)));
}

export const throwNotFound = (): never => {
  throw new ProblemError(404, MESSAGES[404]!);
};

/** Makes the response to every error a Problem (ERR-3). Details of unexpected errors are only logged. */
export function handleErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler(respond);
  app.setNotFoundHandler(throwNotFound);
  // Node would respond with 417 and no body. An expectation may be ignored (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', app.routing);
}
