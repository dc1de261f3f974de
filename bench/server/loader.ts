import { connect } from 'node:net';
import type { Order } from './load';

/**
 * The program generates load and runs as a separate process. Each connection sends the next request after the whole
 * response to the previous one. The program counts bytes without parsing them, because parsing would dominate long
 * responses. Its argument is an Order as JSON. Its output is the number of responses per second.
 */
const order = JSON.parse(process.argv[2] ?? '') as Order;
const { hostname, port, pathname } = new URL(order.url);
const BUFFER_BYTES = 1 << 20;
const HEAD_END = '\r\n\r\n';

let sent = 0;
let answered = 0;

function buildRequest(): string {
  const { method = 'GET', headers = {}, body = '' } = order;
  const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
  const all = { host: `${hostname}:${port}`, ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return head.replaceAll('{id}', `${process.pid}-${sent++}`) + body;
}

/** Length in bytes of the response that begins here. @throws when its head is incomplete */
function parseLength(bytes: Buffer): number {
  const end = bytes.indexOf(HEAD_END);
  const head = bytes.toString('latin1', 0, Math.max(0, end));
  const status = Number(head.slice(9, 12));
  if (status !== order.status) throw new Error(`An answer of ${status}: ${head}`);
  const headLength = end + HEAD_END.length;
  if (status === 204 || status === 304) return headLength;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer of no length: ${head}`);
  return headLength + Number(length);
}

function open(): void {
  let awaited = 0;
  const next = () => socket.write(buildRequest());

  function take(bytes: number, buffer: Uint8Array): true {
    if (awaited === 0) awaited = parseLength(Buffer.from(buffer.buffer, buffer.byteOffset, bytes));
    awaited -= bytes;
    if (awaited > 0) return true;
    answered++;
    next();
    return true;
  }

  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer: Buffer.alloc(BUFFER_BYTES), callback: take },
  });
  socket.once('connect', next).once('close', () => {
    throw new Error('The server has closed a connection.');
  });
}

for (let index = 0; index < order.connections; index++) open();
const since = performance.now();
setTimeout(() => {
  process.stdout.write(String(answered / ((performance.now() - since) / 1_000)));
  process.exit();
}, order.ms);
