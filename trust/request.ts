import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { SECOND_MS } from '../src/domain/dates/durations';

/** One HTTP request, with as little added as node:http allows. */
export type Request = {
  method?: string;
  /** The path, which is sent unchanged, encoded or not. */
  path: string;
  headers?: OutgoingHttpHeaders;
  /** The body, sent as JSON. A string is sent unchanged. */
  body?: unknown;
  signal?: AbortSignal;
};

export type Answer = { status: number; rawHeaders: readonly string[]; body: string; ms: number };

/**
 * The client closes idle connections long before the server does. A request on a connection that the server is closing
 * would fail, and a busy machine makes that moment long.
 */
const agent = new Agent({ keepAlive: true, timeout: SECOND_MS });

/**
 * Sends a request.
 * @throws when no response arrives
 */
export function ask(url: string, { method, path, headers, body, signal }: Request) {
  const { hostname, port } = new URL(url);
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const json = text === undefined ? {} : { 'content-type': 'application/json' };
  const length = text === undefined ? {} : { 'content-length': Buffer.byteLength(text) };
  const since = performance.now();
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { hostname, port, agent, method, path, headers: { ...json, ...length, ...headers }, signal },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - since,
          }),
        );
      },
    );
    sent.on('error', reject).end(text);
  });
}

/** Signs in from the given address, as a proxy on this machine would forward the request. */
export const signIn = (
  url: string,
  address: string,
  pair: { username: string; password: string },
  signal?: AbortSignal,
): Promise<Answer> =>
  ask(url, {
    method: 'POST',
    path: '/api/auth/login',
    body: pair,
    signal,
    headers: { 'x-forwarded-for': address },
  });

/** Returns one of the 16 million addresses of a network. */
export const findAddress = (network: number, host: number): string =>
  `${network}.${(host >> 16) & 255}.${(host >> 8) & 255}.${host & 255}`;
