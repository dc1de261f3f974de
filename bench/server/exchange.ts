import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { Served } from './served';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export type Ask = {
  method?: 'GET' | 'PUT';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Nothing after the first byte is waited for. */
  isCut?: boolean;
};

export type Exchange = {
  /** From the sending to the last byte of the answer, or to the first where it is cut there. */
  ms: number;
  status: number;
  headers: IncomingHttpHeaders;
};

/**
 * Asks a server once, over a connection that stays open unless an answer is cut.
 * @throws where there is no answer
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
