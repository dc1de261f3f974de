import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server of node:http alone, which answers everything with the same: what it was answered itself
 * at the address that it is given. Its arguments: that address, the authorization for it, and the
 * tag of what is held already, if anything is; then it answers 304, but only to whoever names that
 * tag too.
 */
const [url = '', authorization = '', tag = ''] = process.argv.slice(2);
/** Of a connection, not of an answer: node:http writes them itself. */
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
