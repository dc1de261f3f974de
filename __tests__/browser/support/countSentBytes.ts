import { get, type IncomingMessage } from 'node:http';
import { expect } from './fixtures';

/** Size of a response in bytes for a browser that accepts brotli. */
export async function countSentBytes(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  expect(response.headers['content-encoding'], url).toBe('br');
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}
