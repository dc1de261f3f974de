import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { Served } from './served';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export type Ask = {
  method?: 'GET' | 'PUT';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** True when the exchange ends at the first byte. */
  isCut?: boolean;
};

export type Exchange = {
  /** Milliseconds from sending to the response's last byte, or to its first byte when `isCut`. */
  ms: number;
  status: number;
  headers: IncomingHttpHeaders;
};

/**
 * Sends one request. The connection stays open unless the response is cut.
 * @throws when no response comes
 */
export function exchangeRequest(
  { url, authorization }: Served,
  path: string,
  { method = 'GET', headers, body, isCut = false }: Ask = {},
): Promise<Exchange> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const options = { method, agent, headers: { authorization, ...type, ...headers } };
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const sent = request(url + path, options, (answer) => {
      const end = () =>
        resolve({
          ms: performance.now() - since,
          status: answer.statusCode!,
          headers: answer.headers,
        });
      if (!isCut) return answer.on('end', end).resume();
      return answer.once('data', () => {
        end();
        answer.destroy();
      });
    });
    sent.on('error', reject).end(body);
  });
}
