import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A plain node:http server that sends one fixed response to every request. At its start it gets this response from the
 * server at `url`. With a `tag` the response is a 304, sent only to requests that name the tag. Arguments: url,
 * authorization, and optionally the tag.
 */
const [url = '', authorization = '', tag = ''] = process.argv.slice(2);
/** Connection headers, which node:http writes itself. */
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
