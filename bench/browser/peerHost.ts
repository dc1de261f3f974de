import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { List } from '../clubs/run';

const DIST = path.resolve('bench/dist');
const PAGE = '/index.html';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
const JSON_TYPE = 'application/json; charset=utf-8';

type Body = { type: string; plain: Buffer; brotli: Buffer };

/** All files of a built page, compressed by brotli at its best quality. */
function readFiles(name: string): Map<string, Body> {
  const folder = path.join(DIST, name);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = new Map<string, Body>();
  for (const file of names) {
    const type = TYPES[path.extname(file)];
    if (!type) continue;
    const plain = readFileSync(path.join(folder, file));
    files.set(`/${file}`, { type, plain, brotli: brotliCompressSync(plain) });
  }
  return files;
}

function send(response: ServerResponse, { type, plain, brotli }: Body, isBrotli: boolean): void {
  const body = isBrotli ? brotli : plain;
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    vary: 'accept-encoding',
    ...(isBrotli && { 'content-encoding': 'br' }),
  });
  response.end(body);
}

/**
 * Serves a peer's page and list from memory, so that the server causes no delay.
 * @returns the address, and a function that stops the server
 */
export async function hostPeer(name: string, { json, brotli }: List) {
  const bodies = readFiles(name);
  bodies.set('/api/tournaments', { type: JSON_TYPE, plain: json, brotli });
  const server = createServer(({ url = '', headers }, response) => {
    const body = bodies.get(url) ?? bodies.get(PAGE)!;
    send(response, body, String(headers['accept-encoding']).includes('br'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
