import { request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Request } from '../request';

export type PageAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Milliseconds after which the client leaves a stream without an event. */
const LISTENED_MS = 300;

/** Decompresses the pages in events, which are gzipped and in base64. */
const unpack = (text: string): string =>
  text.replace(/"content":"([^"]+)"/g, (_, packed: string) =>
    gunzipSync(Buffer.from(packed, 'base64')).toString(),
  );

type Listening = {
  /** Called after a stream of events is open. */
  onStream?: () => Promise<unknown>;
};

/**
 * Sends one request on its own connection. Leaves a stream of events after a moment.
 * @throws when no response arrives
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
