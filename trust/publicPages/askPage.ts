import { request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Request } from '../request';

export type PageAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A stream that has told of nothing yet is left after that, ms. */
const LISTENED_MS = 300;

/** What an event brings of the page is packed. */
const unpack = (text: string): string =>
  text.replace(/"content":"([^"]+)"/g, (_, packed: string) =>
    gunzipSync(Buffer.from(packed, 'base64')).toString(),
  );

type Listening = {
  /** Done once a stream of events was opened. */
  onStream?: () => Promise<unknown>;
};

/**
 * One request from a connection of its own. A stream of events is left after a moment.
 * @throws where there is no answer
 */
export const askPage = (
  url: string,
  { method, path, headers, body }: Request & { body?: string | undefined },
  { onStream }: Listening = {},
): Promise<PageAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      const done = () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: unpack(Buffer.concat(chunks).toString()),
        });
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', done);
      if (!response.headers['content-type']?.startsWith('text/event-stream')) return;
      response.off('error', reject).on('error', done).on('close', done);
      const leave = () => setTimeout(() => response.destroy(), LISTENED_MS);
      void (onStream?.() ?? Promise.resolve()).then(leave, reject);
    });
    sent.on('error', reject).end(body);
  });
