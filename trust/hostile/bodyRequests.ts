import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type { Club } from '../club';
import type { HostileBody, Template } from './bodies';
import { exchange, type Exchange } from './exchange';
import { createTournament } from './honest';

/** A call with a body, or a call that must ignore one. */
export type Route = {
  method: string;
  path: string;
  /** Body of a valid request. Empty for a call without a body. */
  template: Template;
  needsSignIn: boolean;
};

/** All calls to which a client can send a body. An id or the credentials are wrong, so the server stores nothing. */
export const ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/auth/login',
    needsSignIn: false,
    template: { username: 'admin', password: 'wrong' },
  },
  {
    method: 'POST',
    path: '/api/tournaments',
    needsSignIn: true,
    template: createTournament(1),
  },
  {
    method: 'PUT',
    path: '/api/tournaments/1',
    needsSignIn: true,
    template: { organizerName: 'Анна', entryFee: 1, levelTo: null },
  },
  {
    method: 'POST',
    path: '/api/tournaments/1/applications',
    needsSignIn: true,
    template: { name: 'Анна', level: 2, contactPhone: '+7 (916) 123-45-67', userId: '7' },
  },
  {
    method: 'POST',
    path: '/api/tournaments/999999/restore',
    needsSignIn: true,
    template: {},
  },
  { method: 'DELETE', path: '/api/tournaments/999999', needsSignIn: true, template: {} },
  { method: 'POST', path: '/api/auth/logout', needsSignIn: false, template: {} },
  { method: 'POST', path: '/api/none', needsSignIn: true, template: {} },
];

const QUERY = '?__proto__[polluted]=yes&constructor.prototype.polluted=yes';
const ENDLESS_CHUNK = 'a'.repeat(16_384);
/** Each request gets a response or ends early. This may take long on shared processors. */
const PATIENCE_MS = 60_000;

const chunk = (body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);

async function sendEndlessly(socket: Socket): Promise<void> {
  while (socket.writable) {
    socket.write(chunk(Buffer.from(ENDLESS_CHUNK)));
    await sleep(1);
  }
}

function buildFrames({ body, isChunked, isEndless, length }: HostileBody) {
  const bytes = Buffer.from(body as string);
  if (!isChunked && !isEndless) {
    return { lines: [`Content-Length: ${length ?? bytes.length}`], bytes };
  }
  const end = isEndless ? [] : [Buffer.from('0\r\n\r\n')];
  return {
    lines: ['Transfer-Encoding: chunked', ...(length ? [`Content-Length: ${length}`] : [])],
    bytes: Buffer.concat([chunk(bytes), ...end]),
  };
}

/** Sends a body to a route, with an Idempotency-Key when one is given. */
export function sendBody(
  { url, authorization }: Pick<Club, 'url' | 'authorization'>,
  route: Route,
  hostile: HostileBody,
  key?: string,
): Promise<Exchange> {
  const { type = 'application/json', headers = [], isCutShort, isEndless } = hostile;
  const { lines, bytes } = buildFrames(hostile);
  const head = [
    `${route.method} ${route.path}${QUERY} HTTP/1.1`,
    'Host: club',
    ...(route.needsSignIn ? [`Authorization: ${authorization}`] : []),
    ...(key ? [`Idempotency-Key: ${key}`] : []),
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    ...headers,
    ...lines,
  ];
  return exchange(url, Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]), {
    isCutShort,
    timeout: PATIENCE_MS,
    send: isEndless ? sendEndlessly : undefined,
  });
}
