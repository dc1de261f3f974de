import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server of plain node:http that sends one response to every request. It gets that response from the server at the
 * given address. Arguments: the address, its authorization, and optionally the tag of a held version. With a tag it
 * answers 304, but only to requests that name the tag.
 */
const [url = '', authorization = '', tag = ''] = process.argv.slice(2);
/** Headers of the connection, which node:http writes itself. */
const OF_CONNECTION = ['connection', 'date', 'keep-alive'];

const answer = await fetch(url, {
  headers: { authorization, 'accept-encoding': 'identity', ...(tag && { 'if-none-match': tag }) },
});
const headers = [...answer.headers].filter(([name]) => !OF_CONNECTION.includes(name)).flat();
const body = Buffer.from(await answer.arrayBuffer());

const server = createServer((request, response) => {
  if (tag && request.headers['if-none-match'] !== tag) response.writeHead(412).end();
  else response.writeHead(answer.status, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
