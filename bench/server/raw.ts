import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server of node:http alone, which answers everything with the same bytes: those of the address
 * that it is given, with the same headers. Its arguments: that address, and the authorization for it.
 */
const [url = '', authorization = ''] = process.argv.slice(2);
/** Of a connection, not of an answer: node:http writes them itself. */
const OF_CONNECTION = ['connection', 'date', 'keep-alive'];

const answer = await fetch(url, {
  headers: { authorization, 'accept-encoding': 'identity' },
});
const headers = [...answer.headers].filter(([name]) => !OF_CONNECTION.includes(name)).flat();
const body = Buffer.from(await answer.arrayBuffer());

const server = createServer((_, response) => {
  response.writeHead(answer.status, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
